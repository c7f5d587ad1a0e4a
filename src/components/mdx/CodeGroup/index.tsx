import {Children, isValidElement, useId, type ReactNode} from 'react';
import {tabName} from '../../../shared/codeGroups';
import {useCodeGroup} from './useCodeGroup';
import {Panel} from './Panel';
import styles from './styles.module.css';
import {TabList} from './TabList';

export interface CodeGroupProps {
  /** Groups of one id follow one choice. */
  group: string;
  /** The tabs' titles, one a line. */
  titles: string;
  /** The panels' content, as many as titles. */
  children: ReactNode;
}

/**
 * Code of which one sample is shown at a time (SPEC §4 "Code group"). All of them are in the page: for search, for
 * paper, and for readers without a script.
 */
export function CodeGroup({group, titles, children}: CodeGroupProps): ReactNode {
  const id = useId();
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
