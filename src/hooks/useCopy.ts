import {useRef, useState} from 'react';
import {announce} from './announce';

/** How long "Copied" shows, in ms (SPEC §9). */
export const COPY_FEEDBACK = 1000;
/** How long the message about a failed copy shows, in ms. Readers need longer for it than for "Copied". */
const FAILURE_FEEDBACK = 4000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** The screen reader announcements for a successful and a failed copy. */
export type CopyMessages = Readonly<Record<Exclude<CopyState, 'idle'>, string>>;

/**
 * Copies by selecting the text in a field that isn't visible. This works where the clipboard API doesn't: over HTTP, in
 * old browsers and without permission.
 */
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
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without the clipboard API
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  }
}

/** Copies a promised text. Safari allows copying only during the click, but accepts a promise that resolves later. */
function writePromised(text: Promise<string>): Promise<void> {
  const content = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // Prevents an unhandled rejection: if the clipboard refuses the write, nothing else waits for this promise.
  content.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': content})]);
}

async function write(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writePromised(text));
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

/**
 * Returns a function that copies a text or a promised text, and the state of the last copy. The state returns to
 * `idle` after a second, or after four seconds if the copy failed (SPEC §4 "Code copy button").
 *
 * @param messages - the screen reader announcements
 */
export function useCopy(messages: CopyMessages): {
  state: CopyState;
  copy: (text: string | Promise<string>) => Promise<void>;
} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async (text: string | Promise<string>): Promise<void> => {
    const copied = await write(text).catch(() => false);
    clearTimeout(timer.current);
    const result = copied ? 'copied' : 'failed';
    setState(result);
    announce(messages[result]);
    timer.current = setTimeout(
      () => {
        setState('idle');
      },
      copied ? COPY_FEEDBACK : FAILURE_FEEDBACK,
    );
  };
  return {state, copy};
}
