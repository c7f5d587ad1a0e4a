import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isTextField, usesArrowKeys} from '../../hooks/keyboard';
import {isLeftShiftHeld, watchLeftShift} from './leftShift';

export type PagerStep = 'previous' | 'next';

/** What a key press says of itself. */
export type PagerKey = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'
>;

/** What is around a key press. */
export interface PagerContext {
  /** Whether the left Shift key is the one held. */
  leftShift: boolean;
  /** Whether the key belongs to the element with the focus. */
  ownedByFocus: boolean;
  /** Whether text is selected: then Shift and an arrow extend the selection. */
  hasSelection: boolean;
}

/** Where a key press leads: left Shift and an arrow, and nothing else (SPEC §2 "Keyboard"). */
export function pagerStep(press: PagerKey, context: PagerContext): PagerStep | undefined {
  if (!context.leftShift || context.ownedByFocus || context.hasSelection) return undefined;
  if (!press.shiftKey || press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.repeat || press.defaultPrevented) return undefined;
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
    const onKeyDown = (event: KeyboardEvent): void => {
      const {target} = event;
      const step = pagerStep(event, {
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
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [history, previous, next]);
}
