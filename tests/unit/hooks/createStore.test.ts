import {createStore} from '../../../src/hooks/createStore';

it('calls every listener after each change, until it unsubscribes', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  stop();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(3);
});

it('is connected while it has listeners', () => {
  const steps: string[] = [];
  const store = createStore(0, () => {
    steps.push('connect');
    return () => steps.push('disconnect');
  });
  const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  stops[0]!();
  expect(steps).toEqual(['connect']);
  stops[1]!();
  store.subscribe(() => undefined);
  expect(steps).toEqual(['connect', 'disconnect', 'connect']);
});
