import {useEffect, type RefObject} from 'react';

/**
 * While `active`, calls `dismiss` on Escape and when the pointer or the focus goes somewhere else than `ref`.
 * On Escape the focus moves to `trigger` if it is inside, so that it is not lost with what closes.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const isInside = (node: EventTarget | null) => node instanceof Node && ref.current!.contains(node);
    const onElsewhere = ({target}: Event) => {
      if (!isInside(target)) dismiss();
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isInside(document.activeElement)) trigger.current?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, trigger, active, dismiss]);
}
