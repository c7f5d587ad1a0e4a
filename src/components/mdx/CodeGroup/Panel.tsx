import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Tab} from './TabList';

interface PanelProps {
  tab: Tab;
  selected: boolean;
  /** The browser has found something in the panel, which is hidden. */
  onReveal: (name: string) => void;
  children: ReactNode;
}

/** The content of a tab: where it is not selected, hidden from all but the browser's own search in the page. */
export function Panel({tab: {title, name, tabId, panelId}, selected, onReveal, children}: PanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    // Browsers that do not search in what is hidden would show it.
    if (!element || selected || !('onbeforematch' in element)) return undefined;
    // React knows `hidden` as true or false only: https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
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
