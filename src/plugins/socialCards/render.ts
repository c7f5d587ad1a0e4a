/** From a card's SVG to its picture. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Few: the edges of letters are all that is between the colors. A picture weighs some 15 kB. */
const COLORS = 48;

/**
 * Writes a picture, from what an earlier build kept of the same drawing or else anew.
 *
 * @param cache - the folder that keeps pictures by the hash of their drawing
 * @returns whether it was drawn anew
 */
export async function writePicture(svg: string, file: string, cache: string): Promise<boolean> {
  const kept = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const drawn = !existsSync(kept);
  if (drawn) await keep(kept, await toPng(svg));
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(kept, file);
  return drawn;
}

/** By a file of its own and a new name: another build never reads half of it. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, picture);
  await rename(draft, file);
}

async function toPng(svg: string): Promise<Buffer> {
  // Loaded only where there is something to draw.
  const {sharp} = await import('../pictures');
  return sharp(Buffer.from(svg))
    .png({palette: true, colors: COLORS, dither: 0, effort: 1, compressionLevel: 9})
    .toBuffer();
}
