/**
 * Finds picture files that aren't pictures, are damaged or have no size. Without this check, the build passes:
 * Docusaurus prints a stack for such a picture in Markdown, and nothing for an imported one.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseXml, type XmlError} from '@rgrove/parse-xml';
import {filesBelow} from '../../buildTools/filesBelow';

/** The folders with the pictures of pages. */
const FOLDERS = ['docs', 'static'];

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Matches the first bytes of pictures, in hex: PNG, JPEG, GIF, ICO, WebP and AVIF. */
const SIGNATURE = /^(?:89504e47|ffd8ff|47494638|00000100|52494646.{8}57454250|.{8}66747970)/;

/** Matches the size of an SVG in units other than percent, as in `24px` or `.5em`. */
const LENGTH = /^\d*\.?\d+[a-z]*$/i;

/** Returns a message for each picture file of the pages that isn't a picture, or that has no size. */
export async function pictureMistakes(siteDir: string): Promise<string[]> {
  const files = FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => PICTURE.test(file));
  const mistakes = files.map(async (file) => {
    const content = readFileSync(path.join(siteDir, file));
    return /\.svg$/i.test(file) ? svgMistake(file, content.toString()) : bitmapMistake(file, content);
  });
  return (await Promise.all(mistakes)).filter((message) => message !== undefined).sort();
}

async function bitmapMistake(file: string, content: Buffer): Promise<string | undefined> {
  const remedy = 'export the picture again, or remove the file.';
  if (!SIGNATURE.test(content.toString('hex', 0, 12))) {
    const [start = ''] = /^[ -~]*/.exec(content.toString('latin1', 0, 40)) ?? [];
    const given = start === '' ? '' : ` (it begins with ${JSON.stringify(start)})`;
    return `${file} isn't a picture${given}: ${remedy}`;
  }
  // The library doesn't read icons.
  if (content.toString('hex', 0, 4) === '00000100') return undefined;
  const {sharp} = await import('../pictures');
  return sharp(content)
    .metadata()
    .then(
      () => undefined,
      () => `${file} is damaged: ${remedy}`,
    );
}

function svgMistake(file: string, content: string): string | undefined {
  const remedy = 'correct the file, or export the picture again.';
  try {
    const {root} = parseXml(content, {ignoreUndefinedEntities: true});
    if (root?.name !== 'svg') {
      return `${file} isn't an SVG picture (its root is <${root?.name ?? ''}>, but must be <svg>): ${remedy}`;
    }
    const {width = '', height = '', viewBox} = root.attributes;
    if (viewBox !== undefined || (LENGTH.test(width) && LENGTH.test(height))) return undefined;
    return `${file} has no size: add width and height, or viewBox, to <svg>.`;
  } catch (error) {
    const {line, column, message} = error as XmlError;
    const [reason] = message.split(/ \(line|\n/);
    return `${file}:${line}:${column} the file isn't an SVG picture (${reason!}): ${remedy}`;
  }
}
