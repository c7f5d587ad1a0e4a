import {useSyncExternalStore} from 'react';
import {navigationState, submit, subscribe, type NavigationState} from './navigationStore';

export interface Navigation {
  state: NavigationState;
  /**
   * Sets the state to `submitting` until `answer` settles. Returns what `answer` resolves to. This function is for
   * interactive examples (SPEC §4 "Router"). The portal itself doesn't call it.
   */
  submit: <T>(answer: Promise<T>) => Promise<T>;
}

/** Returns the router's state: idle, loading a page, or submitting (SPEC §4 "Router"). */
export function useNavigation(): Navigation {
  const state = useSyncExternalStore(subscribe, navigationState, () => 'idle' as const);
  return {state, submit};
}
