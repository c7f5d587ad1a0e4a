import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {repeatEarlyClick} from '../hooks/earlyClick';
import {isHydratingParts, subscribeToParts} from '../hooks/hydration';
import {isLayoutLate, subscribeToLayout} from '../hooks/lateLayout';
import {useIsHydrating} from '../hooks/useIsHydrating';

/**
 * Sets `data-has-hydrated` on `<html>`: "true" once the page is hydrated (hooks/hydration) and laid out
 * (hooks/lateLayout). Then repeats the reader's early click (hooks/earlyClick).
 */
export default function HasHydrated(): ReactNode {
  const isHydrating = useIsHydrating();
  const isWaiting = useSyncExternalStore(subscribeToParts, isHydratingParts, () => false);
  const isLate = useSyncExternalStore(subscribeToLayout, isLayoutLate, () => false);
  const isReady = !isHydrating && !isWaiting && !isLate;
  useEffect(() => {
    if (isReady) repeatEarlyClick();
  }, [isReady]);
  return (
    <Head>
      <html data-has-hydrated={String(isReady)} />
    </Head>
  );
}
