import {useRef} from 'react';
import {useCopy, type CopyState, type CopyMessages} from '../../hooks/useCopy';

/** The development server knows no twins: they are made from built pages. */
export const HAS_TWINS = process.env.NODE_ENV !== 'development';

/** @throws Error where there is none; hosts of one-page apps answer with their page */
async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`No Markdown at ${address} (${response.status}).`);
  return response.text();
}

export interface PageTwin {
  state: CopyState;
  /** The reader is about to copy: what is loaded now need not be waited for. */
  prepare: () => void;
  copy: () => Promise<void>;
}

/**
 * Copies the Markdown twin of a page. Nothing is loaded before the reader means it, and once it is, never again.
 *
 * @param address - of the twin; always the same for one component
 * @param words - what screen readers hear; the same object at every call
 */
export function usePageTwin(address: string, words: CopyMessages): PageTwin {
  const {state, copy} = useCopy(words);
  const twin = useRef<Promise<string>>(undefined);
  const load = (): Promise<string> => {
    twin.current ??= fetchTwin(address);
    // The next time asks again.
    twin.current.catch(() => {
      twin.current = undefined;
    });
    return twin.current;
  };
  return {state, prepare: () => void load(), copy: () => copy(load())};
}
