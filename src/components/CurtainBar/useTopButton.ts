import {useEffect, useState, type RefObject} from 'react';
import {focusContent} from '../../hooks/focusContent';
import {usePageLayout} from '../../hooks/usePageLayout';

export interface TopButton {
  /** Whether to show the button. */
  shown: boolean;
  /** Scrolls to the top: smoothly, or instantly if the reader prefers reduced motion. */
  scrollUp: () => void;
}

/**
 * Returns the state of the curtain bar's 'Top' button (SPEC §2). If the button hides while it has the focus, the hook
 * moves the focus to another button of the bar, or else to the content.
 *
 * @param headerEnd - an element at the end of the header
 * @param bar - the curtain bar
 * @param button - the 'Top' button; null while it is hidden
 */
export function useTopButton(
  headerEnd: RefObject<Element | null>,
  bar: RefObject<Element | null>,
  button: RefObject<Element | null>,
): TopButton {
  const {layout, showTopNav} = usePageLayout();
  // In all layouts except docs, the top bar is sticky, so a header with a top bar never scrolls out of view.
  const headerScrollsAway = layout === 'docs' || !showTopNav;
  const [headerHidden, setHeaderHidden] = useState(false);
  useEffect(() => {
    const end = headerEnd.current;
    if (!end) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // There are several if the header has moved twice since the last call.
      const hidden = !entries.at(-1)!.isIntersecting;
      if (!hidden && button.current && document.activeElement === button.current) {
        const other = [...bar.current!.querySelectorAll('button')].find((each) => each !== button.current);
        if (other) other.focus({preventScroll: true});
        else focusContent();
      }
      setHeaderHidden(hidden);
    });
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, [headerEnd, bar, button]);
  return {shown: headerHidden && headerScrollsAway, scrollUp};
}

function scrollUp(): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: reducedMotion ? 'instant' : 'smooth'});
}
