import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isTextField, usesArrowKeys} from '../../hooks/keyboard';
import {isLeftShiftHeld, watchLeftShift} from './leftShift';

export type PagerStep = 'previous' | 'next';

/** A key press and what surrounds it. */
export interface PagerKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** Sent on and on because the key stays pressed. */
  repeat: boolean;
  /** Something else has taken the key. */
  defaultPrevented: boolean;
  /** Whether it is the left one that is held. */
  leftShift: boolean;
  /** Whether the key belongs to what has the focus. */
  ownedByFocus: boolean;
  /** Whether text is selected: then Shift and an arrow extend the selection. */
  hasSelection: boolean;
}

/** Where a key press leads: left Shift and an arrow, and nothing else (SPEC §2 "Keyboard"). */
export function pagerStep(press: PagerKey): PagerStep | undefined {
  if (!press.leftShift || !press.shiftKey || press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.repeat || press.defaultPrevented || press.ownedByFocus || press.hasSelection) return undefined;
  if (press.key === 'ArrowRight') return 'next';
  if (press.key === 'ArrowLeft') return 'previous';
  return undefined;
}

/**
 * Goes to the next or previous page with left Shift and an arrow key (SPEC §2 "Keyboard").
 *
 * @param pages - their addresses; none where there is no such page
 */
export function useKeyboardPager({previous, next}: Record<PagerStep, string | undefined>): void {
  const history = useHistory();
  useEffect(() => {
    watchLeftShift();
    const follow = (event: KeyboardEvent): void => {
      const {key, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented, target} = event;
      const step = pagerStep({
        ...{key, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented},
        leftShift: isLeftShiftHeld(),
        ownedByFocus: isTextField(target) || usesArrowKeys(target),
        hasSelection: window.getSelection()?.isCollapsed === false,
      });
      const page = step && {previous, next}[step];
      if (page === undefined) return;
      event.preventDefault();
      // A second press while the page is still loading asks for the same.
      if (history.location.pathname !== page) history.push(page);
    };
    window.addEventListener('keydown', follow);
    return () => {
      window.removeEventListener('keydown', follow);
    };
  }, [history, previous, next]);
}
