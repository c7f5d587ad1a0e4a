/** What the router is doing (SPEC §4, "Router"), outside React: the router itself sets it. */
import {createStore} from './createStore';

/** `loading`: the next page's code is under way. `submitting`: an interactive example waits for its answer. */
export type NavigationState = 'idle' | 'loading' | 'submitting';

const store = createStore({loading: false, submissions: 0});

/** Calls `listener` after each change. Returns the function that ends this. */
export const {subscribe} = store;

/** A page that loads comes before an answer that is waited for: the reader has moved on. */
export function navigationState(): NavigationState {
  const {loading, submissions} = store.get();
  if (loading) return 'loading';
  return submissions > 0 ? 'submitting' : 'idle';
}

export function setLoading(loading: boolean): void {
  store.set({...store.get(), loading});
}

/**
 * Sets the state to `submitting` until the answer is there, or has failed. Returns the answer itself. Part of the
 * interface for interactive examples (SPEC §4 "Router"): pages use it through `useNavigation()`.
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
