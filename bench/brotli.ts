import {brotliCompressSync, constants} from 'node:zlib';

/** The quality that hosts use if they compress each response. */
const OPTIONS = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Compresses content with brotli at quality 5. All benchmarks except parts/samples measure sizes this way. */
export const brotli = (content: string | Buffer): Buffer => brotliCompressSync(content, OPTIONS);

/** Returns the size of the compressed content, in bytes. */
export const brotliSize = (content: string | Buffer): number => brotli(content).length;
