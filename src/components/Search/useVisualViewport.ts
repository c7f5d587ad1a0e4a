import {useLayoutEffect, type RefObject} from 'react';

/** The parts of the browser's visual viewport that are used here. Lengths are in px. */
export type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Returns the start and height of the part of the window above an on-screen keyboard, in px. Undefined while the page
 * is zoomed in, because the visual viewport is then only what the reader has zoomed in on.
 */
export function freeStretch({height, offsetTop, scale}: Viewport): {start: number; size: number} | undefined {
  return scale > 1 ? undefined : {start: Math.max(0, offsetTop), size: height};
}

/**
 * Sets `--viewport-start` and `--viewport-size` on an element to the start and height of the part of the window above
 * an on-screen keyboard. CSS alone can't do this, because in Safari, and in Chrome since version 108, no unit of length
 * depends on the keyboard.
 */
export function useVisualViewport(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const style = ref.current?.style;
    if (!viewport || !style) return undefined;
    const onChange = () => {
      const stretch = freeStretch(viewport);
      if (!stretch) return;
      style.setProperty('--viewport-start', `${stretch.start}px`);
      style.setProperty('--viewport-size', `${stretch.size}px`);
    };
    onChange();
    viewport.addEventListener('resize', onChange);
    viewport.addEventListener('scroll', onChange);
    return () => {
      viewport.removeEventListener('resize', onChange);
      viewport.removeEventListener('scroll', onChange);
    };
  }, [ref]);
}
