import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';
import {dialogAction, type DialogAction} from './searchKeys';

/**
 * Takes the keys of the dialog, wherever in it the focus is.
 *
 * @param panel - what the dialog holds
 */
export function useSearchKeys(
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  act: (action: DialogAction) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
    const action = dialogAction({
      ...{key, altKey, ctrlKey, metaKey, shiftKey},
      // Safari tells of the Enter that ends a composition by this number alone.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else does
      isComposing: event.isComposing || event.keyCode === 229,
      inInput: event.target === input.current,
    });
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  // With the panel and not after it: an early Escape would only empty the input, by WebKit's default.
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}
