/** Draws the icon for home screens. */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * The width of the image in a maskable icon, as a share of the icon's width. A square of this size fits in the part
 * that no system cuts off: a circle with a diameter of 80% of the icon's width.
 */
const MASKED_SHARE = 0.56;

/** Densities in dots per inch. At DENSITY, sharp draws an SVG at its original size. MAX_DENSITY is sharp's maximum. */
const DENSITY = 72;
const MAX_DENSITY = 100_000;

interface Icon {
  /** In pixels. */
  size: number;
  /** A maskable icon has a background up to its edges, because the system cuts it into a shape. */
  purpose: 'any' | 'maskable';
}

/** Whether the icon's file can be drawn. sharp doesn't support .ico. */
export const isDrawable = (source: string): boolean => !/\.ico$/i.test(source);

/**
 * Writes the icon as PNG.
 *
 * @param source - path of the icon's file
 * @param file - path of the PNG file
 * @param background - the color behind a maskable icon, `#rrggbb`
 */
export async function writeIcon(
  source: string,
  file: string,
  {size, purpose}: Icon,
  background: string,
): Promise<void> {
  const {sharp} = await import('../pictures');
  await mkdir(path.dirname(file), {recursive: true});
  const inner = purpose === 'any' ? size : Math.round(size * MASKED_SHARE);
  const transparent = {r: 0, g: 0, b: 0, alpha: 0};
  // Draw an SVG at its final size, up to the maximum density, so that its edges aren't blurred.
  const {width, height} = await sharp(source).metadata();
  const density = Math.min(MAX_DENSITY, Math.max(1, (DENSITY * inner) / Math.max(width, height)));
  const icon = await sharp(source, {density})
    .resize(inner, inner, {fit: 'contain', background: transparent})
    .png()
    .toBuffer();
  const canvas = sharp({
    create: {width: size, height: size, channels: 4, background: purpose === 'any' ? transparent : background},
  });
  await canvas
    .composite([{input: icon}])
    .png({palette: true, compressionLevel: 9})
    .toFile(file);
}
