import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

interface Props {
  /** The document's title. In the docs routes, only this component sets it. */
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
        {/* A request for /404.html itself gets this page with status 200. */}
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </main>
  );
}
