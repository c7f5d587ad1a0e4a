import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePageLayout} from '../../hooks/usePageLayout';
import {HydrationBoundary} from '../HydrationBoundary';
import {LaterPart} from '../LaterPart';
import {PageLinks} from './PageLinks';
import {PageMeta} from './PageMeta';
import styles from './styles.module.css';

/**
 * The edit link, the date of the last update and, on docs pages, links to the previous and next page (SPEC §2
 * "Footer", "Page layout options").
 */
export function PageFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, previous, next} = useDoc().metadata;
  const {layout} = usePageLayout();
  return (
    <LaterPart>
      <HydrationBoundary>
        <footer className={styles.footer}>
          <PageMeta editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
          {layout === 'docs' && <PageLinks previous={previous} next={next} />}
        </footer>
      </HydrationBoundary>
    </LaterPart>
  );
}
