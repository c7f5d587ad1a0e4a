import {useLayoutEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {hasModifier} from '../../../hooks/keyboard';
import styles from './styles.module.css';
import {scrollLeftFor, targetTab} from './tabs';

/** A tab and its panel. */
export interface Tab {
  title: string;
  /** The tab's name in addresses and storage. */
  name: string;
  tabId: string;
  panelId: string;
}

interface TabListProps {
  tabs: readonly Tab[];
  selected: string;
  /** @param button - the tab's button, whose place on the screen must stay the same */
  onSelect: (name: string, button: HTMLElement) => void;
}

/** The tabs of a code group. The Tab key reaches the selected tab. Arrow keys, Home and End select another tab. */
export function TabList({tabs, selected, onSelect}: TabListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  /** The tab that was last brought into view. A new list shows its first tab. */
  const shown = useRef(tabs[0]?.name);
  useLayoutEffect(() => {
    // The list already shows this tab. Don't read sizes then: the browser would lay out the whole page now.
    if (shown.current === selected) return;
    shown.current = selected;
    bringIntoView(list.current!);
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const index = tabs.findIndex(({name}) => name === selected);
    const target = targetTab(event.key, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    const button = list.current!.children[target] as HTMLElement;
    button.focus({preventScroll: true});
    onSelect(tabs[target]!.name, button);
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Code samples">
      {tabs.map(({title, name, tabId, panelId}) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId}
          className={styles.tab}
          data-tab={name}
          aria-selected={name === selected}
          aria-controls={panelId}
          onKeyDown={onKeyDown}
          tabIndex={name === selected ? 0 : -1}
          onClick={(event) => {
            onSelect(name, event.currentTarget);
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the list, but not the page, so that the selected tab is visible. */
function bringIntoView(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const left = tab.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollLeft += scrollLeftFor({left, width: tab.offsetWidth}, list.clientWidth);
}
