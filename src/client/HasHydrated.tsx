import {useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {isHydratingParts, subscribeToParts} from '../hooks/hydration';
import {isLayoutLate, subscribeToLayout} from '../hooks/lateLayout';
import {useIsHydrating} from '../hooks/useIsHydrating';

/**
 * Sets `data-has-hydrated` on `<html>`: "true" once the page is hydrated (hooks/hydration) and laid out
 * (hooks/lateLayout).
 */
export default function HasHydrated(): ReactNode {
  const isHydrating = useIsHydrating();
  const isWaiting = useSyncExternalStore(subscribeToParts, isHydratingParts, () => false);
  const isLate = useSyncExternalStore(subscribeToLayout, isLayoutLate, () => false);
  return (
    <Head>
      <html data-has-hydrated={String(!isHydrating && !isWaiting && !isLate)} />
    </Head>
  );
}
