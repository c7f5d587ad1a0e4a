import {useLayoutEffect, type RefObject} from 'react';

/**
 * While `active`, calls `dismiss` on Escape and when the reader clicks or focuses anything outside `ref`. If Escape is
 * pressed while the focus is inside `ref`, `trigger` gets the focus first, because closing `ref` would lose the focus.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: () => void,
): void {
  // This is a layout effect, so that Escape works right after opening.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const isInside = (node: EventTarget | null) => node instanceof Node && ref.current!.contains(node);
    const onOutside = ({target}: Event) => {
      if (!isInside(target)) dismiss();
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isInside(document.activeElement)) trigger.current?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, trigger, active, dismiss]);
}
