/** Starts the worker. The bundler recognizes this form, and gives the worker a chunk of its own under the base path. */
export const spawnWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
