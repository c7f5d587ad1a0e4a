import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What an unknown address shows (SPEC §2 "Not-found page"); within the docs' routes nothing else names the document. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.content, className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>The page you were looking for could not be found.</p>
      <Link to="/">Go to Home Page</Link>
    </main>
  );
}
