/** Writes the packed forms of a built site's texts beside them, as small as the formats allow. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/plugins/filesBelow';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {ENCODINGS, isPacked} from './rules';

/** In bytes. What is smaller fits into one packet of the network as it is. */
const SMALLEST = 1024;

const PACKERS: Record<(typeof ENCODINGS)[number]['name'], (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify<Buffer, {level: number}, Buffer>(gzip)(content, {level: 9}),
};

/** What was packed, in bytes. */
export interface Packed {
  files: number;
  plain: number;
  /** By encoding. */
  packed: Record<string, number>;
}

/** Packs every text of a folder; forms of an earlier build are removed. */
export async function compress(folder: string): Promise<Packed> {
  const all = filesBelow(folder);
  for (const file of all.filter((name) => ENCODINGS.some(({extension}) => name.endsWith(extension)))) {
    rmSync(path.join(folder, file));
  }
  const texts = all
    .filter(isPacked)
    .map((file) => ({file, content: readFileSync(path.join(folder, file))}))
    .filter(({content}) => content.length >= SMALLEST);
  const packed: Record<string, number> = {};
  for (const {name, extension} of ENCODINGS) {
    const sizes = await Promise.all(
      texts.map(async ({file, content}) => {
        const result = await PACKERS[name](content);
        writeFileSync(path.join(folder, file + extension), result);
        return result.length;
      }),
    );
    packed[name] = sum(sizes);
  }
  return {files: texts.length, plain: sum(texts.map(({content}) => content.length)), packed};
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
