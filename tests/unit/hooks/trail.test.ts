import {NO_TRAIL, previousPage, visit, type HistoryAction, type Trail} from '../../../src/hooks/trail';

type Step = [HistoryAction, string | undefined, string];

/** Each step is an action, the entry's key and its address. */
function walk(...steps: Step[]): Trail {
  return steps.reduce(
    (trail, [action, key, address]) => visit(trail, {key, address, path: address.replace(/#.*/, '')}, action),
    NO_TRAIL,
  );
}

const start: Step = ['POP', undefined, '/a'];

it('has no page before the first', () => {
  expect(previousPage(NO_TRAIL)).toBeUndefined();
  expect(previousPage(walk(start))).toBeUndefined();
});

it('remembers the page before', () => {
  expect(previousPage(walk(start, ['PUSH', '1', '/b'], ['PUSH', '2', '/c']))).toEqual({path: '/b', steps: 1});
});

it('counts jumps within a page as steps, not as pages', () => {
  const trail = walk(start, ['PUSH', '1', '/b'], ['POP', undefined, '/b#x'], ['POP', undefined, '/b#y']);
  expect(previousPage(trail)).toEqual({path: '/a', steps: 3});
});

it('follows back and forward', () => {
  const there: Step[] = [start, ['PUSH', '1', '/b'], ['PUSH', '2', '/c']];
  expect(previousPage(walk(...there, ['POP', '1', '/b']))).toEqual({path: '/a', steps: 1});
  expect(previousPage(walk(...there, ['POP', '1', '/b'], ['POP', undefined, '/a']))).toBeUndefined();
  expect(previousPage(walk(...there, ['POP', '1', '/b'], ['POP', '2', '/c']))).toEqual({path: '/b', steps: 1});
});

it('knows a stop again that was given a key meanwhile', () => {
  const there: Step[] = [start, ['POP', undefined, '/a#x'], ['PUSH', '1', '/b'], ['POP', 'late', '/a#x']];
  expect(walk(...there)).toMatchObject({index: 1});
  expect(previousPage(walk(...there, ['POP', '1', '/b']))).toEqual({path: '/a', steps: 1});
  expect(walk(...there, ['POP', '1', '/b'], ['POP', 'late', '/a#x'])).toMatchObject({index: 1});
});

it('forgets what lay ahead when another way is taken', () => {
  const trail = walk(start, ['PUSH', '1', '/b'], ['POP', undefined, '/a'], ['PUSH', '2', '/c']);
  expect(trail.stops.map(({path}) => path)).toEqual(['/a', '/c']);
});

it('stays in place when an entry is replaced', () => {
  expect(previousPage(walk(start, ['PUSH', '1', '/b'], ['REPLACE', '2', '/b']))).toEqual({path: '/a', steps: 1});
});

it('begins anew at a stop that it does not know', () => {
  expect(previousPage(walk(start, ['POP', 'after-a-reload', '/b']))).toBeUndefined();
});
