/** Compresses the text files of a built site. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions} from 'node:zlib';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {ENCODINGS, isCompressedCopy, isCompressible} from './rules';

/** The smallest file to compress, in bytes. Smaller files fit into one network packet uncompressed. */
const MIN_SIZE = 1024;

interface Compressor {
  /** Compresses at the highest level, for files that are written once and sent often. */
  pack: (content: Buffer) => Promise<Buffer>;
  /** Compresses quickly, at a lower level, like hosts that compress each response when they send it. */
  packNow: (content: Buffer) => Buffer;
}

const brotliOptions = (quality: number, {length}: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const COMPRESSORS: Record<(typeof ENCODINGS)[number]['name'], Compressor> = {
  br: {
    pack: (content) => promisify(brotliCompress)(content, brotliOptions(11, content)),
    packNow: (content) => brotliCompressSync(content, brotliOptions(5, content)),
  },
  gzip: {
    pack: (content) => promisify<Buffer, {level: number}, Buffer>(gzip)(content, {level: 9}),
    packNow: (content) => gzipSync(content),
  },
};

/** The number of compressed files, and their total sizes in bytes. */
export interface CompressionTotals {
  files: number;
  /** Size before compression. */
  plain: number;
  /** Size after compression, by encoding. */
  packed: Record<string, number>;
}

/**
 * Writes `x.br` and `x.gz` beside each text file of at least 1 KiB in a folder, and removes the compressed files of an
 * earlier run. Keeps at most one file per processor in memory.
 */
export async function compress(folder: string): Promise<CompressionTotals> {
  const all = filesBelow(folder);
  const known = new Set(all);
  for (const file of all.filter((name) => isCompressedCopy(name, (source) => known.has(source)))) {
    rmSync(path.join(folder, file));
  }
  const waiting = all.filter(isCompressible);
  const totals: CompressionTotals = {files: 0, plain: 0, packed: {}};
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const content = readFileSync(path.join(folder, file));
      if (content.length < MIN_SIZE) continue;
      totals.files++;
      totals.plain += content.length;
      for (const {name, extension} of ENCODINGS) {
        const packed = await COMPRESSORS[name].pack(content);
        writeFileSync(path.join(folder, file + extension), packed);
        totals.packed[name] = (totals.packed[name] ?? 0) + packed.length;
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return totals;
}

/**
 * Returns the content that {@link compress} would write to a compressed file, but quickly and at a lower level. Returns
 * undefined if {@link compress} wouldn't write that file.
 *
 * @param file - the path of the compressed file: `….html.br`
 * @throws Error if the uncompressed file doesn't exist
 */
export function compressNow(file: string): Buffer | undefined {
  const encoding = ENCODINGS.find(({extension}) => file.endsWith(extension));
  const source = encoding && file.slice(0, -encoding.extension.length);
  if (source === undefined || !isCompressible(source)) return undefined;
  const content = readFileSync(source);
  return content.length < MIN_SIZE ? undefined : COMPRESSORS[encoding!.name].packNow(content);
}
