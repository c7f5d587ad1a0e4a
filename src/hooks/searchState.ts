/** What the search dialog knows, and what changes it: pure functions. */
import type {SearchHit} from '../search/types';

/** A query and what was found for it. */
export interface Answer {
  query: string;
  hits: readonly SearchHit[];
}

export interface SearchState {
  /** As it was typed. */
  text: string;
  /** The query that is searched for: the text's, once that has rested. */
  asked: string;
  /** The last answer; the one of an older query stays until the new one is there. None while nothing is asked. */
  answer: Answer | undefined;
  /** The place of the selected hit; -1 where there is none. */
  selected: number;
  /** Whether keys made the selection: then it is brought into view. What a mouse points at is seen already. */
  byKeys: boolean;
}

export type SearchEvent =
  | {type: 'typed'; text: string}
  | {type: 'rested'}
  | {type: 'answered'; answer: Answer}
  | {type: 'moved'; step: 1 | -1}
  | {type: 'pointed'; index: number};

/** What is asked by a text: the same without the space around it. */
export const queryOf = (text: string): string => text.trim();

/** The dialog as it opens: what it opens with is asked at once. */
export function startState(text: string): SearchState {
  return {text, asked: queryOf(text), answer: undefined, selected: -1, byKeys: true};
}

/** An empty query has no results and no selection (SPEC §5); another answer selects its first hit. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return queryOf(event.text) === '' ? startState(event.text) : {...state, text: event.text};
    case 'rested':
      return state.asked === queryOf(state.text) ? state : {...state, asked: queryOf(state.text)};
    case 'answered':
      // An answer that comes late never takes the place of a newer one.
      if (event.answer.query !== state.asked) return state;
      return {...state, answer: event.answer, selected: event.answer.hits.length > 0 ? 0 : -1, byKeys: true};
    case 'moved':
      return {...state, selected: neighbor(state.selected, event.step, hitsOf(state).length), byKeys: true};
    case 'pointed':
      if (state.selected === event.index && !state.byKeys) return state;
      return {...state, selected: event.index, byKeys: false};
  }
}

export const hitsOf = ({answer}: SearchState): readonly SearchHit[] => answer?.hits ?? [];

/** Whether the answer is that of the text; otherwise one is still to come. */
export const isAnswered = ({text, answer}: SearchState): boolean => answer?.query === queryOf(text);

/** The place a step on, from the last to the first and back (SPEC §2 "Search dialog"); -1 where there is nothing. */
export function neighbor(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? -1 : (index + step + count) % count;
}

const UNAVAILABLE = 'Search is not available right now. To try again, close this and open it once more.';

/** What is said about a search: how many results, none, or why there are none. */
export interface SearchStatus {
  kind: 'idle' | 'waiting' | 'found' | 'none' | 'unavailable';
  text: string;
}

/**
 * @param problem - why there is no search, if so; shown to who writes the site, as readers can do nothing about it
 */
export function statusOf({text, answer}: SearchState, problem?: string): SearchStatus {
  if (problem !== undefined) return {kind: 'unavailable', text: [UNAVAILABLE, problem].join(' ').trim()};
  if (queryOf(text) === '') return {kind: 'idle', text: ''};
  if (!answer) return {kind: 'waiting', text: 'Searching…'};
  const count = answer.hits.length;
  if (count === 0) return {kind: 'none', text: `No results for "${answer.query}"`};
  return {kind: 'found', text: count === 1 ? '1 result' : `${count} results`};
}
