/** Pure functions for the state of the search dialog. */
import type {SearchHit} from '../../search/types';

export interface Answer {
  query: string;
  hits: readonly SearchHit[];
  /** Set if no further hits will follow. */
  isWhole?: true;
}

export interface SearchState {
  /** The text of the input. */
  text: string;
  /** The query to search for. It follows `text` once typing has paused. */
  asked: string;
  /** The last answer, kept until the next one arrives. Undefined before the first one and while the text is empty. */
  answer: Answer | undefined;
  /** Index of the selected hit; -1 for none. */
  selected: number;
  /**
   * Whether a key or a new answer, and not the mouse, made the selection. If so, the list scrolls to the selected hit.
   * The mouse can select only hits that are already visible.
   */
  byKeys: boolean;
}

export type SearchEvent =
  | {type: 'typed'; text: string}
  | {type: 'rested'}
  | {type: 'answered'; answer: Answer}
  | {type: 'detailed'; answer: Answer}
  | {type: 'moved'; step: 1 | -1}
  | {type: 'pointed'; index: number};

const queryOf = (text: string): string => text.trim();

/** Returns the state of a dialog that just opened or whose input was emptied. The query isn't debounced. */
export function startState(text: string): SearchState {
  return {text, asked: queryOf(text), answer: undefined, selected: -1, byKeys: true};
}

/**
 * Returns the state after an event. An empty query has no results and no selection (SPEC §5). A new answer selects its
 * first hit.
 */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return queryOf(event.text) === '' ? startState(event.text) : {...state, text: event.text};
    case 'rested':
      return state.asked === queryOf(state.text) ? state : {...state, asked: queryOf(state.text)};
    case 'answered':
      // A late answer never replaces a newer one.
      if (event.answer.query !== state.asked) return state;
      return {...state, answer: event.answer, selected: event.answer.hits.length > 0 ? 0 : -1, byKeys: true};
    case 'detailed':
      // A second answer to a query begins with the hits of the first. Ignore it if the query has changed since.
      return event.answer.query === state.answer?.query ? {...state, answer: event.answer} : state;
    case 'moved':
      return {...state, selected: neighbor(state.selected, event.step, hitsOf(state).length), byKeys: true};
    case 'pointed':
      if (state.selected === event.index && !state.byKeys) return state;
      return {...state, selected: event.index, byKeys: false};
  }
}

/** The hits to show; none without an answer. */
export const hitsOf = ({answer}: SearchState): readonly SearchHit[] => answer?.hits ?? [];

/** Whether `answer` belongs to the current text and not to an earlier query. */
export const isAnswered = ({text, answer}: SearchState): boolean => answer?.query === queryOf(text);

/** The next or previous index, wrapping at both ends (SPEC §2 "Search dialog"); -1 for an empty list. */
export function neighbor(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? -1 : (index + step + count) % count;
}

const UNAVAILABLE = "Search isn't available right now. Close this dialog and open it again.";

/** The message about a search: the number of results, or why there are none. */
export interface SearchStatus {
  kind: 'idle' | 'waiting' | 'found' | 'none' | 'unavailable';
  text: string;
}

/**
 * Returns the message about the current search.
 *
 * @param problem - why search is unavailable; undefined when it is available
 */
export function statusOf({text, answer}: SearchState, problem?: string): SearchStatus {
  if (problem !== undefined) return {kind: 'unavailable', text: [UNAVAILABLE, problem].join(' ').trim()};
  if (queryOf(text) === '') return {kind: 'idle', text: ''};
  if (!answer) return {kind: 'waiting', text: 'Searching…'};
  const count = answer.hits.length;
  if (count === 0) return {kind: 'none', text: `No results for "${answer.query}"`};
  return {kind: 'found', text: count === 1 ? '1 result' : `${count} results`};
}
