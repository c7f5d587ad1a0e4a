import {
  isAnswered,
  neighbor,
  searchReducer,
  startState,
  statusOf,
  type SearchEvent,
  type SearchState,
} from '../../../../src/components/Search/searchState';
import {hitOf} from '../../../support/searchHits';

const after = (text: string, ...events: SearchEvent[]): SearchState => events.reduce(searchReducer, startState(text));
const answer = (query: string, count: number): SearchEvent => ({
  type: 'answered',
  answer: {query, hits: Array.from({length: count}, (_, id) => hitOf(id, `Hit ${id}`))},
});
const typed = (text: string): SearchEvent => ({type: 'typed', text});
const moved = (step: 1 | -1): SearchEvent => ({type: 'moved', step});
const rested: SearchEvent = {type: 'rested'};

describe('the query', () => {
  it('is asked at once when the dialog opens, without the space around it', () => {
    expect(startState(' stream ')).toMatchObject({text: ' stream ', asked: 'stream', selected: -1});
  });

  it('is asked after the debounce', () => {
    const before = after('', typed('stream'));
    expect(before.asked).toBe('');
    expect(searchReducer(before, rested).asked).toBe('stream');
  });

  it('changes nothing when it is the same after the debounce', () => {
    const before = after('stream');
    expect(searchReducer(before, rested)).toBe(before);
  });

  it.each(['', '   '])('has no results and no selection when it is %j', (text) => {
    expect(after('stream', answer('stream', 3), typed(text))).toEqual({
      text,
      asked: '',
      answer: undefined,
      selected: -1,
      byKeys: true,
    });
  });

  it('keeps the results of the previous query until its own arrive', () => {
    const state = after('strea', answer('strea', 3), moved(1), typed('stream'), rested);
    expect(state.answer?.query).toBe('strea');
    expect(isAnswered(state)).toBe(false);
    expect(searchReducer(state, answer('stream', 2))).toMatchObject({selected: 0, answer: {query: 'stream'}});
  });
});

describe('an answer', () => {
  it('to another query is dropped', () => {
    const state = after('stream', typed(''), rested);
    expect(searchReducer(state, answer('stream', 3))).toBe(state);
  });

  it('selects its first hit; without hits nothing is selected', () => {
    expect(after('stream', answer('stream', 3)).selected).toBe(0);
    expect(after('stream', answer('stream', 0)).selected).toBe(-1);
  });
});

describe('the selection', () => {
  it.each<[number, 1 | -1, number, number]>([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [-1, 1, 0, -1],
    [-1, -1, 0, -1],
  ])('from %i by %i of %i moves to %i', (index, step, count, next) => {
    expect(neighbor(index, step, count)).toBe(next);
  });

  it('is made by keys or by the mouse; the last one counts', () => {
    const pointed = after('stream', answer('stream', 3), {type: 'pointed', index: 2});
    expect(pointed).toMatchObject({selected: 2, byKeys: false});
    expect(searchReducer(pointed, moved(1))).toMatchObject({selected: 0, byKeys: true});
  });

  it('stays the same object while the mouse moves within a result', () => {
    const pointed = after('stream', answer('stream', 3), {type: 'pointed', index: 2});
    expect(searchReducer(pointed, {type: 'pointed', index: 2})).toBe(pointed);
  });
});

describe('statusOf', () => {
  it.each<[string, SearchState, ReturnType<typeof statusOf>]>([
    ['an empty query', after(' '), {kind: 'idle', text: ''}],
    ['a query without an answer', after('stream'), {kind: 'waiting', text: 'Searching…'}],
    ['nothing found', after('<b>', answer('<b>', 0)), {kind: 'none', text: 'No results for "<b>"'}],
    ['one result', after('stream', answer('stream', 1)), {kind: 'found', text: '1 result'}],
    ['more results', after('stream', answer('stream', 16)), {kind: 'found', text: '16 results'}],
    [
      'the next query, not answered yet',
      after('strea', answer('strea', 0), typed('stream')),
      {kind: 'none', text: 'No results for "strea"'},
    ],
  ])('for %s', (_, state, status) => {
    expect(statusOf(state)).toEqual(status);
  });

  it('reports that search is unavailable, whatever the text, with the reason if there is one', () => {
    const unavailable = "Search isn't available right now. Close this dialog and open it again.";
    expect(statusOf(after(''), '')).toEqual({kind: 'unavailable', text: unavailable});
    expect(statusOf(after('x'), 'Run a build.')).toEqual({kind: 'unavailable', text: `${unavailable} Run a build.`});
  });
});
