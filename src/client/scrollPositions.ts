/**
 * Client module: restores the scroll position on back, forward and reload (SPEC §3 "Session storage"). When the reader
 * follows a link, Docusaurus itself scrolls to the top, or to the anchor. If the anchor renders later, this module
 * scrolls to it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Location} from 'history';
import {currentHistoryEntry, startHistory} from '../hooks/historyEntry';
import {reveal} from '../hooks/reveal';
import {session} from '../hooks/storage';
import {idOfHash} from '../shared/routes';
import {isOpening, openAt} from './openAt';
import {positionOf, readPositions, withPosition, writePositions, type Positions} from './positions';

const KEY = 'scrollPositions';

let positions: Positions = [];
/**
 * The key of the displayed page's history entry. While the next page loads, the current entry is already the next
 * page's.
 */
let shownKey = '';
/**
 * The last scroll position, in px; undefined while the page opens at an anchor. It is recorded on each scroll. Reading
 * it whenever a page is shown would make the browser lay out the page. Reading it when the router reports that the
 * reader leaves would be too late: after a hash link, the page has already scrolled.
 */
let top: number | undefined = 0;

if (ExecutionEnvironment.canUseDOM) {
  positions = readPositions(session.read(KEY));
  startHistory();
  if (isUsed()) shownKey = currentHistoryEntry().key;
  else restorePosition();
  // The browser may have restored the position already. Reading it now would make the browser lay out the page.
  setTimeout(recordPosition);
  // On a reload, only WebKit scrolls to the anchor.
  showAnchor(isReload() && !isUsed());
  window.addEventListener('hashchange', () => {
    // In WebKit, a hash link's new entry has the mode `auto`, and later entries inherit it.
    disableBrowserRestoration();
    showAnchor();
  });
  window.addEventListener('scroll', recordPosition, {passive: true});
  // Let the browser restore the scroll position only while a document loads, because the browser is then faster than a
  // script. When the router changes the page, the browser would scroll too early, before the next page is rendered.
  window.addEventListener('pageshow', (event) => {
    disableBrowserRestoration();
    if (event.persisted) showCachedPage();
    // WebKit scrolls to the anchor after this event.
    else if (window.location.hash) setTimeout(undoScrollToAnchor);
  });
  window.addEventListener('pagehide', () => {
    recordPosition();
    savePosition();
    // If the next page failed to load, a reload opens it. The browser must not scroll it to this page's position.
    if (shownKey === currentHistoryEntry().key) window.history.scrollRestoration = 'auto';
  });
  disableBrowserRestoration();
}

function disableBrowserRestoration(): void {
  window.history.scrollRestoration = 'manual';
}

function recordPosition(): void {
  if (!isOpening()) top = window.scrollY;
}

function savePosition(): void {
  if (top === undefined) return;
  positions = withPosition(positions, shownKey, top);
  session.write(KEY, writePositions(positions));
}

/** Brings a page from the page cache up to date. */
function showCachedPage(): void {
  // Later documents of the tab may have stored positions in the meantime.
  const stored = session.read(KEY);
  if (stored) positions = readPositions(stored);
  // WebKit would restore the position after `pageshow`, but no longer in the mode `manual`.
  if (top !== undefined) window.scrollTo({top, behavior: 'instant'});
}

/** Scrolls to where the reader left the page if the browser has scrolled to the anchor instead. */
function undoScrollToAnchor(): void {
  const position = positionOf(positions, shownKey);
  const before = window.scrollY;
  if (position === undefined || isUsed() || Math.abs(before - position) < 1) return;
  anchorOf(window.location.hash)?.scrollIntoView();
  const wasAtAnchor = Math.abs(window.scrollY - before) < 1;
  window.scrollTo({top: wasAtAnchor ? position : before, behavior: 'instant'});
}

/** Scrolls to where the reader left the page, or else, if `hash` isn't empty, to its anchor. */
function restorePosition(hash = ''): void {
  shownKey = currentHistoryEntry().key;
  const position = positionOf(positions, shownKey);
  if (position === undefined && hash === '') return;
  top = position;
  void openAt(() => {
    const anchor = anchorOf(hash);
    if (anchor) reveal(anchor);
    return position ?? anchor;
  }).then(recordPosition);
}

/** Whether the reader has used the page since it began to load. See plugins/theme/script.ts. */
function isUsed(): boolean {
  return 'used' in document.documentElement.dataset;
}

function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

function anchorOf(hash: string): Element | undefined {
  return document.getElementById(idOfHash(hash)) ?? undefined;
}

/**
 * Shows the URL's anchor if it is in closed details or in a tab that isn't selected, because not all browsers do. Then
 * scrolls to it, because the browser couldn't while it was hidden. Doesn't scroll if the reader comes back to a page.
 *
 * @param scrolls - whether to scroll to the anchor even if it wasn't hidden
 */
function showAnchor(scrolls = false): void {
  const anchor = anchorOf(window.location.hash);
  if (!anchor) return;
  const wasHidden = reveal(anchor);
  if ((wasHidden || scrolls) && positionOf(positions, currentHistoryEntry().key) === undefined) anchor.scrollIntoView();
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface RouteUpdate {
  location: Place;
  previousLocation: Place | null;
}

/**
 * Docusaurus calls this function when the address changes, before the next page has loaded. Saves the scroll position
 * of the page on screen. At the start of a visit, `previousLocation` is null, and only the entry's key is recorded.
 */
export function onRouteUpdate({previousLocation}: Pick<RouteUpdate, 'previousLocation'>): void {
  if (previousLocation) savePosition();
  else shownKey = currentHistoryEntry().key;
}

/**
 * Docusaurus calls this function when the page at the new address has rendered. Scrolls to where the reader left the
 * page, or else to the anchor. Does nothing at the start of a visit.
 */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!previousLocation) return;
  const isSamePage = location.pathname === previousLocation.pathname;
  // While this page was loading, the reader may have scrolled on.
  if (!isSamePage) savePosition();
  // If only the query has changed, the reader hasn't gone to the anchor.
  if (isSamePage && (location.hash !== previousLocation.hash || location.search === previousLocation.search))
    showAnchor();
  // On the same page, everything has rendered, and Docusaurus has scrolled to the anchor.
  restorePosition(isSamePage ? '' : location.hash);
}
