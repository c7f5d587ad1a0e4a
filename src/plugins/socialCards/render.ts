/** Renders the cards' SVG to PNG files. */
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {keepWhole} from '../../markdown/keptFiles';
import {versionsOf} from '../../markdown/twoslash/packages';

/** Few colors are enough, because only the edges of letters have shades. A card has about 15 kB. */
const PNG = {palette: true, colors: 48, dither: 0, effort: 1, compressionLevel: 9} as const;

/** A card to render. */
export interface Drawing {
  svg: string;
  /** Path of the PNG file. */
  file: string;
}

/**
 * Writes PNG files. Drawings that an earlier build rendered are copied from the cache.
 *
 * @param cache - the folder of rendered drawings, by hash
 * @returns the number of drawings that weren't in the cache
 */
export async function writePictures(drawings: readonly Drawing[], cache: string): Promise<number> {
  const kept = ({svg}: Drawing) => path.join(cache, `${keyOf(svg)}.png`);
  // By file, because two pages may have the same drawing.
  const byFile = drawings.map((drawing) => [kept(drawing), drawing.svg] as const);
  const missing = new Map(byFile.filter(([file]) => !existsSync(file)));
  await Promise.all(
    Array.from(missing, ([file, svg]) => keepWhole(file, async (draft) => writeFile(draft, await toPng(svg)))),
  );
  for (const drawing of drawings) {
    mkdirSync(path.dirname(drawing.file), {recursive: true});
    copyFileSync(kept(drawing), drawing.file);
  }
  return missing.size;
}

/** What a picture depends on besides its drawing: the options of its rendering, and sharp's version. */
const RENDERING = JSON.stringify([PNG, versionsOf(['sharp'], __dirname)]);

const keyOf = (svg: string): string => createHash('sha256').update(RENDERING).update(svg).digest('hex');

async function toPng(svg: string): Promise<Buffer> {
  const {sharp} = await import('../pictures');
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
