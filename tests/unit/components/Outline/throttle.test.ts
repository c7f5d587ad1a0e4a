import {throttle} from '../../../../src/components/Outline/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs at once, then at most once per interval, and after the last call', () => {
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

it("doesn't run again without another call", () => {
  const run = jest.fn();
  const {call} = throttle(run, 100);
  call();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});

it('drops a pending run on cancel', () => {
  const run = jest.fn();
  const {call, cancel} = throttle(run, 100);
  call();
  call();
  cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
