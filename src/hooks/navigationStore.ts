/** What the router is doing (SPEC §4, "Router"), outside React: the router itself tells it. */

/** `loading`: the next page's code is under way. `submitting`: an interactive example waits for its answer. */
export type NavigationState = 'idle' | 'loading' | 'submitting';

let loading = false;
let submissions = 0;
const listeners = new Set<() => void>();

/** A page that loads comes before an answer that is waited for: the reader has moved on. */
export function navigationState(): NavigationState {
  if (loading) return 'loading';
  return submissions > 0 ? 'submitting' : 'idle';
}

/** Calls `listener` after each change. Gives what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setLoading(value: boolean): void {
  loading = value;
  tell();
}

/** The state is `submitting` until the answer is there, or has failed. Gives the answer itself. */
export async function submit<T>(answer: Promise<T>): Promise<T> {
  submissions += 1;
  tell();
  try {
    return await answer;
  } finally {
    submissions -= 1;
    tell();
  }
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
