import {useEffect, type RefObject} from 'react';
import type {ScrollTarget} from './scrollTargets';

/**
 * Scrolls the current item of a box into view when `trigger` changes and when the box appears. Only the box scrolls,
 * never the window.
 *
 * @param ref - the scrolling box; its current item has `aria-current`
 * @param target - computes how far to scroll
 * @param trigger - a value that changes with the current item
 */
export function useItemInView(ref: RefObject<HTMLElement | null>, target: ScrollTarget, trigger: unknown): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    // The server's HTML may have scrolled the box already (components/Sidebar/EarlyScroll.tsx). The reader may have
    // scrolled it since, and that wins.
    let shown = box.dataset.placed !== undefined;
    delete box.dataset.placed;
    // At some widths the box is hidden and has no height. It may appear later, for example when a tablet is rotated.
    const observer = new ResizeObserver(() => {
      if (!shown) bringIntoView(box, target);
      shown = box.clientHeight > 0;
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ref, target, trigger]);
}

function bringIntoView(box: HTMLElement, target: ScrollTarget): void {
  const item = box.querySelector('[aria-current="page"]') ?? box.querySelector('[aria-current]');
  if (!item) return;
  const edge = box.getBoundingClientRect().top;
  const {top, bottom} = item.getBoundingClientRect();
  const scrollTop = target(
    {top: top - edge, bottom: bottom - edge},
    {height: box.clientHeight, scrollTop: box.scrollTop},
  );
  if (scrollTop !== undefined) box.scrollTop = scrollTop;
}
