import {brotliCompressSync, constants} from 'node:zlib';

/** The level at which hosts compress on the fly. */
const OPTIONS = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Compresses content with brotli 5. The benchmarks measure sizes with it, except for parts/samples. */
export const brotli = (content: string | Buffer): Buffer => brotliCompressSync(content, OPTIONS);

/** Returns the size of the content in brotli, in bytes. */
export const brotliSize = (content: string | Buffer): number => brotli(content).length;
