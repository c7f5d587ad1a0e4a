import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cachePrefix, KEEP, RELEASE_FILE, WORKER_FILE} from '../../offline/release';

/**
 * `unknown` until the browser has said; `unsupported` where it keeps nothing: too old, a private window, no HTTPS;
 * `failed` when not all files could be had, `stuck` when what is kept could not be removed.
 */
export type OfflineState = 'unknown' | 'unsupported' | 'off' | 'keeping' | 'on' | 'failed' | 'stuck';

const GAVE_UP = 'The pages cannot be kept.';

/** Gives the worker when it is in charge. @throws Error where it gave up */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === 'activated') resolve(worker);
      else if (!worker || worker.state === 'redundant') reject(new Error(GAVE_UP));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Asks a worker that is in charge already to keep its release. @throws Error where it cannot */
function askToKeep(worker: ServiceWorker): Promise<void> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({data}) => {
      port1.close();
      if (data === true) resolve();
      else reject(new Error(GAVE_UP));
    };
    worker.postMessage(KEEP, [port2]);
  });
}

/** This site's; browsers also give that of a site around it. */
async function ownRegistration(basePath: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(basePath);
  return registration?.scope === new URL(basePath, location.origin).href ? registration : undefined;
}

/** Whether a whole release is kept; a browser may have forgotten it. */
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

/** Whether this site is kept for reading offline, and how to begin and end that. Off unless the reader began it. */
export function useOffline(): {state: OfflineState; turnOn: () => Promise<void>; turnOff: () => Promise<void>} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<OfflineState>('unknown');

  useEffect(() => {
    let current = true;
    const set = (next: OfflineState): void => {
      if (current) setState(next);
    };
    // The types say that every browser has one.
    const container = (navigator as Partial<Navigator>).serviceWorker;
    if (!container || typeof caches === 'undefined') set('unsupported');
    else {
      Promise.all([ownRegistration(baseUrl), isKept(baseUrl)]).then(
        ([registration, kept]) => set(registration?.active && kept ? 'on' : 'off'),
        () => set('unsupported'),
      );
    }
    return () => {
      current = false;
    };
  }, [baseUrl]);

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
