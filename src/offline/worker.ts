/**
 * The service worker for readers who turned on offline reading (`src/components/OfflineReading`). `plugins/offline`
 * bundles the worker with the build's release, so that the worker changes whenever the site changes.
 */
import {answer} from './answer';
import {forgetOldReleases, keepRelease, matchThisRelease} from './keep';
import {KEEP, type Release} from './release';

interface Waiting {
  waitUntil: (until: Promise<unknown>) => void;
}

/** The part of the service worker's global scope that is used here. TypeScript types the global scope as a window. */
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
const cacheEnv = {
  release: RELEASE,
  origin: scope.location.origin,
  caches,
  fetch: (address: string, init: RequestInit) => fetch(address, init),
};
const env = {
  release: RELEASE,
  fetch: (request: Request) => fetch(request),
  matchThisRelease: (address: string) => matchThisRelease(cacheEnv, address),
  matchAnyRelease: (address: string) => caches.match(address),
};

scope.addEventListener('install', (event) => {
  event.waitUntil(keepRelease(cacheEnv).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases(cacheEnv).then(() => scope.clients.claim()));
});

// If the reader turns offline reading off and on again on the same page, the same worker is used again and gets no
// `install` event. So the page sends a message that asks the worker to cache the files.
scope.addEventListener('message', (event) => {
  if (event.data !== KEEP) return;
  const [reply] = event.ports;
  event.waitUntil(
    keepRelease(cacheEnv).then(
      () => reply!.postMessage(true),
      () => reply!.postMessage(false),
    ),
  );
});

scope.addEventListener('fetch', (event) => {
  const {origin} = new URL(event.request.url);
  const response = origin === scope.location.origin ? answer(event.request, env) : undefined;
  if (response) event.respondWith(response);
});
