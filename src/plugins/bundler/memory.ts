/** Keeps the memory of large builds low. */
import {setFlagsFromString} from 'node:v8';

/** The size of the JavaScript heap, in bytes, from which a build counts as large. */
const LARGE_HEAP = 700 * 2 ** 20;
/** How often to check the size of the heap, in ms. */
const INTERVAL = 500;

/**
 * Makes V8 collect garbage each time a large heap has grown by a quarter. By default, V8 lets the heap grow up to
 * fourfold: a build of 1,000 pages then needs 1 GiB more, and isn't faster. Small builds keep the default.
 */
export function limitHeapGrowth(): void {
  const timer = setInterval(() => {
    if (process.memoryUsage().heapTotal < LARGE_HEAP) return;
    setFlagsFromString('--heap-growing-percent=25');
    clearInterval(timer);
  }, INTERVAL);
  timer.unref();
}
