import {useLayoutEffect, type RefObject} from 'react';
import {NAME, makeTabStop} from './names';

/** Loads the types of a block's names as HTML, generated at build from escaped text (src/markdown/twoslash). */
export type LoadTypes = () => Promise<{default: string[]}>;

/** The events that load the popups: a pointer over the block, or focus in it. */
const INTENTS = ['pointerover', 'focusin'];

/** Returns the focused name or, if there is none, the name under the mouse pointer. */
const nameInUse = (code: HTMLElement): HTMLElement | null =>
  code.querySelector<HTMLElement>(`${NAME}:focus`) ?? code.querySelector<HTMLElement>(`${NAME}:hover`);

/**
 * Adds popups to an annotated code block (SPEC §4). Their code loads when a pointer or the focus reaches the block.
 * Until then, the block only has a tab stop: one name that the Tab key reaches. Without JavaScript, it's plain code.
 *
 * The block is a group whose label explains the arrow keys. The tab stop is a button, described by its type. The other
 * names aren't buttons, so that screen readers read them as text.
 *
 * @param code - the block's `code` element
 * @param types - loads the types; undefined if no name in the block has one
 */
export function useAnnotations(code: RefObject<HTMLElement | null>, types: LoadTypes | undefined): void {
  useLayoutEffect(() => {
    const element = code.current;
    const first = element?.querySelector<HTMLElement>(NAME);
    if (!types || !element || !first) return undefined;
    // After a rerender, the tab stop may already be at another name.
    if (!element.querySelector(`${NAME}[tabindex]`)) makeTabStop(first);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', 'Code with types. Use the arrow keys to move between names.');

    let detach: (() => void) | undefined;
    const removal = new AbortController();
    const load = (intent: Event) => {
      for (const type of INTENTS) element.removeEventListener(type, load);
      // A tap can end before the popups have loaded, so it's repeated once they have.
      let tapped: HTMLElement | undefined;
      const remember = ({target}: Event) => {
        tapped = target as HTMLElement;
      };
      element.addEventListener('click', remember, {signal: removal.signal});
      Promise.all([import('./popups'), types()]).then(
        ([{attach}, {default: entries}]) => {
          element.removeEventListener('click', remember);
          if (removal.signal.aborted) return;
          // On touch screens, the last tapped name counts as hovered, but only a tap may open a popup.
          const isTouch = intent instanceof PointerEvent && intent.pointerType === 'touch';
          detach = attach(element, entries, isTouch ? null : nameInUse(element));
          tapped?.click();
        },
        // Loading failed: the next pointer or focus event tries again.
        () => {
          element.removeEventListener('click', remember);
          listen();
        },
      );
    };
    const listen = () => {
      for (const type of INTENTS) element.addEventListener(type, load, {signal: removal.signal});
    };
    listen();
    return () => {
      removal.abort();
      detach?.();
    };
  }, [code, types]);
}
