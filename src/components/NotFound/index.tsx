import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

interface Props {
  /** The document's title; `Page Not Found` by default. On docs routes, no other component sets a title. */
  title: string | undefined;
  className: string | undefined;
  /** The not-found page's text. */
  children: ReactNode;
}

/** The frame of the not-found page (SPEC §2 "Not-found page"). */
export function NotFound({title, className, children}: Props): ReactNode {
  return (
    <main id="content" tabIndex={-1} className={clsx('markdown', styles.content, className)}>
      <PageMetadata title={title ?? 'Page Not Found'} description={useSite().description} />
      <Head>
        {/* The host serves /404.html itself with status 200, so search engines could index it. */}
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </main>
  );
}
