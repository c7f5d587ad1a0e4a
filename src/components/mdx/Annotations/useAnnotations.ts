import {useEffect, type RefObject} from 'react';
import {NAME, makeTabStop} from './names';

/** Loads what the names of a block show: HTML, made at build (src/markdown/twoslash) from escaped text. */
export type LoadTypes = () => Promise<{default: string[]}>;

/** What brings the popups: a pointer over the block, or the focus in it. */
const INTENTS = ['pointerover', 'focusin'];

/**
 * The popups of an annotated block: one tab stop a block, and nothing more until a pointer or the focus comes
 * (SPEC §4). Without scripts the block is plain code.
 *
 * A name is a button that its type describes, and the block a group whose label says how to get from name to name. Only
 * the name that Tab reaches has the role: elsewhere the code reads as text.
 *
 * @param code - the block's `code` element
 * @param types - undefined where no name has one
 */
export function useAnnotations(code: RefObject<HTMLElement | null>, types: LoadTypes | undefined): void {
  useEffect(() => {
    const element = code.current;
    const first = element?.querySelector<HTMLElement>(NAME);
    if (!types || !element || !first) return undefined;
    // After another render the reader may be elsewhere in the block.
    if (!element.querySelector(`${NAME}[tabindex]`)) makeTabStop(first);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', 'Code with types. Arrow keys move between names.');

    let detach: (() => void) | undefined;
    const gone = new AbortController();
    const load = () => {
      for (const intent of INTENTS) element.removeEventListener(intent, load);
      Promise.all([import('./popups'), types()]).then(
        ([{attach}, {default: entries}]) => {
          if (!gone.signal.aborted) detach = attach(element, entries);
        },
        // Not to be had now: the next visit tries again.
        listen,
      );
    };
    const listen = () => {
      for (const intent of INTENTS) element.addEventListener(intent, load, {signal: gone.signal});
    };
    listen();
    return () => {
      gone.abort();
      detach?.();
    };
  }, [code, types]);
}
