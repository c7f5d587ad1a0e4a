/** Pictures of the icon, for home screens. */
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

/** What a mask leaves of an icon at least is a circle of 80 % of its width; a square has room in 56 % of it. */
const MASKED_SHARE = 0.56;

/** Dots per inch at which a drawing has the size that it gives itself, and the most that sharp takes. */
const DENSITY = 72;
const MAX_DENSITY = 100_000;

interface Icon {
  /** In pixels. */
  size: number;
  /** A maskable icon has a background up to its edges, for the system cuts its shape. */
  purpose: 'any' | 'maskable';
}

/** Whether the icon's file is one that pictures can be made of: sharp reads no .ico. */
export const isDrawable = (source: string): boolean => !/\.ico$/i.test(source);

/**
 * Writes a picture of the icon as PNG.
 *
 * @param source - the icon's file
 * @param background - `#rrggbb`
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
  // A drawing is drawn in its final size, so that it has no soft edges, and no more of it than sharp accepts.
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
