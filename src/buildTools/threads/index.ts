/** A pool of threads, for work that would keep the bundler and the plugins waiting. */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type * as Threads from 'tinypool';
import {esModule} from '../esModule';

/** How long a thread waits for more work, in ms. Waiting threads don't keep the process alive. */
const IDLE_TIMEOUT = 60_000;

let pool: Threads.Tinypool | undefined;

/**
 * Returns a function that calls an exported function of a module in a thread. Arguments and result are copied, so they
 * can't contain functions. Errors lose their class, but not their message.
 *
 * @param module - absolute path of the module
 * @param name - the name of the exported function
 */
export function inThread<F extends (...args: never[]) => unknown>(
  module: string,
  name: string,
): (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>> {
  return (...args) => run({module, name, args}) as Promise<Awaited<ReturnType<F>>>;
}

/**
 * Loads a module in every thread, so that later calls of its functions don't have to wait. Call this early, while the
 * bundler leaves a processor core idle.
 *
 * @param module - absolute path of the module
 */
export async function loadInThreads(module: string): Promise<void> {
  await Promise.all(Array.from({length: availableParallelism()}, () => run({module})));
}

function run(task: {module: string; name?: string; args?: readonly unknown[]}): Promise<unknown> {
  const {Tinypool} = esModule(require.resolve('tinypool')) as typeof Threads;
  pool ??= new Tinypool({
    filename: path.resolve(__dirname, 'worker.cjs'),
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: IDLE_TIMEOUT,
  });
  return pool.run(task);
}

/** Like `Promise.all(items.map(work))`, but limits the items in progress to what keeps all threads busy. */
export const eachInThreads = <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => pMap(items, work, {concurrency: 2 * availableParallelism()});
