import {Children, isValidElement, type ReactNode} from 'react';
import {useElementId} from '../../../hooks/elementId';
import {tabName} from '../../../shared/codeGroups';
import {HydrationBoundary} from '../../HydrationBoundary';
import {useCodeGroup} from './useCodeGroup';
import {Panel} from './Panel';
import styles from './styles.module.css';
import {TabList} from './TabList';

export interface CodeGroupProps {
  /** The group's kind. All groups of a kind share the reader's choice. */
  group: string;
  /** The tabs' titles, one per line. */
  titles: string;
  /** The panels' content, one child per title. */
  children: ReactNode;
}

/**
 * Code samples in tabs (SPEC §4 "Code group"). The hidden samples are in the page too, for search, for print and for
 * readers without JavaScript.
 */
export function CodeGroup(props: CodeGroupProps): ReactNode {
  return (
    <HydrationBoundary>
      <Tabs {...props} />
    </HydrationBoundary>
  );
}

function Tabs({group, titles, children}: CodeGroupProps): ReactNode {
  const id = useElementId();
  const tabs = titles.split('\n').map((title) => ({
    title,
    name: tabName(title),
    tabId: `${id}${tabName(title)}`,
    panelId: `${id}${tabName(title)}-code`,
  }));
  const {selected, select, reveal} = useCodeGroup(
    group,
    tabs.map(({name}) => name),
  );
  const panels = Children.toArray(children).filter(isValidElement);
  return (
    <div className={styles.group} data-code-group={group}>
      <TabList tabs={tabs} selected={selected} onSelect={select} />
      {tabs.map((tab, index) => (
        <Panel key={tab.name} tab={tab} selected={tab.name === selected} onReveal={reveal}>
          {panels[index]}
        </Panel>
      ))}
    </div>
  );
}
