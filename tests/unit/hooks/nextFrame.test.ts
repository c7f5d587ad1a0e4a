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

it.each([true, false])('calls a function once if there is no frame for a second (its own: %s)', (isOwn) => {
  let frame: FrameRequestCallback | undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frame = undefined));
  const action = jest.fn();
  const onTimeout = jest.fn();
  inNextFrame(action, isOwn ? onTimeout : undefined);
  jest.advanceTimersByTime(999);
  expect([action, onTimeout].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
  jest.advanceTimersByTime(1);
  frame?.(0);
  expect([action, onTimeout].map((mock) => mock.mock.calls.length)).toEqual(isOwn ? [0, 1] : [1, 0]);
});
