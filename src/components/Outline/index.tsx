import {useRef, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useElementId} from '../../hooks/elementId';
import {scrollToNearest} from '../../hooks/scrollTargets';
import {useActiveHeading} from './useActiveHeading';
import {useItemInView} from '../../hooks/useItemInView';
import {useSite} from '../../hooks/useSite';
import {OutlineList} from './OutlineList';
import styles from './styles.module.css';

/** The outline's ID. Without JavaScript, the curtain bar's "On this page" is a link to the outline. */
export const OUTLINE_ID = 'portal-outline';

/** The list of the page's headings, beside the text in wide windows (SPEC §2 "Outline"). */
export function Outline({items}: {items: readonly TOCItem[]}): ReactNode {
  const {outlineFooter} = useSite();
  const {activeId, select} = useActiveHeading(items.map(({id}) => id));
  const titleId = useElementId();
  const scroller = useRef<HTMLDivElement>(null);
  useItemInView(scroller, scrollToNearest, activeId);
  useBrokenLinks().collectAnchor(OUTLINE_ID);
  return (
    <div ref={scroller} id={OUTLINE_ID} className={styles.outline}>
      <nav aria-labelledby={titleId}>
        {/* A plain h2, because the theme's Heading would add an anchor link. */}
        <h2 id={titleId} className={styles.title}>
          On this page
        </h2>
        <OutlineList items={items} activeId={activeId} onSelect={select} />
      </nav>
      {outlineFooter !== undefined && <p className={styles.footer}>{outlineFooter}</p>}
    </div>
  );
}
