/**
 * The image library, in a file of its own so that `await import('./pictures')` loads it only when there is something to
 * draw. A direct `await import('sharp')` doesn't work, because the loader of docusaurus.config.ts wraps CommonJS
 * packages.
 */
import sharp from 'sharp';

export {sharp};
