/** @jest-environment jsdom */
import {inNextFrame} from '../../../src/hooks/nextFrame';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('calls the action once, in the next frame', () => {
  const action = jest.fn();
  const onTimeout = jest.fn();
  inNextFrame(action, onTimeout);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(16);
  expect(action).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2000);
  expect(action).toHaveBeenCalledTimes(1);
  expect(onTimeout).not.toHaveBeenCalled();
});

it.each(['onTimeout', 'action'])('calls `%s` once if there is no frame for a second', (expected) => {
  let frame: FrameRequestCallback | undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frame = undefined));
  const calls: string[] = [];
  inNextFrame(() => calls.push('action'), expected === 'onTimeout' ? () => calls.push('onTimeout') : undefined);
  jest.advanceTimersByTime(999);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(1);
  frame?.(0);
  expect(calls).toEqual([expected]);
});
