/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {pagesOf, useIdlePrefetch} from '../../../../src/components/Search/useIdlePrefetch';

it('returns the pages of links, each once', () => {
  expect(pagesOf(['/a#x', '/b', '/a', '/a#y'])).toEqual(['/a', '/b']);
});

describe('useIdlePrefetch', () => {
  const prefetch = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    prefetch.mockReset();
    Object.assign(window, {docusaurus: {prefetch}});
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const prefetched = (): unknown[] => prefetch.mock.calls.flat();

  it('prefetches one page at a time', () => {
    renderHook(({hrefs}) => useIdlePrefetch(hrefs), {initialProps: {hrefs: ['/a#x', '/a', '/b']}});
    expect(prefetched()).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(prefetched()).toEqual(['/a']);
    jest.advanceTimersToNextTimer();
    expect(prefetched()).toEqual(['/a', '/b']);
    jest.runAllTimers();
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('skips the pages of removed links', () => {
    const {rerender, unmount} = renderHook(({hrefs}) => useIdlePrefetch(hrefs), {
      initialProps: {hrefs: ['/a', '/b', '/c']},
    });
    jest.advanceTimersToNextTimer();
    rerender({hrefs: ['/d', '/e']});
    jest.advanceTimersToNextTimer();
    unmount();
    jest.runAllTimers();
    expect(prefetched()).toEqual(['/a', '/d']);
  });
});
