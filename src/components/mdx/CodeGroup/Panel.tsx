import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {REVEAL, reveal} from '../../../hooks/reveal';
import {useIsHydrating} from '../../../hooks/useIsHydrating';
import {idOfHash} from '../../../shared/routes';
import {LaterPart} from '../../LaterPart';
import styles from './styles.module.css';
import type {Tab} from './TabList';

interface PanelProps {
  tab: Tab;
  selected: boolean;
  /** Called when something in the hidden panel must show: text that find in page has found, or a link's target. */
  onReveal: (name: string) => void;
  children: ReactNode;
}

/** The content of a tab. Panels of unselected tabs are hidden, but the browser's find in page also searches them. */
export function Panel({tab: {title, name, tabId, panelId}, selected, onReveal, children}: PanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [isFirstPage] = useState(useIsHydrating());
  // A layout effect, because the panel must have its height before useCodeGroup scrolls the tab back to its place.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || selected) return undefined;
    const show = (event: Event) => {
      // Tells `reveal` that the panel was hidden.
      event.preventDefault();
      flushSync(() => onReveal(name));
    };
    element.addEventListener('beforematch', show);
    element.addEventListener(REVEAL, show);
    // Without support for `until-found`, the attribute would make the panel visible (styles.module.css). Set it here,
    // because React supports only true and false for `hidden`. About `until-found`:
    // https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
    if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found');
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', show);
      element.removeEventListener(REVEAL, show);
    };
  }, [selected, name, onReveal]);
  useLayoutEffect(() => {
    // Before this, the panel couldn't show the target of the first page's URL (client/scrollPositions.ts).
    if (isFirstPage) queueMicrotask(() => revealAnchorIn(panel.current));
  }, [isFirstPage]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId}
      className={styles.panel}
      aria-labelledby={tabId}
      data-tab={name}
      data-title={title}
      data-selected={selected}
    >
      <LaterPart isInView={selected}>{children}</LaterPart>
    </div>
  );
}

/** Shows the target of the URL's hash if it is in `element`. Scrolls to it, unless the page has scrolled already. */
function revealAnchorIn(element: Element | null): void {
  const target = document.getElementById(idOfHash(window.location.hash));
  if (target && element?.contains(target) && reveal(target) && window.scrollY === 0) target.scrollIntoView();
}
