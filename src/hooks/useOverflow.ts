import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns whether an element's content is wider than the element itself. Returns false in the first render. When the
 * element's size changes, the component renders again with the new result.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
