/**
 * The service worker of readers who asked for reading offline (`src/components/OfflineReading`). `plugins/offline`
 * bundles it with the release of the build in front of it, so that it changes with every build.
 */
import {answer} from './answer';
import {forgetOldReleases, keepRelease, matchThisRelease} from './keep';
import {KEEP, type Release} from './release';

interface Waiting {
  waitUntil: (until: Promise<unknown>) => void;
}

/** What a service worker's global scope is, as far as it matters here; the types of the page say Window. */
interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Waiting) => void) => void) &
    ((type: 'message', listener: (event: Waiting & {data: unknown; ports: readonly MessagePort[]}) => void) => void) &
    ((
      type: 'fetch',
      listener: (event: {request: Request; respondWith: (answer: Promise<Response>) => void}) => void,
    ) => void);
  location: Location;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
}

declare const RELEASE: Release;

const scope = globalThis as unknown as WorkerScope;
const keeping = {
  release: RELEASE,
  origin: scope.location.origin,
  caches,
  fetch: (address: string, init: RequestInit) => fetch(address, init),
};
const env = {
  release: RELEASE,
  fetch: (request: Request) => fetch(request),
  kept: (address: string) => matchThisRelease(keeping, address),
  matchAnyRelease: (address: string) => caches.match(address),
};

scope.addEventListener('install', (event) => {
  event.waitUntil(keepRelease(keeping).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases(keeping).then(() => scope.clients.claim()));
});

// A reader who turned it off and on again on one page has the same worker again, which is not installed anew.
scope.addEventListener('message', (event) => {
  if (event.data !== KEEP) return;
  const [reply] = event.ports;
  event.waitUntil(
    keepRelease(keeping).then(
      () => reply!.postMessage(true),
      () => reply!.postMessage(false),
    ),
  );
});

scope.addEventListener('fetch', (event) => {
  const {origin} = new URL(event.request.url);
  const answered = origin === scope.location.origin ? answer(event.request, env) : undefined;
  if (answered) event.respondWith(answered);
});
