/** Renders the cards' SVG to PNG files. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCached, writeCached} from '../../buildTools/fileCache';
import {hashOf} from '../../buildTools/hashOf';
import {versionsOf} from '../../markdown/twoslash/packages';

/**
 * The options for PNG files. 16 colors suffice, because only the edges of letters have shades. A card's file is 11 kB.
 */
const PNG = {palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 3} as const;

/** A card to render. */
export interface Drawing {
  svg: string;
  /** Path of the PNG file. */
  file: string;
}

/**
 * Writes PNG files, one after the other. Drawings that an earlier build rendered are copied from the cache.
 *
 * @param cache - the folder with the drawings of earlier builds; each file is named by a hash of the SVG and
 *   `RENDERING`
 * @returns the number of drawings that weren't in the cache
 */
export async function writePictures(drawings: Iterable<Drawing>, cache: string): Promise<number> {
  let drawn = 0;
  for (const {svg, file} of drawings) {
    const kept = path.join(cache, `${keyOf(svg)}.png`);
    let picture = readCached(kept);
    if (!picture) {
      drawn += 1;
      picture = await toPng(svg);
      writeCached(kept, picture);
    }
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, picture);
  }
  return drawn;
}

/** Everything that a picture depends on besides its SVG: the options for PNG files, and sharp's version. */
const RENDERING = JSON.stringify([PNG, versionsOf(['sharp'], __dirname)]);

const keyOf = (svg: string): string => hashOf(RENDERING + svg);

async function toPng(svg: string): Promise<Buffer> {
  const {sharp} = await import('../pictures');
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
