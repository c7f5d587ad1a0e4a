import {useRef} from 'react';
import {useCopy, type CopyState} from '../../hooks/useCopy';
import {ANNOUNCEMENTS} from './labels';

/** How long a twin may take to load, in ms. */
const TIMEOUT = 10_000;

/**
 * Returns the text of a Markdown twin.
 *
 * @throws Error if there is no twin, or if loading fails or takes too long. A response in HTML counts as no twin,
 *   because hosts for single-page apps send HTML instead of a 404.
 */
async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT)});
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`No Markdown at ${address} (${response.status}).`);
  return response.text();
}

export interface PageTwin {
  state: CopyState;
  /** Loads the twin before the reader clicks. */
  prepare: () => void;
  /** Copies the twin, loading it first if needed. */
  copy: () => Promise<void>;
}

/**
 * Copies a page's Markdown twin. The twin is loaded only once: on `prepare`, or on the first `copy`.
 *
 * @param address - the twin's address; must not change while the component is mounted
 */
export function usePageTwin(address: string): PageTwin {
  const {state, copy} = useCopy(ANNOUNCEMENTS);
  const twin = useRef<Promise<string>>(undefined);
  const load = (): Promise<string> => {
    twin.current ??= fetchTwin(address);
    // After a failure, the next call tries again.
    twin.current.catch(() => {
      twin.current = undefined;
    });
    return twin.current;
  };
  return {state, prepare: () => void load(), copy: () => copy(load())};
}
