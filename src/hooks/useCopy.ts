import {useEffect, useRef, useState} from 'react';
import {announce} from './announce';

/** How long "Copied" shows, in milliseconds (SPEC §9). */
export const COPY_FEEDBACK = 1000;
/** How long a failure shows: it has to be read. */
const FAILURE_FEEDBACK = 4000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** What is said of a copy that worked, and of one that did not. */
export type CopyWords = Readonly<Record<Exclude<CopyState, 'idle'>, string>>;

/** Copies by a selection, for pages without the clipboard (http, old browsers, a refused permission). */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'portal-offscreen';
  const focused = document.activeElement;
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    // Deprecated, and the only way without the clipboard API.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  }
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Copies a text and tells for a while how it went: for a second where it worked (SPEC §4 "Code copy button").
 *
 * @param words - what screen readers hear; the same object at every call
 */
export function useCopy(words: CopyWords): {state: CopyState; copy: (text: string) => Promise<void>} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (state !== 'idle') announce(words[state]);
  }, [state, words]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (text: string): Promise<void> => {
    const copied = await write(text);
    clearTimeout(timer.current);
    setState(copied ? 'copied' : 'failed');
    timer.current = setTimeout(
      () => {
        setState('idle');
      },
      copied ? COPY_FEEDBACK : FAILURE_FEEDBACK,
    );
  };
  return {state, copy};
}
