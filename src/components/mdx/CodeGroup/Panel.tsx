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

/** The content of a tab. If the tab isn't selected, it's hidden, but the browser's find in page still finds it. */
export function Panel({tab: {title, name, tabId, panelId}, selected, onReveal, children}: PanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  // A layout effect, because the clicked tab's panel must have its height when useCodeGroup keeps the tab in place.
  useLayoutEffect(() => {
    const element = panel.current;
    // In browsers that don't support `until-found`, the style sheet would make the panel visible.
    if (!element || selected || !('onbeforematch' in element)) return undefined;
    // React supports only true and false for `hidden`:
    // https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
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
