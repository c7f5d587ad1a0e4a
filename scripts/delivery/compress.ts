/** Compresses the text files of a built site, at the highest level of each encoding. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/plugins/filesBelow';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {ENCODINGS, isCompressible} from './rules';

/** In bytes. A smaller file fits into one network packet uncompressed. */
const MIN_SIZE = 1024;

const COMPRESSORS: Record<(typeof ENCODINGS)[number]['name'], (content: Buffer) => Promise<Buffer>> = {
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

/** The number of compressed files, and their total sizes in bytes. */
export interface CompressionTotals {
  files: number;
  /** Size before compression. */
  plain: number;
  /** Size after compression, by encoding. */
  packed: Record<string, number>;
}

/** Writes `x.br` and `x.gz` beside each text file of a folder, and removes those of an earlier build. */
export async function compress(folder: string): Promise<CompressionTotals> {
  const all = filesBelow(folder);
  for (const file of all.filter((name) => ENCODINGS.some(({extension}) => name.endsWith(extension)))) {
    rmSync(path.join(folder, file));
  }
  const texts = all
    .filter(isCompressible)
    .map((file) => ({file, content: readFileSync(path.join(folder, file))}))
    .filter(({content}) => content.length >= MIN_SIZE);
  const packed: Record<string, number> = {};
  for (const {name, extension} of ENCODINGS) {
    const sizes = await Promise.all(
      texts.map(async ({file, content}) => {
        const result = await COMPRESSORS[name](content);
        writeFileSync(path.join(folder, file + extension), result);
        return result.length;
      }),
    );
    packed[name] = sum(sizes);
  }
  return {files: texts.length, plain: sum(texts.map(({content}) => content.length)), packed};
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
