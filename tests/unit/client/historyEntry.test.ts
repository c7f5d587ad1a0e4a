/** @jest-environment jsdom */
import {currentEntry, followHistory, nextEntry, stepsTo} from '../../../src/client/historyEntry';

const NEW_KEY = expect.stringMatching(/^\w+$/) as string;
const before = {key: 'a', index: 3, address: '/dms/client'};

it.each([
  ['a pushed page', {key: 'b'}, 'PUSH', '/dms/messages', {key: 'b', index: 4}],
  ['a replaced page', {key: 'b'}, 'REPLACE', '/dms/messages', {key: 'b', index: 3}],
  ['an entry that was there', {key: 'z', index: 1}, 'POP', '/', {key: 'z', index: 1}],
  ['a hash link', {}, 'POP', '/dms/client#part', {key: NEW_KEY, index: 4}],
  ['a link to the address itself', {}, 'POP', '/dms/client', {key: NEW_KEY, index: 3}],
] as const)('%s has its key and number', (_, known, action, address, expected) => {
  expect(nextEntry(before, known, action, address)).toEqual({...expected, address});
});

it('follows the browser and marks its entries', () => {
  followHistory('POP');
  const first = window.history.state as unknown;
  expect(currentEntry().index).toBe(0);
  expect(first).toEqual({key: currentEntry().key, index: 0});

  window.history.pushState({key: 'next', state: 'kept'}, '', '/next');
  followHistory('PUSH');
  expect(window.history.state).toEqual({key: 'next', state: 'kept', index: 1});
  expect(stepsTo(first)).toBe(-1);
  expect(stepsTo(null)).toBeUndefined();
  expect(stepsTo({key: 'foreign'})).toBeUndefined();
});
