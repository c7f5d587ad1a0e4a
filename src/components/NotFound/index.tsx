import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

interface Props {
  /** The document's title, `Page Not Found` by default. The theme sets none if the docs have no page at the address. */
  title: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** The not-found page, with its text as the children (SPEC §2 "Not-found page"). */
export function NotFound({title, className, children}: Props): ReactNode {
  return (
    <main id="content" className={clsx('markdown', styles.content, className)}>
      <PageMetadata title={title ?? 'Page Not Found'} description={useSite().description} />
      <Head>
        {/* The host serves /404.html itself with status 200, so search engines could index it. */}
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </main>
  );
}
