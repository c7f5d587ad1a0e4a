import {useLayoutEffect, type RefObject} from 'react';
import {hasModifier} from '../../hooks/keyboard';

export type Axis = 'horizontal' | 'vertical';

const KEYS = {
  horizontal: {previous: 'ArrowLeft', next: 'ArrowRight'},
  vertical: {previous: 'ArrowUp', next: 'ArrowDown'},
} as const;

/**
 * Returns the index that a key moves the focus to, from `index` in a list of `count` items; undefined if the key
 * doesn't move the focus.
 */
export function targetIndex(key: string, axis: Axis, index: number, count: number): number | undefined {
  const {previous, next} = KEYS[axis];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === previous && index > 0) return index - 1;
  if (key === next && index < count - 1) return index + 1;
  return undefined;
}

/**
 * Makes the arrow keys, Home and End move the focus among the links and buttons directly inside a list's items. Tab
 * works as usual, and keys with a modifier are ignored (SPEC §2 "Keyboard").
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>, axis: Axis): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (hasModifier(event)) return;
      const stops = [...element.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')];
      const index = stops.indexOf(event.target as HTMLElement);
      const target = index < 0 ? undefined : targetIndex(event.key, axis, index, stops.length);
      if (target === undefined) return;
      event.preventDefault();
      stops[target]!.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [list, axis]);
}
