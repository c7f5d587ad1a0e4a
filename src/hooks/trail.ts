/** The pages that the reader has come by since the site was opened, as the browser's history holds them. Pure. */

export interface Stop {
  /** The history entry's key. The first entry and jumps within a page have none, at least at first. */
  key?: string | undefined;
  /** With the base path, query and hash. */
  address: string;
  /** With the base path. */
  path: string;
}

export interface Trail {
  stops: readonly Stop[];
  /** Where the reader is in `stops`; −1 before the first. */
  index: number;
}

export const NO_TRAIL: Trail = {stops: [], index: -1};

export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP';

/**
 * The trail after a change of the history. POP stands for back, forward and, as browsers have it, a jump to an
 * anchor; it goes to the nearest stop that may be meant. A stop that nobody knows (after a reload, for one) begins a
 * new trail.
 */
export function visit({stops, index}: Trail, stop: Stop, action: HistoryAction): Trail {
  if (action === 'PUSH' || index === -1) return {stops: [...stops.slice(0, index + 1), stop], index: index + 1};
  if (action === 'REPLACE') return {stops: stops.with(index, stop), index};
  const known = stops
    .flatMap((other, place) => (isSame(other, stop) ? [place] : []))
    .sort((a, b) => Math.abs(a - index) - Math.abs(b - index))[0];
  if (known !== undefined) return {stops: stops.with(known, stop), index: known};
  const jump = stops[index]?.path === stop.path;
  return jump ? visit({stops, index}, stop, 'PUSH') : {stops: [stop], index: 0};
}

/** Whether a stop that was met before is this one; it may have been given its key since. */
function isSame(before: Stop, {key, address}: Stop): boolean {
  return before.key === undefined ? before.address === address : before.key === key;
}

/** The page before the one where the reader is, and how many entries back it lies; undefined where there is none. */
export function previousPage({stops, index}: Trail): {path: string; steps: number} | undefined {
  const here = stops[index]?.path;
  const place = stops.slice(0, Math.max(index, 0)).findLastIndex(({path}) => path !== here);
  return place === -1 ? undefined : {path: stops[place]!.path, steps: index - place};
}
