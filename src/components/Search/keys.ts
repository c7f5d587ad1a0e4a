/** The keys of the search dialog (SPEC §2 "Search dialog"). */
import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';
import {isComposing} from '../../hooks/keyboard';
import type {Platform} from './usePlatform';

/** The parts of a keyboard event that `dialogAction` reads. */
export type DialogKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export type DialogAction = 'next' | 'previous' | 'go' | 'goInTab' | 'clear' | 'close';

/**
 * Returns the action of a key press. Undefined for keys without an action.
 *
 * @param inInput - whether the input has the focus; on a button, Enter presses the button
 */
export function dialogAction(press: DialogKey, inInput: boolean): DialogAction | undefined {
  if (press.altKey || press.shiftKey) return undefined;
  // Not for Ctrl+Backspace, which deletes a word in any input.
  if (press.key === 'Backspace' && press.metaKey) return 'clear';
  if (press.key === 'Enter' && inInput && press.metaKey !== press.ctrlKey) return 'goInTab';
  if (press.metaKey || press.ctrlKey) return undefined;
  if (press.key === 'Enter' && inInput) return 'go';
  if (press.key === 'ArrowDown') return 'next';
  if (press.key === 'ArrowUp') return 'previous';
  // By default, the first Escape would empty the input, and only the second would close the dialog.
  if (press.key === 'Escape') return 'close';
  return undefined;
}

/** Keeps the focus, and with it the keys, when the mouse is pressed on a button or on text. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest('a, input, [role="listbox"]')) event.preventDefault();
}

/**
 * Handles the dialog's keys, wherever in the panel the focus is. A click in the panel doesn't take the focus out of it.
 *
 * @param act - runs an action
 */
export function useDialogKeys(
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  act: (action: DialogAction) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const action = dialogAction(event, event.target === input.current);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  // A layout effect, so that even an early Escape closes the dialog. By default, WebKit would only empty the input.
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('mousedown', keepFocus);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('mousedown', keepFocus);
    };
  }, [panel]);
}

/** A shortcut as the dialog shows it. */
export interface Shortcut {
  /** The labels on the keys. */
  keys: readonly string[];
  text: string;
}

/** Returns the shortcuts to show. Only Apple keyboards have one that clears the input. */
export function shortcutsOf(platform: Platform): Shortcut[] {
  const isApple = platform === 'apple';
  return [
    {keys: ['↑', '↓'], text: 'Move'},
    {keys: ['↵'], text: 'Open'},
    {keys: isApple ? ['⌘', '↵'] : ['Ctrl', '↵'], text: 'New tab'},
    ...(isApple ? [{keys: ['⌘', '⌫'], text: 'Clear'}] : []),
    {keys: ['Esc'], text: 'Close'},
  ];
}
