import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * Returns true on the server and while the component hydrates the server's HTML. After that, the component renders
 * again with `false`. Also works in parts that are hydrated later, unlike Docusaurus' `useIsBrowser`.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
