import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {LaterPart} from '../../LaterPart';
import styles from './styles.module.css';
import type {Tab} from './TabList';

interface PanelProps {
  tab: Tab;
  selected: boolean;
  /** Called when the browser's find in page finds text in this panel while the panel is hidden. */
  onReveal: (name: string) => void;
  children: ReactNode;
}

/** The content of a tab. Panels of unselected tabs are hidden, but the browser's find in page also searches them. */
export function Panel({tab: {title, name, tabId, panelId}, selected, onReveal, children}: PanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  // A layout effect, because the panel must have its height before useCodeGroup scrolls the tab back to its place.
  useLayoutEffect(() => {
    const element = panel.current;
    // Without support for `until-found`, the attribute would make the panel visible (styles.module.css).
    if (!element || selected || !('onbeforematch' in element)) return undefined;
    // Set here, because React supports only true and false for `hidden`. About `until-found`:
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
      <LaterPart isInView={selected}>{children}</LaterPart>
    </div>
  );
}
