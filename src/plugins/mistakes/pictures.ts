/**
 * Finds picture files that aren't pictures. Without this check, Docusaurus prints a stack for such a picture in
 * Markdown, prints nothing for an imported one, and the build passes.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseXml, type XmlError} from '@rgrove/parse-xml';

/** The folders with the pictures of pages. */
const FOLDERS = ['docs', 'static'];

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Matches the first bytes of pictures, in hex: PNG, JPEG, GIF, ICO, WebP and AVIF. */
const SIGNATURE = /^(?:89504e47|ffd8ff|47494638|00000100|52494646.{8}57454250|.{8}66747970)/;

/** Returns a message for each picture file of the pages that isn't a picture. */
export const pictureMistakes = (siteDir: string): string[] =>
  FOLDERS.map((folder) => path.join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .flatMap(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      const content = readFileSync(file);
      const shown = path.relative(siteDir, file).replaceAll(path.sep, '/');
      return (/\.svg$/i.test(name) ? svgMistake(shown, content.toString()) : bitmapMistake(shown, content)) ?? [];
    })
    .sort();

function bitmapMistake(file: string, content: Buffer): string | undefined {
  if (SIGNATURE.test(content.toString('hex', 0, 12))) return undefined;
  const [start = ''] = /^[ -~]*/.exec(content.toString('latin1', 0, 40)) ?? [];
  const given = start === '' ? '' : ` (it begins with ${JSON.stringify(start)})`;
  return `${file} isn't a picture${given}: export the picture again, or remove the file.`;
}

function svgMistake(file: string, content: string): string | undefined {
  const remedy = 'correct the file, or export the picture again.';
  try {
    const {root} = parseXml(content, {ignoreUndefinedEntities: true});
    if (root?.name === 'svg') return undefined;
    return `${file} isn't an SVG picture (its root is <${root?.name ?? ''}>, but must be <svg>): ${remedy}`;
  } catch (error) {
    const {line, column, message} = error as XmlError;
    const [reason] = message.split(/ \(line|\n/);
    return `${file}:${line}:${column} the file isn't an SVG picture (${reason!}): ${remedy}`;
  }
}
