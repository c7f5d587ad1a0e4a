import {useRef, type ReactNode, type RefObject} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {OutlineList} from '../Outline/OutlineList';
import {BarPopover} from './BarPopover';
import styles from './styles.module.css';

interface Props {
  bar: RefObject<HTMLElement | null>;
  items: readonly TOCItem[];
}

/** "On this page": the page's headings. */
export function OutlinePopover({bar, items}: Props): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const label = 'On this page';
  return (
    <BarPopover bar={bar} label={label} trigger={trigger} triggerLabel={label} triggerClassName={styles.button}>
      {(close) => (
        <nav aria-label={label} className={styles.outline}>
          <OutlineList items={items} onSelect={close} />
        </nav>
      )}
    </BarPopover>
  );
}
