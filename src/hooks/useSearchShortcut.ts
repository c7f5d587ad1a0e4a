import {useEffect} from 'react';
import {isTextField} from './keyboard';
import {registeredSearch} from './searchRegistry';

/** A key press and what surrounds it. */
export interface SearchKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** Sent on and on because the key stays pressed. */
  repeat: boolean;
  /** Something else has taken the key. */
  defaultPrevented: boolean;
  /** Part of a letter that an input method puts together. */
  isComposing: boolean;
  /** Whether a text field has the focus. */
  inTextField: boolean;
}

/**
 * What a key press asks of search (SPEC §2 "Keyboard"): `/` opens it, unless one is typing; Cmd+K or Ctrl+K
 * toggles it, also while typing, for the dialog's own input has the focus then.
 */
export function searchShortcut(press: SearchKey): 'open' | 'toggle' | undefined {
  if (press.repeat || press.defaultPrevented || press.isComposing || press.altKey) return undefined;
  // Shift may be held: on many keyboards the slash is above a digit.
  if (press.key === '/' && !press.ctrlKey && !press.metaKey) return press.inTextField ? undefined : 'open';
  if (press.key.toLowerCase() === 'k' && press.ctrlKey !== press.metaKey && !press.shiftKey) return 'toggle';
  return undefined;
}

/** Hands the shortcuts over to the search that is registered; without one they stay the browser's. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const {key, ctrlKey, altKey, metaKey, shiftKey, repeat, defaultPrevented, isComposing, target} = event;
      const action = searchShortcut({
        ...{key, ctrlKey, altKey, metaKey, shiftKey, repeat, defaultPrevented, isComposing},
        inTextField: isTextField(target),
      });
      const search = registeredSearch();
      if (!action || !search) return;
      event.preventDefault();
      search[action]();
    };
    window.addEventListener('keydown', follow);
    return () => {
      window.removeEventListener('keydown', follow);
    };
  }, []);
}
