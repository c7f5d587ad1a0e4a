/**
 * Client module: back, forward and reload return to where the reader was (SPEC §3 "Session storage"). A
 * new visit starts at the top, or at its anchor, as Docusaurus does it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {currentHistoryEntry, followHistory} from '../hooks/historyEntry';
import {session} from '../hooks/storage';
import {positionOf, readPositions, withPosition, writePositions, type Positions} from './positions';

const KEY = 'scrollPositions';

let positions: Positions = [];
/** The entry whose page is shown; the address may be ahead of it while the next page loads. */
let shown = '';
/** Where the reader last was, in px. A hash link has moved the page already when the history tells of it. */
let top = 0;

if (ExecutionEnvironment.canUseDOM) {
  positions = readPositions(session.read(KEY));
  followHistory('POP');
  arrive();
  window.addEventListener('scroll', look, {passive: true});
  // The browser restores what it loads itself, earlier than a script can; within the document it would be too early.
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    look();
    leave();
    window.history.scrollRestoration = 'auto';
  });
  takeOver();
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

function look(): void {
  top = window.scrollY;
}

function leave(): void {
  positions = withPosition(positions, shown, top);
  session.write(KEY, writePositions(positions));
}

function arrive(): void {
  shown = currentHistoryEntry().key;
  const position = positionOf(positions, shown);
  if (position !== undefined) window.scrollTo({top: position, behavior: 'instant'});
  look();
}

interface RouteUpdate {
  previousLocation: unknown;
}

export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) leave();
}

export function onRouteDidUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) arrive();
}
