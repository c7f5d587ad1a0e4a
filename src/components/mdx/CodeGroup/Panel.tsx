import {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Tab} from './TabList';

interface PanelProps {
  tab: Tab;
  selected: boolean;
  /** Called when the browser's search finds something in the hidden panel. */
  onReveal: (name: string) => void;
  children: ReactNode;
}

/** The content of a tab. An unselected one is hidden, except from the browser's own find in page. */
export function Panel({tab: {title, name, tabId, panelId}, selected, onReveal, children}: PanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  // Before the paint: the panel that a click selects must have its height when the page keeps its place.
  useLayoutEffect(() => {
    const element = panel.current;
    // Browsers that don't search hidden content would show the panel.
    if (!element || selected || !('onbeforematch' in element)) return undefined;
    // React supports only true and false for `hidden`: https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
    element.setAttribute('hidden', 'until-found');
    const reveal = () => {
      onReveal(name);
    };
    element.addEventListener('beforematch', reveal);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', reveal);
    };
  }, [selected, name, onReveal]);
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
      {children}
    </div>
  );
}
