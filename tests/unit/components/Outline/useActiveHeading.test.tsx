/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {
  activeHeading,
  useActiveHeading,
  type HeadingPosition,
} from '../../../../src/components/Outline/useActiveHeading';
import {followHistory} from '../../../../src/hooks/historyEntry';
import {startLateLayout} from '../../../../src/hooks/lateLayout';

describe('activeHeading', () => {
  const headings: HeadingPosition[] = [
    {id: 'a', top: -300},
    {id: 'b', top: 64},
    {id: 'c', top: 400},
    {id: 'd', top: 700},
  ];

  it('is the last heading that has reached the line', () => {
    expect(activeHeading(headings, {line: 72, atEnd: false})).toBe('b');
    expect(activeHeading(headings, {line: 64, atEnd: false})).toBe('b');
    expect(activeHeading(headings, {line: 63, atEnd: false})).toBe('a');
  });

  it('is none before the first heading', () => {
    expect(activeHeading(headings, {line: -301, atEnd: false})).toBeUndefined();
  });

  it('is the last heading at the end of the page', () => {
    expect(activeHeading(headings, {line: 72, atEnd: true})).toBe('d');
  });

  it('is none on a page without headings', () => {
    expect(activeHeading([], {line: 72, atEnd: false})).toBeUndefined();
    expect(activeHeading([], {line: 72, atEnd: true})).toBeUndefined();
  });
});

/** A window of 600 px on a page of 3000 px. The headings are at 500, 1000 and 2800 px; "hidden" is in a closed tab. */
describe('useActiveHeading', () => {
  const HEADING_TOPS: Record<string, number | undefined> = {one: 500, two: 1000, hidden: undefined, three: 2800};
  const ids = Object.keys(HEADING_TOPS);

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/');
    document.documentElement.style.setProperty('--portal-scroll-start', '72px');
    Object.defineProperty(document.documentElement, 'scrollHeight', {configurable: true, value: 3000});
    Object.assign(window, {innerHeight: 600, scrollY: 0});
    document.body.innerHTML = ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
    for (const [id, top] of Object.entries(HEADING_TOPS)) {
      const heading = document.getElementById(id)!;
      const box = () => new DOMRect(0, top! - window.scrollY, 600, 30);
      heading.getBoundingClientRect = box;
      // jsdom lacks this method.
      heading.checkVisibility = () => top !== undefined;
    }
    // Mock ResizeObserver, which jsdom lacks. Like the browser's, the mock fires once when it starts to observe.
    window.ResizeObserver = class {
      constructor(private readonly report: ResizeObserverCallback) {}
      observe() {
        this.report([], this);
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
    document.body.innerHTML = '';
  });

  const scrollTo = (top: number) =>
    act(() => {
      Object.assign(window, {scrollY: top});
      window.dispatchEvent(new Event('scroll'));
    });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('updates on scroll, at most every 100 ms', () => {
    const {result} = renderHook(() => useActiveHeading(ids));
    expect(result.current.activeId).toBeUndefined();
    pass(100);
    scrollTo(428);
    expect(result.current.activeId).toBe('one');
    scrollTo(928);
    pass(99);
    expect(result.current.activeId).toBe('one');
    pass(1);
    expect(result.current.activeId).toBe('two');
  });

  it('reads no positions while the text is laid out in steps, because that would lay out all of it', () => {
    Object.assign(window, {scrollY: 928});
    document.documentElement.dataset.lateLayout = '';
    startLateLayout();
    const read = jest.spyOn(document.getElementById('one')!, 'getBoundingClientRect');
    const {result} = renderHook(() => useActiveHeading(ids));
    pass(1000);
    expect(read).not.toHaveBeenCalled();
    // A key press ends the steps.
    act(() => void window.dispatchEvent(new Event('keydown')));
    expect(result.current.activeId).toBe('two');
  });

  it("ignores headings that aren't rendered, and marks the last one at the end", () => {
    const {result} = renderHook(() => useActiveHeading(ids));
    pass(100);
    scrollTo(2390);
    expect(result.current.activeId).toBe('two');
    pass(100);
    scrollTo(2400);
    expect(result.current.activeId).toBe('three');
  });

  it('reaches the end within a pixel, because browsers round', () => {
    const {result} = renderHook(() => useActiveHeading(ids));
    pass(100);
    scrollTo(2398);
    expect(result.current.activeId).toBe('two');
    pass(100);
    scrollTo(2399);
    expect(result.current.activeId).toBe('three');
  });

  it("doesn't treat a page that can't scroll as scrolled to its end", () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {configurable: true, value: 600});
    const {result} = renderHook(() => useActiveHeading(ids));
    expect(result.current.activeId).toBeUndefined();
  });

  it('keeps a clicked heading active for 500 ms, however the page scrolls', () => {
    const {result} = renderHook(() => useActiveHeading(ids));
    pass(100);
    act(() => {
      result.current.select('one');
    });
    for (const top of [2400, 1500, 928]) {
      scrollTo(top);
      pass(133);
      expect(result.current.activeId).toBe('one');
    }
    pass(101);
    scrollTo(929);
    expect(result.current.activeId).toBe('two');
  });

  it('starts with the heading of the address if it is in view, and then follows the scrolling', () => {
    window.history.replaceState(null, '', '/#two');
    Object.assign(window, {scrollY: 900});
    const {result} = renderHook(() => useActiveHeading(ids));
    expect(result.current.activeId).toBe('two');
    pass(100);
    scrollTo(899);
    expect(result.current.activeId).toBe('one');
  });

  it("stays at the heading of the address at the page's end, until the reader scrolls", () => {
    window.history.replaceState(null, '', '/#three');
    followHistory('POP');
    const {result} = renderHook(() => useActiveHeading([...ids, 'last']));
    const last = document.createElement('h2');
    last.id = 'last';
    last.checkVisibility = () => true;
    last.getBoundingClientRect = () => new DOMRect(0, 2900 - window.scrollY, 600, 30);
    document.body.append(last);
    pass(100);
    scrollTo(2400);
    expect(result.current.activeId).toBe('three');
    pass(100);
    window.dispatchEvent(new Event('wheel'));
    scrollTo(2400);
    expect(result.current.activeId).toBe('last');
    pass(100);
    // Going to the heading again doesn't scroll, because the page is at its end.
    act(() => {
      followHistory('POP');
    });
    expect(result.current.activeId).toBe('three');
  });
});
