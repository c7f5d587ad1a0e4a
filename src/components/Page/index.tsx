import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {usePageLayout} from '../../hooks/usePageLayout';
import {CopyPage} from '../CopyPage';
import {CurtainBar} from '../CurtainBar';
import {EarlyLayout} from '../EarlyLayout';
import {HydrationBoundary} from '../HydrationBoundary';
import {LaterPart} from '../LaterPart';
import {Outline} from '../Outline';
import {PageFooter} from '../PageFooter';
import {PageHead} from '../PageHead';
import {ContentStyle} from './ContentStyle';
import styles from './styles.module.css';

/** A page's text with its outline beside it and its footer below (SPEC §2). */
export function Page({children}: {children: ReactNode}): ReactNode {
  const {toc, metadata} = useDoc();
  const {layout, showOutline, outlineDepth, showSidebar} = usePageLayout();
  const outline = showOutline ? toc.filter(({level}) => level <= outlineDepth) : [];
  return (
    <>
      <PageHead />
      <ContentStyle />
      {(layout === 'docs' || showSidebar) && <CurtainBar outline={layout === 'docs' ? outline : []} />}
      <div className={clsx(styles.page, (layout === 'docs' || outline.length > 0) && styles.besideOutline)}>
        <article className={styles.content}>
          {layout !== 'landing' && (
            <HydrationBoundary key={metadata.permalink}>
              <CopyPage permalink={metadata.permalink} />
            </HydrationBoundary>
          )}
          {children}
          <PageFooter />
        </article>
        <EarlyLayout />
        {outline.length > 0 && (
          <LaterPart>
            <HydrationBoundary>
              <Outline items={outline} />
            </HydrationBoundary>
          </LaterPart>
        )}
      </div>
    </>
  );
}
