/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {hitsOf} from '../../../../src/components/Search/searchState';
import {QUERY_KEY} from '../../../../src/components/Search/recovery';
import {DEBOUNCE, useSearch} from '../../../../src/components/Search/useSearch';
import {SearchUnavailable, type SearchEngine, type SearchHit} from '../../../../src/search/types';
import {deferred, type Deferred} from '../../../support/deferred';
import {hitOf, plain} from '../../../support/searchHits';

/** An engine whose answers the test resolves. */
function slowEngine() {
  const asked: (Deferred<SearchHit[]> & {query: string})[] = [];
  const engine: SearchEngine = {
    isDivided: false,
    search(query) {
      const answer = deferred<SearchHit[]>();
      asked.push({query, ...answer});
      return answer.promise;
    },
    searchAll: (query) => Promise.resolve([hitOf(1, query, {excerpt: plain('Excerpt.')})]),
  };
  return {engine, asked, queries: () => asked.map(({query}) => query)};
}

/** Advances the clock by `time` ms, and settles promises. */
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

function start(open: () => Promise<SearchEngine>, typed?: string, wantsExcerpts = true) {
  const {result} = renderHook(() => useSearch(open, typed, wantsExcerpts));
  return {
    result,
    type: (text: string) => act(() => result.current.dispatch({type: 'typed', text})),
    ids: () => hitsOf(result.current.state).map(({id}) => id),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks 200 ms after the last key, and not for each key', async () => {
  const {engine, queries} = slowEngine();
  const {type} = start(() => Promise.resolve(engine));
  type('s');
  await pass(DEBOUNCE - 1);
  type('st');
  await pass(DEBOUNCE - 1);
  expect(queries()).toEqual([]);
  await pass(1);
  expect(queries()).toEqual(['st']);
});

it('asks the last query at once when the dialog opens, and nothing without one', async () => {
  const {engine, queries} = slowEngine();
  start(() => Promise.resolve(engine));
  await pass(DEBOUNCE);
  expect(queries()).toEqual([]);
  localStorage.setItem(QUERY_KEY, 'stream');
  start(() => Promise.resolve(engine));
  await pass(0);
  expect(queries()).toEqual(['stream']);
});

it('prefers the text that was typed before, and stores it', async () => {
  localStorage.setItem(QUERY_KEY, 'stream');
  const {engine, queries} = slowEngine();
  const {result} = start(() => Promise.resolve(engine), 'consent');
  await pass(0);
  expect(result.current.state.text).toBe('consent');
  expect(queries()).toEqual(['consent']);
  expect(localStorage.getItem(QUERY_KEY)).toBe('consent');
});

it('never replaces a newer answer with a late one', async () => {
  const {engine, asked} = slowEngine();
  const {type, ids} = start(() => Promise.resolve(engine));
  type('first');
  await pass(DEBOUNCE);
  type('second');
  await pass(DEBOUNCE);
  asked[1]!.resolve([hitOf(2, 'second')]);
  await pass(0);
  asked[0]!.resolve([hitOf(1, 'first')]);
  await pass(0);
  expect(ids()).toEqual([2]);
});

it('asks again for a query that was cleared and typed again', async () => {
  const {engine, asked, queries} = slowEngine();
  const {type, ids} = start(() => Promise.resolve(engine), 'stream');
  await pass(0);
  asked[0]!.resolve([hitOf(1, 'stream')]);
  await pass(DEBOUNCE);
  type('');
  expect(ids()).toEqual([]);
  type('stream');
  await pass(DEBOUNCE);
  expect(queries()).toEqual(['stream', 'stream']);
});

it('accepts text while the engine opens, and asks as soon as it is open', async () => {
  const {engine, queries} = slowEngine();
  const opening = deferred<SearchEngine>();
  const {type} = start(() => opening.promise);
  type('stream');
  await pass(5000);
  opening.resolve(engine);
  await pass(0);
  expect(queries()).toEqual(['stream']);
});

