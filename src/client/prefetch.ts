import {textOfScript} from '../hooks/pageText';
import {isConnectionSlow} from './connection';

/** How many bytes may be prefetched until the next call of {@link renewBudget}. */
const BUDGET = 60 * 1024;

/** A download starts only if this many bytes of the budget are left. Its size is unknown; page chunks are smaller. */
const RESERVE = 16 * 1024;

/** The time in ms after which a download ends without success, so that the next one can start. */
const LONGEST_FETCH = 20_000;

/** Files to fetch. The last one is fetched next, because its link came into view last. */
const waiting: {href: string; done: () => void}[] = [];

/**
 * The absolute URLs that are waiting or requested, each with a promise that resolves when the request ends. Failed URLs
 * are removed.
 */
const requested = new Map<string, Promise<void>>();

/** The URLs whose last request failed. They have timings too, so `isLoaded` would count them as loaded. */
const failed = new Set<string>();

let spent = 0;
let isFetching = false;

/**
 * Fetches a script into the browser's cache. For a page's script, fetches the page's text too, so that the page opens
 * at once (SPEC §2). A file that the document has already requested isn't fetched again. A failure is silent, and a
 * later call tries again.
 *
 * Files are fetched one at a time, up to a budget that {@link renewBudget} renews. Nothing is fetched while the page is
 * hidden, on a slow connection, or if the browser saves data.
 *
 * Uses `fetch`, because `<link rel="prefetch">` doesn't work in every engine (ARCHITECTURE.md, "Pages are prefetched
 * with `fetch`").
 *
 * @param url - the script's address, absolute or relative to the page
 * @returns a promise that never rejects, and resolves when the request for the script (not for the text) has ended
 */
export default function prefetch(url: string): Promise<void> {
  const text = textOfScript(url);
  if (text !== undefined) void enqueue(text);
  const end = enqueue(url);
  void fetchWaiting();
  return end;
}

function enqueue(address: string): Promise<void> {
  const {href} = new URL(address, document.baseURI);
  const earlier = requested.get(href);
  if (earlier) return earlier;
  const end = new Promise<void>((done) => waiting.push({href, done}));
  requested.set(href, end);
  return end;
}

/** Allows more prefetching. Called when the reader points to, focuses, touches or follows a link. */
export function renewBudget(): void {
  spent = 0;
  void fetchWaiting();
}

async function fetchWaiting(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  while (waiting.length > 0 && mayFetch()) {
    const {href, done} = waiting.pop()!;
    if (failed.delete(href) || !isLoaded(href)) await fetchFile(href);
    done();
  }
  isFetching = false;
}

/** Fetches a file, and adds its size to `spent`. */
async function fetchFile(href: string): Promise<void> {
  try {
    const response = await fetch(href, {priority: 'low', signal: AbortSignal.timeout(LONGEST_FETCH)});
    // Read the whole response. Otherwise the browser might not cache all of it.
    const {byteLength} = await response.arrayBuffer();
    const size = timingOf(href)?.encodedBodySize ?? 0;
    spent += size > 0 ? size : byteLength;
    if (!response.ok) forget(href);
  } catch {
    forget(href);
  }
}

/** Lets a later call try again. */
function forget(href: string): void {
  requested.delete(href);
  failed.add(href);
}

const mayFetch = (): boolean =>
  !isConnectionSlow(/[23]g/) && document.visibilityState === 'visible' && spent + RESERVE <= BUDGET;

/**
 * Whether the document has requested a file. Checks timings too, because the bundler removes script elements after they
 * load.
 */
function isLoaded(href: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  const addresses = [...links].map((link) => link.href).concat([...document.scripts].map(({src}) => src));
  return addresses.includes(href) || timingOf(href) !== undefined;
}

const timingOf = (href: string): PerformanceResourceTiming | undefined =>
  performance.getEntriesByName(href, 'resource')[0] as PerformanceResourceTiming | undefined;

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => void fetchWaiting());
