import path from 'node:path';

/** The absolute path of `samples/`: the packages, declarations and preambles that samples are checked against. */
export const SAMPLES_FOLDER = path.resolve(__dirname, '../../samples');
