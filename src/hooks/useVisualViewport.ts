import {useLayoutEffect, type RefObject} from 'react';

/** What of the browser's visual viewport counts here; px. */
export type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * The part of the window that a keyboard on the screen leaves free, in px; undefined while the reader has zoomed in,
 * for then the viewport is what is looked at, and not what there is.
 */
export function freeStretch({height, offsetTop, scale}: Viewport): {start: number; size: number} | undefined {
  return scale > 1 ? undefined : {start: Math.max(0, offsetTop), size: height};
}

/**
 * Keeps `--viewport-start` and `--viewport-size` on an element: the stretch of the window that a keyboard on the
 * screen leaves free. No length of CSS tells it in Safari, nor in Chrome since 108.
 */
export function useVisualViewport(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const style = ref.current?.style;
    if (!viewport || !style) return undefined;
    const follow = () => {
      const stretch = freeStretch(viewport);
      if (!stretch) return;
      style.setProperty('--viewport-start', `${stretch.start}px`);
      style.setProperty('--viewport-size', `${stretch.size}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [ref]);
}
