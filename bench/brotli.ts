import {brotliCompressSync, constants} from 'node:zlib';

/** Hosts that compress each response as they send it use this quality. */
const OPTIONS = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Compresses content with brotli at quality 5, as all benchmarks except parts/samples do to measure sizes. */
export const brotli = (content: string | Buffer): Buffer => brotliCompressSync(content, OPTIONS);

/** Returns the size of the compressed content, in bytes. */
export const brotliSize = (content: string | Buffer): number => brotli(content).length;
