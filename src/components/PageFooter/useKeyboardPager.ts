import {useEffect, useLayoutEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Location} from 'history';
import {isTextField, usesShiftArrows} from '../../hooks/keyboard';
import {navigationState} from '../../hooks/navigationStore';
import {isLeftShiftHeld, watchLeftShift} from './leftShift';

export type PagerStep = 'previous' | 'next';

/** The parts of a keyboard event that `pagerStep` reads. */
export type PagerKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented'>;

/** What `pagerStep` needs besides the key press. */
export interface PagerContext {
  /** Whether the left Shift key is held. */
  leftShift: boolean;
  /** Whether the focused element handles the key, so that the pager must not. */
  ownedByFocus: boolean;
  /** Whether text is selected. Shift and an arrow then extend the selection. */
  hasSelection: boolean;
}

/** Returns the step that left Shift and an arrow key ask for (SPEC §2 "Keyboard"); undefined for other key presses. */
export function pagerStep(press: PagerKey, context: PagerContext): PagerStep | undefined {
  if (!context.leftShift || context.ownedByFocus || context.hasSelection) return undefined;
  if (!press.shiftKey || press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.defaultPrevented) return undefined;
  if (press.key === 'ArrowRight') return 'next';
  if (press.key === 'ArrowLeft') return 'previous';
  return undefined;
}

/** The steps that the reader asks for while a page is loading, in order. */
interface WaitingSteps {
  /** The location of the page that is loading. If the reader goes elsewhere, the steps are dropped. */
  on: Location;
  steps: PagerStep[];
}

let waiting: WaitingSteps | undefined;

/**
 * Goes to the next or previous page with left Shift and an arrow key (SPEC §2 "Keyboard"). A key pressed while a page
 * is loading applies to that page, so Right and then Left lead back to the starting page.
 *
 * @param pages - the addresses of the previous and the next page; undefined if there is no such page
 */
export function useKeyboardPager({previous, next}: Record<PagerStep, string | undefined>): void {
  const history = useHistory();
  const {pathname} = useLocation();
  // A layout effect, so that a key press right after a new page appears already applies to that page.
  useLayoutEffect(() => {
    watchLeftShift();
    const onKeyDown = (event: KeyboardEvent): void => {
      const {target} = event;
      const step = pagerStep(event, {
        leftShift: isLeftShiftHeld(),
        // Getters, so that only presses with left Shift read the selection, which makes the browser update styles.
        get ownedByFocus() {
          return isTextField(target) || usesShiftArrows(target);
        },
        get hasSelection() {
          return window.getSelection()?.isCollapsed === false;
        },
      });
      if (!step) return;
      // After a failure, the address bar shows another page, but nothing is loading.
      const isElsewhere = history.location.pathname !== pathname;
      const isLoading = isElsewhere ? navigationState() === 'loading' : waiting?.on === history.location;
      const page = {previous, next}[step];
      if (!isLoading && page === undefined) return;
      // Keeps the browser from selecting text, even while the key is held and repeats.
      event.preventDefault();
      if (event.repeat) return;
      if (!isLoading) history.push(page!);
      else if (waiting?.on === history.location) waiting.steps.push(step);
      else waiting = {on: history.location, steps: [step]};
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [history, pathname, previous, next]);

  useEffect(() => {
    if (waiting?.on !== history.location || history.location.pathname !== pathname) return;
    const {steps} = waiting;
    waiting = undefined;
    const first = steps.findIndex((step) => ({previous, next})[step] !== undefined);
    if (first === -1) return;
    const before = history.location;
    history.push({previous, next}[steps[first]!]!);
    // A blocked step ends the others too.
    if (history.location !== before && first + 1 < steps.length)
      waiting = {on: history.location, steps: steps.slice(first + 1)};
  }, [history, pathname, previous, next]);
}
