import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The title of the document; a page of the site has its own, as every MDX page. */
export const contentTitle: string | undefined = 'Page Not Found';

/** What an unknown address shows where the site has no page of its own for it (SPEC §2 "Not-found page"). */
export default function DefaultNotFound(): ReactNode {
  return (
    <div className={styles.page}>
      <h1>Page Not Found</h1>
      <p>The page you were looking for could not be found.</p>
      <Link to="/">Go to Home Page</Link>
    </div>
  );
}
