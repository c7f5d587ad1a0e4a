import {NO_TRAIL, previousPage, visit, type HistoryAction, type Trail} from '../../../src/hooks/trail';

/** Each step is an action, an id and a path; an id that begins with "/" is an address. */
function walk(...steps: [HistoryAction, string, string][]): Trail {
  return steps.reduce((trail, [action, id, path]) => visit(trail, {id, path}, action), NO_TRAIL);
}

const start: [HistoryAction, string, string] = ['POP', '/a', '/a'];

it('has no page before the first', () => {
  expect(previousPage(NO_TRAIL)).toBeUndefined();
  expect(previousPage(walk(start))).toBeUndefined();
});

it('remembers the page before', () => {
  expect(previousPage(walk(start, ['PUSH', '1', '/b'], ['PUSH', '2', '/c']))).toEqual({path: '/b', steps: 1});
});

it('counts jumps within a page as steps, not as pages', () => {
  const trail = walk(start, ['PUSH', '1', '/b'], ['POP', '/b#x', '/b'], ['POP', '/b#y', '/b']);
  expect(previousPage(trail)).toEqual({path: '/a', steps: 3});
});

it('follows back and forward', () => {
  const there: [HistoryAction, string, string][] = [start, ['PUSH', '1', '/b'], ['PUSH', '2', '/c']];
  expect(previousPage(walk(...there, ['POP', '1', '/b']))).toEqual({path: '/a', steps: 1});
  expect(previousPage(walk(...there, ['POP', '1', '/b'], ['POP', '/a', '/a']))).toBeUndefined();
  expect(previousPage(walk(...there, ['POP', '1', '/b'], ['POP', '2', '/c']))).toEqual({path: '/b', steps: 1});
});

it('forgets what lay ahead when another way is taken', () => {
  const trail = walk(start, ['PUSH', '1', '/b'], ['POP', '/a', '/a'], ['PUSH', '2', '/c']);
  expect(trail.stops.map(({path}) => path)).toEqual(['/a', '/c']);
});

it('stays in place when an entry is replaced', () => {
  expect(previousPage(walk(start, ['PUSH', '1', '/b'], ['REPLACE', '2', '/b']))).toEqual({path: '/a', steps: 1});
});

it('begins anew at a stop that it does not know', () => {
  expect(previousPage(walk(start, ['POP', 'after-a-reload', '/b']))).toBeUndefined();
});
