import {useEffect, useState, type RefObject} from 'react';

/** For each observed box, the element whose overflow may change with the box's size. */
const elements = new WeakMap<Element, Element>();
const listeners = new WeakMap<Element, (overflows: boolean) => void>();
let observer: ResizeObserver | undefined;

/** Reads all sizes before any component renders again, because the browser has to lay out the page after each change. */
function onResize(boxes: ResizeObserverEntry[]): void {
  const resized = [...new Set(boxes.map(({target}) => elements.get(target)!))];
  const results = resized.map((element) => element.scrollWidth > element.clientWidth);
  resized.forEach((element, index) => listeners.get(element)?.(results[index]!));
}

/**
 * Returns whether an element's content is wider than the element itself. Returns false in the first render. When the
 * size of the element or of its children changes, the component renders again with the new result.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    listeners.set(element, setOverflows);
    observer ??= new ResizeObserver(onResize);
    // The element's own size may stay the same when its content becomes wider.
    const boxes = [element, ...element.children];
    for (const box of boxes) {
      elements.set(box, element);
      observer.observe(box);
    }
    return () => {
      listeners.delete(element);
      for (const box of boxes) observer!.unobserve(box);
    };
  }, [ref]);
  return overflows;
}