it('reports why there is no engine; the next dialog opens one', async () => {
  const {engine, queries} = slowEngine();
  const open = jest.fn<Promise<SearchEngine>, []>();
  open.mockRejectedValueOnce(new SearchUnavailable('Run a build.')).mockResolvedValueOnce(engine);
  const first = start(open, 'stream');
  await pass(0);
  expect(first.result.current.problem).toBe('Run a build.');
  const second = start(open, 'stream');
  await pass(0);
  expect(second.result.current.problem).toBeUndefined();
  expect(queries()).toEqual(['stream']);
});

it('reports that the engine failed', async () => {
  const {engine, asked} = slowEngine();
  const {result} = start(() => Promise.resolve(engine), 'stream');
  await pass(0);
  asked[0]!.reject(new SearchUnavailable('The worker ended.'));
  await pass(0);
  expect(result.current.problem).toBe('The worker ended.');
});

it('has no problem any longer when the engine answers again', async () => {
  const {engine, asked} = slowEngine();
  const {result, type, ids} = start(() => Promise.resolve(engine), 'stream');
  await pass(0);
  asked[0]!.reject(new SearchUnavailable('A part did not load.'));
  await pass(0);
  type('streams');
  await pass(DEBOUNCE);
  asked[1]!.resolve([hitOf(1, 'streams')]);
  await pass(0);
  expect(result.current.problem).toBeUndefined();
  expect(ids()).toEqual([1]);
});

it('works without storage', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const {engine, queries} = slowEngine();
  const {type} = start(() => Promise.resolve(engine));
  type('stream');
  await pass(DEBOUNCE);
  expect(queries()).toEqual(['stream']);
});

it('forgets the last query when the reader clears the field', () => {
  localStorage.setItem(QUERY_KEY, 'stream');
  const {type} = start(() => Promise.resolve(slowEngine().engine));
  type('');
  expect(localStorage.getItem(QUERY_KEY)).toBe('');
});

describe('excerpts', () => {
  const answerOne = async (wantsExcerpts: boolean, excerpt?: SearchHit['excerpt']) => {
    const {engine, asked} = slowEngine();
    const withExcerpts = jest.spyOn(engine, 'searchAll');
    const {result, type} = start(() => Promise.resolve(engine), 'stream', wantsExcerpts);
    await pass(0);
    asked[0]!.resolve([hitOf(1, 'stream', {excerpt})]);
    return {result, type, withExcerpts, asked};
  };

  it('follow the results, which keep their selection', async () => {
    const {result} = await answerOne(true);
    await pass(0);
    expect(hitsOf(result.current.state)).toMatchObject([{id: 1, excerpt: plain('Excerpt.')}]);
    expect(result.current.state.selected).toBe(0);
  });

  it('are not asked for when the results have them, or do not show them', async () => {
    expect((await answerOne(false)).withExcerpts).not.toHaveBeenCalled();
    expect((await answerOne(true, [])).withExcerpts).not.toHaveBeenCalled();
  });

  it('are left out of the remaining hits of a divided index if the results do not show them', async () => {
    const {engine, asked} = slowEngine();
    const divided: SearchEngine = {...engine, isDivided: true};
    const searchAll = jest
      .spyOn(divided, 'searchAll')
      .mockResolvedValue([1, 2, 3].map((id) => hitOf(id, 'stream', {excerpt: undefined})));
    const {ids, result} = start(() => Promise.resolve(divided), 'stream', false);
    await pass(0);
    asked[0]!.resolve([hitOf(1, 'stream', {excerpt: undefined})]);
    await pass(0);
    expect(ids()).toEqual([1, 2, 3]);
    expect(searchAll.mock.calls).toEqual([['stream', false]]);
    expect(result.current.state.selected).toBe(0);
  });

  it('of an earlier query are dropped', async () => {
    const {result, type, asked} = await answerOne(true);
    type('other');
    await pass(DEBOUNCE);
    asked[1]!.resolve([hitOf(2, 'other', {excerpt: []})]);
    await pass(0);
    expect(hitsOf(result.current.state).map(({id}) => id)).toEqual([2]);
  });
});
