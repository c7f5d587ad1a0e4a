/** The library that makes pictures, in a file of its own: it is loaded only where there is something to draw. */
import sharp from 'sharp';

export {sharp};
