import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * Returns whether the component is rendered on the server, or takes over the server's HTML. When it has, it renders
 * again with `false`. Unlike Docusaurus' `useIsBrowser`, this is true for parts that are hydrated later, too.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
