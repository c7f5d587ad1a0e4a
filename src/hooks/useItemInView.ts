import {useEffect, type RefObject} from 'react';
import type {ScrollPlace} from './scrollPlaces';

/**
 * Keeps the current item of a box in view: when another becomes it, and when the box itself comes to be shown. Only
 * the box scrolls, never the window.
 *
 * @param ref - the box that scrolls; the current item in it has `aria-current`
 * @param place - where an item that cannot be seen is to stand
 * @param trigger - looked after whenever this changes
 */
export function useItemInView(ref: RefObject<HTMLElement | null>, place: ScrollPlace, trigger: unknown): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    let shown = false;
    // Hidden at some widths, the box has no height; it may be shown later, as a tablet is turned.
    const observer = new ResizeObserver(() => {
      if (!shown) bringIntoView(box, place);
      shown = box.clientHeight > 0;
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ref, place, trigger]);
}

function bringIntoView(box: HTMLElement, place: ScrollPlace): void {
  const item = box.querySelector('[aria-current="page"]') ?? box.querySelector('[aria-current]');
  if (!item) return;
  const edge = box.getBoundingClientRect().top;
  const {top, bottom} = item.getBoundingClientRect();
  const scrollTop = place(
    {top: top - edge, bottom: bottom - edge},
    {height: box.clientHeight, scrollTop: box.scrollTop},
  );
  if (scrollTop !== undefined) box.scrollTop = scrollTop;
}
