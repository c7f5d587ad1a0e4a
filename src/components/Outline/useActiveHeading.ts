import {useCallback, useEffect, useRef, useState} from 'react';
import {currentHistoryEntry, subscribe} from '../../hooks/historyEntry';
import {isLayoutLate, subscribeToLayout} from '../../hooks/lateLayout';
import {idOfHash} from '../../shared/routes';
import {throttle} from './throttle';

/** The shortest time between two updates of the active heading while the reader scrolls, in ms (SPEC §9). */
const SCROLL_THROTTLE = 100;
/** How long a heading stays active after a click on its link, even if the page scrolls, in ms (SPEC §9). */
const CLICK_SUPPRESSION = 500;
/**
 * How many px below the sticky bars a heading may be and still count as reached. A browser that scrolls to a heading
 * can stop a fraction of a pixel short of it.
 */
const TOLERANCE = 8;
/** The events with which a reader scrolls. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown'];

export interface HeadingPosition {
  id: string;
  /** The heading's distance from the window's top, in px. */
  top: number;
}

export interface ReadingPosition {
  /** The distance from the window's top, in px, at which a heading counts as reached. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atEnd: boolean;
}

/**
 * Returns the ID of the active heading: the last heading reached or, at the page's end, the page's last heading (SPEC
 * §2 "Outline"). Undefined before the first heading.
 *
 * @param headings - in the page's order
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  {line, atEnd}: ReadingPosition,
): string | undefined {
  return (atEnd ? headings.at(-1) : headings.findLast(({top}) => top <= line))?.id;
}

/** Returns the headings' positions. Leaves out headings that aren't displayed, such as those in unselected tabs. */
function headingPositions(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element?.checkVisibility() ? [{id, top: element.getBoundingClientRect().top}] : [];
  });
}

function readingPosition(): ReadingPosition {
  const root = document.documentElement;
  const bars = parseFloat(getComputedStyle(root).getPropertyValue('--portal-scroll-start')) || 0;
  return {
    line: bars + TOLERANCE,
    // A page too short to scroll doesn't count as scrolled to its end.
    atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1,
  };
}

/** Returns the ID of the heading that the address points to; undefined if that heading isn't in view. */
function targetHeading(headings: readonly HeadingPosition[]): string | undefined {
  const target = idOfHash(window.location.hash);
  return headings.find(({id, top}) => id === target && top >= 0 && top < window.innerHeight)?.id;
}

/**
 * Tracks the active heading while the reader scrolls (SPEC §2 "Outline", §9). If the address points to a heading that
 * is in view, that heading is active at first. It stays active at the page's end until the reader scrolls, because it
 * may be too close to the end to be scrolled to the top.
 *
 * @param ids - the headings' IDs, in the page's order
 * @returns the active heading's ID, and `select`, to call when a link to a heading is clicked
 */
export function useActiveHeading(ids: readonly string[]): {
  activeId: string | undefined;
  select: (id: string) => void;
} {
  const [activeId, setActiveId] = useState<string>();
  const suppressedUntil = useRef(0);
  /** Whether the reader may have scrolled since going to a heading or opening the page. */
  const hasScrolled = useRef(false);
  const key = ids.join(' ');
  useEffect(() => {
    const watched = key.split(' ');
    const {path} = currentHistoryEntry();
    hasScrolled.current = false;
    let first = true;
    let catchUp: ReturnType<typeof setTimeout> | undefined;
    const update = throttle(() => {
      // Reading the headings' positions would lay out all of the text at once.
      if (isLayoutLate()) return;
      const suppressed = suppressedUntil.current - performance.now();
      if (suppressed > 0) {
        // Ignore the jump to the heading. If the reader has scrolled too, update when the suppression ends.
        clearTimeout(catchUp);
        if (hasScrolled.current) catchUp = setTimeout(update.call, suppressed);
        return;
      }
      const headings = headingPositions(watched);
      const position = readingPosition();
      const follows = hasScrolled.current || !position.atEnd;
      const target = first || !follows ? targetHeading(headings) : undefined;
      first = false;
      setActiveId(target ?? activeHeading(headings, position));
    }, SCROLL_THROTTLE);
    // Fires once at the start and whenever the page's size changes, for example when choosing a tab moves headings.
    const observer = new ResizeObserver(update.call);
    // Observes `<main>`, because the body is only as high as the window.
    observer.observe(document.querySelector('main') ?? document.body);
    window.addEventListener('scroll', update.call, {passive: true});
    const unsubscribe = subscribeToLayout(update.call);
    // At the page's end, going to another heading may not scroll.
    const unfollow = subscribe(() => {
      if (currentHistoryEntry().path !== path) return;
      hasScrolled.current = false;
      update.call();
    });
    const onReaderEvent = (): void => void (hasScrolled.current = true);
    for (const type of READER_EVENTS) window.addEventListener(type, onReaderEvent, {passive: true});
    return () => {
      window.removeEventListener('scroll', update.call);
      unsubscribe();
      unfollow();
      for (const type of READER_EVENTS) window.removeEventListener(type, onReaderEvent);
      observer.disconnect();
      clearTimeout(catchUp);
      update.cancel();
    };
  }, [key]);
  const select = useCallback((id: string) => {
    suppressedUntil.current = performance.now() + CLICK_SUPPRESSION;
    hasScrolled.current = false;
    setActiveId(id);
  }, []);
  return {activeId, select};
}
