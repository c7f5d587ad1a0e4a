import {useEffect, type RefObject} from 'react';
import {scrollTopFor} from './sidebarScroll';

/**
 * Scrolls the active item of a box into view when a page is shown, and when the box itself comes to be shown
 * (SPEC §2 "Sidebar behaviour"). Only the box moves, never the window.
 *
 * @param ref - the box that scrolls; the active item in it has `aria-current`
 * @param pathname - of the page that is shown
 */
export function useActiveItemInView(ref: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    let shown = false;
    // Hidden at narrow widths, the box has no height; it may be shown later, as a tablet is turned.
    const observer = new ResizeObserver(() => {
      if (!shown) bringIntoView(box);
      shown = box.clientHeight > 0;
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ref, pathname]);
}

function bringIntoView(box: HTMLElement): void {
  const item = box.querySelector('[aria-current="page"]') ?? box.querySelector('[aria-current]');
  if (!item) return;
  const edge = box.getBoundingClientRect().top;
  const {top, bottom} = item.getBoundingClientRect();
  const scrollTop = scrollTopFor(
    {top: top - edge, bottom: bottom - edge},
    {height: box.clientHeight, scrollTop: box.scrollTop},
  );
  if (scrollTop !== undefined) box.scrollTop = scrollTop;
}
