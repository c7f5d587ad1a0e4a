/** @jest-environment jsdom */
import {useRef} from 'react';
import {act, render} from '@testing-library/react';
import {useOverflow} from '../../../src/hooks/useOverflow';

/** What happened, in order: the sizes that were read, and the results that were rendered. */
const events: string[] = [];
/** The boxes that are observed. */
let boxes: Element[] = [];
let report: ResizeObserverCallback;

beforeAll(() => {
  // Mock ResizeObserver, which jsdom lacks. The mock reports only when a test says so.
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      report = callback;
    }
    observe(box: Element) {
      boxes.push(box);
    }
    unobserve(box: Element) {
      boxes = boxes.filter((other) => other !== box);
    }
    disconnect() {
      return undefined;
    }
  };
  Object.defineProperty(Element.prototype, 'scrollWidth', {
    configurable: true,
    get(this: Element) {
      events.push(`read ${this.id}`);
      return this.id === 'narrow' ? 0 : 100;
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollWidth');
});

function Box({id}: {id: string}) {
  const ref = useRef<HTMLDivElement>(null);
  events.push(`${id} ${useOverflow(ref) ? 'overflows' : 'fits'}`);
  return (
    <div ref={ref} id={id}>
      <span />
    </div>
  );
}

it('reads the sizes of all boxes before a component renders again, each once, and observes none after that', () => {
  const {unmount} = render(
    <>
      <Box id="wide" />
      <Box id="narrow" />
      <Box id="wider" />
    </>,
  );
  expect(boxes).toHaveLength(6);
  events.length = 0;
  const entries = boxes.map((target) => ({target}) as unknown as ResizeObserverEntry);
  act(() => report(entries, {} as ResizeObserver));
  expect(events).toEqual(['read wide', 'read narrow', 'read wider', 'wide overflows', 'wider overflows']);
  unmount();
  expect(boxes).toEqual([]);
});
