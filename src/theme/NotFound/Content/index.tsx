import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundPage, {contentTitle} from '@portal/not-found';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What an unknown address shows (SPEC §2 "Not-found page"); within the docs' routes nothing else names the document. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main id="content" tabIndex={-1} className={clsx('markdown', styles.content, className)}>
      <PageMetadata title={contentTitle ?? 'Page Not Found'} />
      <MDXContent>
        <NotFoundPage />
      </MDXContent>
    </main>
  );
}
