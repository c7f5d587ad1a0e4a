import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

interface Props {
  /** The title of the document: within the docs' routes nothing else names it. */
  title: string | undefined;
  className: string | undefined;
  /** The not-found page's text. */
  children: ReactNode;
}

/** The frame of what an unknown address shows (SPEC §2 "Not-found page"). */
export function NotFound({title, className, children}: Props): ReactNode {
  return (
    <main id="content" tabIndex={-1} className={clsx('markdown', styles.content, className)}>
      <PageMetadata title={title ?? 'Page Not Found'} description={useSite().description} />
      <Head>
        {/* The file can be asked for by its own name too, and then has the status of a page. */}
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </main>
  );
}
