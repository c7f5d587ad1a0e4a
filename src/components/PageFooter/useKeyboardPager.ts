import {useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isTextField, usesArrowKeys} from '../../hooks/keyboard';
import {isLeftShiftHeld, watchLeftShift} from './leftShift';

export type PagerStep = 'previous' | 'next';

/** The parts of a keyboard event that decide whether it pages. */
export type PagerKey = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'
>;

/** The circumstances of a key press. */
export interface PagerContext {
  /** Whether the left Shift key is held. */
  leftShift: boolean;
  /** Whether the focused element uses the key itself. */
  ownedByFocus: boolean;
  /** Whether text is selected. Shift and an arrow then extend the selection. */
  hasSelection: boolean;
}

/** Returns the step for a key press: left Shift and an arrow, with no other modifier (SPEC §2 "Keyboard"). */
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
 * @param pages - the pages' addresses; undefined if there is no such page
 */
export function useKeyboardPager({previous, next}: Record<PagerStep, string | undefined>): void {
  const history = useHistory();
  // A layout effect, so that a press right after the new page shows goes on from it.
  useLayoutEffect(() => {
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
      // A second press while the page is still loading asks for the same page.
      if (history.location.pathname !== page) history.push(page);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [history, previous, next]);
}
