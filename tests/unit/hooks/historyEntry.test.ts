/** @jest-environment jsdom */
import {
  currentHistoryEntry,
  expectReplacement,
  followHistory,
  nextEntry,
  stepsTo,
  subscribe,
} from '../../../src/hooks/historyEntry';

const NEW_KEY = expect.stringMatching(/^\w+$/) as string;
const earlier = {path: '/', index: 1};
const before = {key: 'a', index: 3, previous: earlier, path: '/dms/client', rest: ''};
const here = {path: '/dms/client', index: 3};

it.each([
  ['a pushed page', {key: 'b'}, 'PUSH', '/dms/messages', '', {key: 'b', index: 4, previous: here}],
  ['a replaced page', {key: 'b'}, 'REPLACE', '/dms/messages', '', {key: 'b', index: 3, previous: earlier}],
  ['an existing entry', {key: 'z', index: 2, previous: earlier}, 'POP', '/dms', '', {key: 'z', index: 2}],
  ['the first entry', {key: 'y', index: 0}, 'POP', '/', '', {key: 'y', index: 0, previous: undefined}],
  ['a hash link', {}, 'POP', '/dms/client', '#part', {key: NEW_KEY, index: 4, previous: earlier}],
  ['another query', {key: 'b'}, 'PUSH', '/dms/client', '?sdk=swift', {key: 'b', index: 4, previous: earlier}],
  ['a link to the address itself', {}, 'POP', '/dms/client', '', {key: NEW_KEY, index: 3, previous: earlier}],
] as const)('%s has its key, its index and the previous page', (_, known, action, path, rest, expected) => {
  expect(nextEntry(before, known, action, {path, rest})).toEqual({previous: earlier, ...expected, path, rest});
});

it('follows the browser, marks its entries and calls the listeners', () => {
  const listener = jest.fn();
  const unsubscribe = subscribe(listener);
  followHistory('POP');
  const first = window.history.state as unknown;
  expect(currentHistoryEntry()).toMatchObject({index: 0, previous: undefined});
  expect(first).toEqual({key: currentHistoryEntry().key, index: 0});
  expect(listener).toHaveBeenCalledTimes(1);

  window.history.pushState({key: 'next', state: 'kept'}, '', '/next');
  followHistory('PUSH');
  const previous = {path: '/', index: 0};
  expect(window.history.state).toEqual({key: 'next', state: 'kept', index: 1, previous});
  expect(stepsTo(first)).toBe(-1);
  expect(stepsTo(previous)).toBe(-1);
  expect(stepsTo(null)).toBeUndefined();
  expect(stepsTo({key: 'foreign'})).toBeUndefined();

  unsubscribe();
  followHistory('POP');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentHistoryEntry().previous).toEqual(previous);
});

it("restores the entry after a reload, from the browser's history state", async () => {
  window.history.replaceState({key: 'kept', index: 5, previous: {path: '/before', index: 4}}, '');
  jest.resetModules();
  const loaded = await import('../../../src/hooks/historyEntry');
  loaded.followHistory('POP');
  expect(loaded.currentHistoryEntry()).toMatchObject({index: 5, previous: {path: '/before', index: 4}});
});

describe('after the browser has loaded the page', () => {
  const load = async (urls: readonly (string | null)[]) => {
    window.history.replaceState(null, '', '/dms/messages');
    const entries = urls.map((url) => ({url}));
    Object.assign(window, {navigation: {currentEntry: {index: urls.length - 1}, entries: () => entries}});
    jest.resetModules();
    const loaded = await import('../../../src/hooks/historyEntry');
    loaded.followHistory('POP');
    const {previous} = loaded.currentHistoryEntry();
    return previous && {path: previous.path, steps: loaded.stepsTo(previous)};
  };
  const here = 'http://localhost/dms/messages';

  afterEach(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

  it.each([['a page of the site', ['http://localhost/', 'http://localhost/dms/client.html?sdk=swift#a', here]]])(
    'the previous page is %s',
    async (_, urls) => {
      expect(await load(urls)).toEqual({path: '/dms/client', steps: -1});
    },
  );

  it.each([
    ['no entry before it', [here]],
    ["an entry whose address the browser doesn't tell", [null, here]],
    ['another heading of the page', ['http://localhost/dms/messages#a', here]],
  ])('there is no previous page, because there is %s', async (_, urls) => {
    expect(await load(urls)).toBeUndefined();
  });
});

it('counts no entry for a replacement that the router sees as a new entry', () => {
  const {index} = currentHistoryEntry();
  expectReplacement();
  window.history.replaceState(null, '', '#moved');
  followHistory('POP');
  expect(currentHistoryEntry()).toMatchObject({index, rest: '#moved'});
  window.history.pushState(null, '', '/');
  followHistory('POP');
  expect(currentHistoryEntry()).toMatchObject({index: index + 1, rest: ''});
});
