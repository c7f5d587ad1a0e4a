import {useId, useRef, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useActiveHeading} from '../../hooks/useActiveHeading';
import {useScrolledIntoView} from '../../hooks/useScrolledIntoView';
import {useSite} from '../../hooks/useSite';
import {OutlineList} from './OutlineList';
import styles from './styles.module.css';

/** The page's headings beside the text, on wide windows (SPEC §2 "Outline"). */
export function Outline({items}: {items: readonly TOCItem[]}): ReactNode {
  const {outlineFooter} = useSite();
  const {activeId, select} = useActiveHeading(items.map(({id}) => id));
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useScrolledIntoView(scroller, '[aria-current="true"]', activeId);
  return (
    <div ref={scroller} className={styles.outline}>
      <nav aria-labelledby={titleId}>
        {/* No part of the text: it has no anchor. */}
        <h2 id={titleId} className={styles.title}>
          On this page
        </h2>
        <OutlineList items={items} activeId={activeId} onSelect={select} />
      </nav>
      {outlineFooter !== undefined && <p className={styles.footer}>{outlineFooter}</p>}
    </div>
  );
}
