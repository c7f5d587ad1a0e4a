/**
 * The library that makes pictures, in a file of its own so that it is loaded only when there is something to draw.
 * `await import('sharp')` itself won't do: the loader of docusaurus.config.ts gives a CommonJS package another shape.
 */
import sharp from 'sharp';

export {sharp};
