/**
 * Client module: restores the scroll position on back, forward and reload (SPEC §3 "Session storage"). When the reader
 * follows a link, Docusaurus itself scrolls to the top, or to the anchor. If the anchor renders later, this module
 * scrolls to it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Location} from 'history';
import {currentHistoryEntry, startHistory} from '../hooks/historyEntry';
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
  restorePosition();
  recordPosition();
  if (isReload() && positionOf(positions, shownKey) === undefined) scrollToAnchor();
  window.addEventListener('scroll', recordPosition, {passive: true});
  // Let the browser restore the scroll position only while a document loads, because the browser is then faster than a
  // script. When the router changes the page, the browser would scroll too early, before the next page is rendered.
  window.addEventListener('pageshow', disableBrowserRestoration);
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

/** Scrolls to where the reader left the page, or else, if `hash` isn't empty, to its anchor. */
function restorePosition(hash = ''): void {
  shownKey = currentHistoryEntry().key;
  const position = positionOf(positions, shownKey);
  if (position === undefined && hash === '') return;
  top = position;
  void openAt(() => position ?? document.getElementById(idOfHash(hash)) ?? undefined).then(recordPosition);
}

function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Scrolls to the anchor in the address, because browsers don't on a reload. */
function scrollToAnchor(): void {
  document.getElementById(idOfHash(window.location.hash))?.scrollIntoView();
}

interface RouteUpdate {
  location: Pick<Location, 'pathname' | 'hash'>;
  previousLocation: Pick<Location, 'pathname'> | null;
}

export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) savePosition();
}

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!previousLocation) return;
  const isSamePage = location.pathname === previousLocation.pathname;
  // While this page was loading, the reader may have scrolled on.
  if (!isSamePage) savePosition();
  // On the same page, everything has rendered, and Docusaurus has scrolled to the anchor.
  restorePosition(isSamePage ? '' : location.hash);
}
