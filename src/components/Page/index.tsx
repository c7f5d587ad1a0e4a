import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {usePageLayout} from '../../hooks/usePageLayout';
import {CopyPage} from '../CopyPage';
import {CurtainBar} from '../CurtainBar';
import {HydrationBoundary} from '../HydrationBoundary';
import {LaterPart} from '../LaterPart';
import {Outline} from '../Outline';
import {PageFooter} from '../PageFooter';
import {PageHead} from '../PageHead';
import {ServerScript} from '../ServerScript';
import {ContentStyle} from './ContentStyle';
import styles from './styles.module.css';

/**
 * Makes the browser lay out what it has read so far, because the script asks for a size. Otherwise, the browser would lay
 * out the first screen of a long page in one task, which can take more than 50 ms.
 */
const LAY_OUT = 'document.body.getBoundingClientRect()';

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
        <ServerScript source={LAY_OUT} />
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
