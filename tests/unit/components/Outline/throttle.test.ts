import {throttle} from '../../../../src/components/Outline/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs at once, then at most once in each interval, and last with the last call', () => {
  const run = jest.fn();
  const {call} = throttle(run, 100);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  jest.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  call();
  jest.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(3);
});

it('does not run again when nothing has called', () => {
  const run = jest.fn();
  const {call} = throttle(run, 100);
  call();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});

it('drops what waits when it is cancelled', () => {
  const run = jest.fn();
  const {call, cancel} = throttle(run, 100);
  call();
  call();
  cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
