import {useSyncExternalStore} from 'react';
import {navigationState, submit, subscribe, type NavigationState} from './navigationStore';

export interface Navigation {
  state: NavigationState;
  /**
   * For interactive examples (SPEC §4 "Router"), the portal itself has no caller: the state is `submitting` until the
   * promise settles. Returns the promise's result.
   */
  submit: <T>(answer: Promise<T>) => Promise<T>;
}

/** What the router is doing: idle, loading a page, or submitting (SPEC §4, "Router"). */
export function useNavigation(): Navigation {
  const state = useSyncExternalStore(subscribe, navigationState, () => 'idle' as const);
  return {state, submit};
}
