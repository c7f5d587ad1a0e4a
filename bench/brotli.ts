import {brotliCompressSync, constants} from 'node:zlib';

/** The quality that hosts use when they compress each response on the fly. */
const OPTIONS = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Compresses content with brotli at quality 5. All benchmarks except parts/samples.ts measure sizes this way. */
export const brotli = (content: string | Buffer): Buffer => brotliCompressSync(content, OPTIONS);

/** Returns the size of the compressed content, in bytes. */
export const brotliSize = (content: string | Buffer): number => brotli(content).length;
