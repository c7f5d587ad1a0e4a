/** @jest-environment jsdom */
import {MessageChannel} from 'node:worker_threads';
import type * as Hydration from '../../../src/hooks/hydration';

let hydration: typeof Hydration;
/** The names of the parts whose turns have come, in order. */
let came: string[];

/** Adds a part. When its turn comes, the parts in `inside` are added. */
function addPart(name: string, inside: string[] = []): Hydration.Turn | undefined {
  const turn = hydration.takeTurn();
  void turn?.promise.then(() => {
    came.push(name);
    for (const part of inside) addPart(part);
  });
  return turn;
}

const isOver = () => !hydration.arePartsWaiting();
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  jest.resetModules();
  hydration = await import('../../../src/hooks/hydration');
  came = [];
  Object.assign(globalThis, {MessageChannel});
});

it('lets parts render at once unless the page is being hydrated', () => {
  expect(hydration.takeTurn()).toBeUndefined();
});

it('gives every part its turn in order, and parts of parts after the others', async () => {
  hydration.startHydration();
  const turn = addPart('text', ['sample']);
  addPart('outline');
  expect(turn?.hasCome).toBe(false);
  expect(isOver()).toBe(false);
  while (!isOver()) await nextTask();
  expect(turn?.hasCome).toBe(true);
  expect(came).toEqual(['text', 'outline', 'sample']);
  expect(hydration.takeTurn()).toBeUndefined();
});

it.each(['click', 'keydown', 'focusin', 'popstate'])('gives all parts their turns at once with %s', async (type) => {
  hydration.startHydration();
  const turns = [addPart('text'), addPart('outline')];
  document.body.dispatchEvent(new Event(type, {bubbles: true}));
  expect(turns.map((turn) => turn?.hasCome)).toEqual([true, true]);
  expect(hydration.takeTurn()).toBeUndefined();
  expect(isOver()).toBe(true);
  await Promise.resolve();
  expect(came).toEqual(['text', 'outline']);
});
