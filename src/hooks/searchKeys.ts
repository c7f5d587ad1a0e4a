/** The keys of the search dialog (SPEC §2 "Search dialog"). */
import type {Platform} from './usePlatform';

/** A key press and what surrounds it. */
export type DialogKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'> & {
  /** Whether the input has the focus; buttons have keys of their own. */
  inInput: boolean;
};

export type DialogAction = 'next' | 'previous' | 'go' | 'goInTab' | 'clear' | 'close';

/** What a key press asks for; undefined where it is not the dialog's, above all while letters are put together. */
export function dialogAction(press: DialogKey): DialogAction | undefined {
  if (press.isComposing || press.altKey || press.shiftKey) return undefined;
  const withCommand = press.metaKey !== press.ctrlKey;
  // Ctrl+Backspace takes a word away, as everywhere.
  if (press.key === 'Backspace' && press.metaKey) return 'clear';
  if (press.key === 'Enter' && press.inInput && withCommand) return 'goInTab';
  if (press.metaKey || press.ctrlKey) return undefined;
  if (press.key === 'Enter' && press.inInput) return 'go';
  if (press.key === 'ArrowDown') return 'next';
  if (press.key === 'ArrowUp') return 'previous';
  // Else the browser's first Escape would empty the input, and only the second close the dialog.
  if (press.key === 'Escape') return 'close';
  return undefined;
}

export interface Shortcut {
  /** As they stand on the keyboard; one of them at a time, or all together. */
  keys: readonly string[];
  text: string;
}

/** The shortcuts as they are shown. Only Apple's keyboards have the one that clears. */
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
