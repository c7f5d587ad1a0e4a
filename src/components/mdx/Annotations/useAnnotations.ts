import {useEffect, type RefObject} from 'react';
import {NAME, makeTabStop} from './names';

/** Loads the types of a block's names as HTML, generated at build from escaped text (src/markdown/twoslash). */
export type LoadTypes = () => Promise<{default: string[]}>;

/** The events that load the popups: a pointer over the block, or focus in it. */
const INTENTS = ['pointerover', 'focusin'];

/**
 * Adds popups to an annotated block, loaded when a pointer or the focus reaches it (SPEC §4). Until then the block only
 * gets a tab stop. Without JavaScript it is plain code.
 *
 * The block is a group whose label explains the arrow keys. The tab stop is a button, described by its type. Only that
 * name has the button role, so that screen readers read the other names as text.
 *
 * @param code - the block's `code` element
 * @param types - loads the types; undefined if no name in the block has one
 */
export function useAnnotations(code: RefObject<HTMLElement | null>, types: LoadTypes | undefined): void {
  useEffect(() => {
    const element = code.current;
    const first = element?.querySelector<HTMLElement>(NAME);
    if (!types || !element || !first) return undefined;
    // After a rerender, the tab stop may already be at another name.
    if (!element.querySelector(`${NAME}[tabindex]`)) makeTabStop(first);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', 'Code with types. Use the arrow keys to move between names.');

    let detach: (() => void) | undefined;
    const removal = new AbortController();
    const load = () => {
      for (const intent of INTENTS) element.removeEventListener(intent, load);
      Promise.all([import('./popups'), types()]).then(
        ([{attach}, {default: entries}]) => {
          if (!removal.signal.aborted) detach = attach(element, entries);
        },
        // Loading failed: the next pointer or focus event tries again.
        listen,
      );
    };
    const listen = () => {
      for (const intent of INTENTS) element.addEventListener(intent, load, {signal: removal.signal});
    };
    listen();
    return () => {
      removal.abort();
      detach?.();
    };
  }, [code, types]);
}
