/** The router's state (SPEC §4 "Router"), kept outside React because the router itself sets it. */
import {createStore} from './createStore';

/** `loading`: the next page's code is loading. `submitting`: an interactive example is waiting for a response. */
export type NavigationState = 'idle' | 'loading' | 'submitting';

const store = createStore({loading: false, submissions: 0});

/** Calls `listener` after each change. Returns the function that unsubscribes it. */
export const {subscribe} = store;

/** Returns the router's state. `loading` takes precedence over `submitting`, because the reader has moved on. */
export function navigationState(): NavigationState {
  const {loading, submissions} = store.get();
  if (loading) return 'loading';
  return submissions > 0 ? 'submitting' : 'idle';
}

export function setLoading(loading: boolean): void {
  store.set({...store.get(), loading});
}

/**
 * Sets the state to `submitting` until `answer` settles, and returns its result. Part of the interface for
 * interactive examples (SPEC §4 "Router"): pages use it through `useNavigation()`.
 */
export async function submit<T>(answer: Promise<T>): Promise<T> {
  countSubmissions(1);
  try {
    return await answer;
  } finally {
    countSubmissions(-1);
  }
}

function countSubmissions(change: number): void {
  const {loading, submissions} = store.get();
  store.set({loading, submissions: submissions + change});
}
