/** From the cards' SVG to their pictures. */
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {keepWhole} from '../../markdown/keptFiles';

/** Few colors: the edges of letters are all that is between them. A picture weighs some 15 kB. */
const PNG = {palette: true, colors: 48, dither: 0, effort: 1, compressionLevel: 9} as const;

/** A picture to be. */
export interface Drawing {
  svg: string;
  /** Where it is to be written. */
  file: string;
}

/**
 * Writes pictures, from what earlier builds kept of the same drawings or else anew.
 *
 * @param cache - the folder that keeps pictures by the hash of their drawing
 * @returns how many were drawn anew
 */
export async function writePictures(drawings: readonly Drawing[], cache: string): Promise<number> {
  const kept = ({svg}: Drawing) => path.join(cache, `${keyOf(svg)}.png`);
  // By their place, for two pages may show the same.
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

/** Of what is drawn, and how. */
const keyOf = (svg: string): string => createHash('sha256').update(JSON.stringify(PNG)).update(svg).digest('hex');

async function toPng(svg: string): Promise<Buffer> {
  const {sharp} = await import('../pictures');
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
