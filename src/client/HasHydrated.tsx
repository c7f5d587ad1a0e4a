import {useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {arePartsWaiting, subscribeToParts} from '../hooks/hydration';
import {useIsHydrating} from '../hooks/useIsHydrating';

/** Sets `data-has-hydrated` to "true" when the page and all its parts are hydrated (hooks/hydration). */
export default function HasHydrated(): ReactNode {
  const isHydrating = useIsHydrating();
  const isWaiting = useSyncExternalStore(subscribeToParts, arePartsWaiting, () => false);
  return (
    <Head>
      <html data-has-hydrated={String(!isHydrating && !isWaiting)} />
    </Head>
  );
}
