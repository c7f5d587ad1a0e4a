import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePageLayout} from '../../hooks/usePageLayout';
import {HydrationBoundary} from '../HydrationBoundary';
import {LaterPart} from '../LaterPart';
import {PageLinks} from './PageLinks';
import {PageMeta} from './PageMeta';
import {useKeyboardPager} from './useKeyboardPager';
import styles from './styles.module.css';

/**
 * The edit link, the date of the last update and, on docs pages, links and shortcuts to the previous and next page (SPEC
 * §2 "Footer", "Keyboard", "Page layout options").
 */
export function PageFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, previous, next} = useDoc().metadata;
  const {layout} = usePageLayout();
  return (
    <>
      {layout === 'docs' && <KeyboardPager previous={previous?.permalink} next={next?.permalink} />}
      <LaterPart>
        <HydrationBoundary>
          <footer className={styles.footer}>
            <PageMeta editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
            {layout === 'docs' && <PageLinks previous={previous} next={next} />}
          </footer>
        </HydrationBoundary>
      </LaterPart>
    </>
  );
}

/** The shortcuts to the previous and the next page. They work even before the links render. */
function KeyboardPager(pages: Parameters<typeof useKeyboardPager>[0]): ReactNode {
  useKeyboardPager(pages);
  return null;
}
