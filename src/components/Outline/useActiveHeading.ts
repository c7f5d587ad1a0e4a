import {useCallback, useEffect, useRef, useState} from 'react';
import {throttle} from './throttle';

/** SPEC §9, in milliseconds. */
const SCROLL_THROTTLE = 100;
/** SPEC §9, in milliseconds: how long a chosen heading stays the active one however the page scrolls. */
const CLICK_SUPPRESSION = 500;
/** In pixels: browsers stop at a heading with fractions of a pixel to spare. */
const SLACK = 8;

/** Where a heading stands, in pixels below the window's top. */
export interface HeadingPosition {
  id: string;
  top: number;
}

export interface ReadingPosition {
  /** In pixels below the window's top: a heading above it has been reached. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atEnd: boolean;
}

/**
 * The heading whose part is being read: the last one reached, or the last of all at the page's end (SPEC §2
 * "Outline"); undefined before the first.
 *
 * @param headings - in the page's order
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  {line, atEnd}: ReadingPosition,
): string | undefined {
  return (atEnd ? headings.at(-1) : headings.findLast(({top}) => top <= line))?.id;
}

/** The headings that can be seen: one in a tab that is not chosen stands nowhere. */
function headingPositions(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element && element.getClientRects().length > 0 ? [{id, top: element.getBoundingClientRect().top}] : [];
  });
}

function readingPosition(): ReadingPosition {
  const root = document.documentElement;
  const padding = parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0;
  return {
    line: padding + SLACK,
    // A page that does not scroll is not at its end.
    atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1,
  };
}

/** The heading that the address names, where it can be seen. */
function targetHeading(headings: readonly HeadingPosition[]): string | undefined {
  const {hash} = window.location;
  const isTarget = (id: string): boolean => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;
  return headings.find(({id, top}) => isTarget(id) && top >= 0 && top < window.innerHeight)?.id;
}

/**
 * Follows the reader through a page's headings (SPEC §2 "Outline", §9). What the active heading is at first:
 * the one that the address names where it is in view, for it may stand too low to be scrolled to the top.
 *
 * @param ids - of the headings, in the page's order
 * @returns the active heading's id, and `select` to be called when a link to a heading is chosen
 */
export function useActiveHeading(ids: readonly string[]): {
  activeId: string | undefined;
  select: (id: string) => void;
} {
  const [activeId, setActiveId] = useState<string>();
  const suppressedUntil = useRef(0);
  const key = ids.join(' ');
  useEffect(() => {
    const watched = key.split(' ');
    let first = true;
    const update = throttle(() => {
      if (performance.now() < suppressedUntil.current) return;
      const headings = headingPositions(watched);
      const target = first ? targetHeading(headings) : undefined;
      first = false;
      setActiveId(target ?? activeHeading(headings, readingPosition()));
    }, SCROLL_THROTTLE);
    // Tells the first size, and each change of it: a chosen tab moves the headings below.
    const observer = new ResizeObserver(update.call);
    observer.observe(document.body);
    window.addEventListener('scroll', update.call, {passive: true});
    return () => {
      window.removeEventListener('scroll', update.call);
      observer.disconnect();
      update.cancel();
    };
  }, [key]);
  const select = useCallback((id: string) => {
    suppressedUntil.current = performance.now() + CLICK_SUPPRESSION;
    setActiveId(id);
  }, []);
  return {activeId, select};
}
