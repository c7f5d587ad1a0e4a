/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, renderHook, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server.node';
import {deferred} from '../../support/deferred';
import {ProgressBar} from '../../../src/components/ProgressBar';
import {setLoading} from '../../../src/hooks/navigationStore';
import {useNavigation} from '../../../src/hooks/useNavigation';

afterEach(() => {
  act(() => setLoading(false));
});

it('is idle, and loading while a page loads', () => {
  const {result} = renderHook(useNavigation);
  expect(result.current.state).toBe('idle');
  act(() => setLoading(true));
  expect(result.current.state).toBe('loading');
  act(() => setLoading(false));
  expect(result.current.state).toBe('idle');
});

it('is submitting until every answer has arrived, and returns the answer', async () => {
  const {result} = renderHook(useNavigation);
  const first = deferred<string>();
  const second = deferred<string>();
  let answer: Promise<string>;
  act(() => {
    answer = result.current.submit(first.promise);
    void result.current.submit(second.promise);
  });
  expect(result.current.state).toBe('submitting');
  await act(async () => {
    first.resolve('sent');
    expect(await answer).toBe('sent');
  });
  expect(result.current.state).toBe('submitting');
  await act(async () => {
    second.resolve('sent');
    await second.promise;
  });
  expect(result.current.state).toBe('idle');
});

it('is idle again after a failed answer, and rejects', async () => {
  const {result} = renderHook(useNavigation);
  await act(async () => {
    await expect(result.current.submit(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
  expect(result.current.state).toBe('idle');
});

it('is loading if a page loads while an answer is pending', async () => {
  const {result} = renderHook(useNavigation);
  const {promise, resolve} = deferred();
  act(() => {
    void result.current.submit(promise);
    setLoading(true);
  });
  expect(result.current.state).toBe('loading');
  act(() => setLoading(false));
  expect(result.current.state).toBe('submitting');
  await act(async () => {
    resolve();
    await promise;
  });
});

it('is idle on the server', () => {
  function State() {
    return useNavigation().state;
  }
  act(() => setLoading(true));
  expect(renderToString(<State />)).toBe('idle');
});

it('shows the progress bar only while a page loads', () => {
  render(<ProgressBar />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => setLoading(true));
  expect(screen.getByRole('progressbar', {name: 'Loading page'})).toBeInTheDocument();
  act(() => setLoading(false));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
