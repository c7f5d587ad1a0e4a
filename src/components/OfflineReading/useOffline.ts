import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cachePrefix, KEEP, RELEASE_FILE, WORKER_FILE} from '../../offline/release';

/**
 * `unknown` until the browser has answered; `unsupported` if it can't save pages (too old, private window, no HTTPS);
 * `failed` if the pages couldn't be saved; `stuck` if the saved pages couldn't be deleted.
 */
export type OfflineState = 'unknown' | 'unsupported' | 'off' | 'keeping' | 'on' | 'failed' | 'stuck';

const KEEP_FAILED = "The pages couldn't be saved.";

/** Resolves with the registration's worker when the worker is active. Rejects if the worker can't be installed. */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const checkState = (): void => {
      if (worker?.state === 'activated') resolve(worker);
      else if (!worker || worker.state === 'redundant') reject(new Error(KEEP_FAILED));
    };
    worker?.addEventListener('statechange', checkState);
    checkState();
  });
}

/** Asks an active worker to save all files of its build for offline reading. Rejects if the worker can't. */
function askToKeep(worker: ServiceWorker): Promise<void> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({data}) => {
      port1.close();
      if (data === true) resolve();
      else reject(new Error(KEEP_FAILED));
    };
    worker.postMessage(KEEP, [port2]);
  });
}

/** Returns this site's worker registration, if any. Ignores the registration of a site at a parent path. */
async function ownRegistration(basePath: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(basePath);
  return registration?.scope === new URL(basePath, location.origin).href ? registration : undefined;
}

/** Whether a complete build of the site is in the browser's caches. */
const isKept = async (basePath: string): Promise<boolean> =>
  (await caches.match(basePath + RELEASE_FILE)) !== undefined;

async function start(basePath: string): Promise<void> {
  const options = {scope: basePath, updateViaCache: 'none'} as const;
  const worker = await activated(await navigator.serviceWorker.register(basePath + WORKER_FILE, options));
  if (!(await isKept(basePath))) await askToKeep(worker);
}

async function stop(basePath: string): Promise<void> {
  await (await ownRegistration(basePath))?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(basePath)));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Returns the state of offline reading, which is off by default, and functions to turn it on and off. */
export function useOffline(): {state: OfflineState; turnOn: () => Promise<void>; turnOff: () => Promise<void>} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<OfflineState>('unknown');

  const turnOn = useCallback(async () => {
    setState('keeping');
    try {
      await start(baseUrl);
      setState('on');
    } catch {
      await stop(baseUrl).catch(() => undefined);
      setState('failed');
    }
  }, [baseUrl]);

  useEffect(() => {
    let current = true;
    const set = (next: OfflineState): void => {
      if (current) setState(next);
    };
    // TypeScript's types claim that every browser supports service workers.
    const container = (navigator as Partial<Navigator>).serviceWorker;
    if (!container || typeof caches === 'undefined') set('unsupported');
    else {
      Promise.all([ownRegistration(baseUrl), isKept(baseUrl)]).then(
        ([registration, kept]) => {
          if (registration?.active && kept) set('on');
          // The reader left this page while the pages were being saved, and has come back.
          else if (registration?.installing && current) void turnOn();
          else set('off');
        },
        () => set('unsupported'),
      );
    }
    return () => {
      current = false;
    };
  }, [baseUrl, turnOn]);

  const turnOff = useCallback(async () => {
    try {
      await stop(baseUrl);
      setState('off');
    } catch {
      setState('stuck');
    }
  }, [baseUrl]);

  return {state, turnOn, turnOff};
}
