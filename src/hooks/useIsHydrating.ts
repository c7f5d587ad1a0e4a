import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * Returns true on the server and while the component hydrates the server's HTML. After that, the component renders
 * again with `false`. Unlike Docusaurus' `useIsBrowser`, this also works in parts that are hydrated later.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
