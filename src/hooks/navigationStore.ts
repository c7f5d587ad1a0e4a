/** The router's state (SPEC §4 "Router"). It's kept outside React, so that code other than components can set it. */
import {createStore} from './createStore';

/** `loading`: the next page's code is loading. `submitting`: an interactive example is waiting for a response. */
export type NavigationState = 'idle' | 'loading' | 'submitting';

/** Why the next page can't be shown. `status` is the host's HTTP status; undefined if the host couldn't be reached. */
export interface NavigationProblem {
  status?: number;
}

interface Navigation {
  loading: boolean;
  /** The path of the page that is loading, or that last loaded. */
  target: string;
  submissions: number;
  problem: NavigationProblem | undefined;
}

const store = createStore<Navigation>({loading: false, target: '', submissions: 0, problem: undefined});

/** Calls `listener` after each change. Returns a function to unsubscribe. */
export const {subscribe} = store;

/** Returns the router's state. `loading` takes precedence over `submitting`, because the reader has moved on. */
export function navigationState(): NavigationState {
  const {loading, submissions} = store.get();
  if (loading) return 'loading';
  return submissions > 0 ? 'submitting' : 'idle';
}

/** Sets whether the next page is loading. Keeps the path that {@link startLoading} has set. */
export function setLoading(loading: boolean): void {
  store.set({...store.get(), loading});
}

/** Sets the state to `loading` for the page at a path. */
export function startLoading(target: string): void {
  store.set({...store.get(), loading: true, target});
}

/** Returns the path of the page that is loading; undefined if none is. */
export function loadingTarget(): string | undefined {
  const {loading, target} = store.get();
  return loading ? target : undefined;
}

/** Returns why the last navigation failed; undefined if it didn't. */
export const navigationProblem = (): NavigationProblem | undefined => store.get().problem;

/** Sets why the last navigation failed; `undefined` removes the problem. */
export function setProblem(problem: NavigationProblem | undefined): void {
  store.set({...store.get(), problem});
}

/**
 * Sets the state to `submitting` until `answer` settles. Returns what `answer` resolves to. This function is part of
 * the interface for interactive examples (SPEC §4 "Router"). Pages call it through `useNavigation()`.
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
  const {submissions} = store.get();
  store.set({...store.get(), submissions: submissions + change});
}
