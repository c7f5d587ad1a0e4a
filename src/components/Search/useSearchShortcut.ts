import {useLayoutEffect} from 'react';
import {isTextField} from '../../hooks/keyboard';

/** The parts of a keyboard event that `searchShortcut` reads. */
export type ShortcutKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
>;

export type ShortcutAction = 'open' | 'toggle';

/**
 * Returns the action of a key press (SPEC §2 "Keyboard"); undefined if it has none. `/` opens the search, except in a
 * text field. Cmd+K or Ctrl+K opens or closes it, even in a text field, because the open dialog's input has the focus.
 */
export function searchShortcut(press: ShortcutKey, inTextField: boolean): ShortcutAction | undefined {
  if (press.defaultPrevented || press.isComposing || press.altKey) return undefined;
  // Shift is allowed: on many keyboards the slash is above a digit.
  if (press.key === '/' && !press.ctrlKey && !press.metaKey) return inTextField ? undefined : 'open';
  if (isK(press) && press.ctrlKey !== press.metaKey && !press.shiftKey) return 'toggle';
  return undefined;
}

/** Whether a press is the letter K or, in another alphabet, such as Cyrillic, the letter on the key of K. */
const isK = ({key, code}: ShortcutKey): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && key.length === 1 && key > '~');

/**
 * Runs the action of each shortcut that is pressed anywhere on the page. While the reader holds the keys, nothing more
 * happens: the browser doesn't run its own shortcut, and the slash isn't typed into the dialog.
 */
export function useSearchShortcut(actions: Readonly<Record<ShortcutAction, () => void>>): void {
  useLayoutEffect(() => {
    /** The key that is being held, if it ran an action. */
    let held: string | undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat) {
        if (event.code === held) event.preventDefault();
        return;
      }
      const action = searchShortcut(event, isTextField(event.target));
      held = action && event.code;
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions]);
}
