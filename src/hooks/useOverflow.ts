import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns whether an element's content is wider than the element itself. Returns false in the first render. When the
 * size of the element or of its children changes, the component renders again with the new result.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    // The element's own size may stay the same when its content becomes wider.
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
