import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cachePrefix, WORKER_FILE} from '../offline/release';

/**
 * `unknown` until the browser has said; `unsupported` where it keeps nothing: too old, a private window, no HTTPS;
 * `failed` when not all files could be had.
 */
export type OfflineState = 'unknown' | 'unsupported' | 'off' | 'keeping' | 'on' | 'failed';

/** Resolves when the worker is in charge. @throws Error where it gave up */
function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === 'activated') resolve();
      else if (!worker || worker.state === 'redundant') reject(new Error('The pages cannot be kept.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

async function stop(basePath: string): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(basePath))?.unregister();
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
      container.getRegistration(baseUrl).then(
        (registration) => set(registration?.active ? 'on' : 'off'),
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
      await activated(
        await navigator.serviceWorker.register(baseUrl + WORKER_FILE, {scope: baseUrl, updateViaCache: 'none'}),
      );
      setState('on');
    } catch {
      await stop(baseUrl).catch(() => undefined);
      setState('failed');
    }
  }, [baseUrl]);

  const turnOff = useCallback(async () => {
    await stop(baseUrl);
    setState('off');
  }, [baseUrl]);

  return {state, turnOn, turnOff};
}
