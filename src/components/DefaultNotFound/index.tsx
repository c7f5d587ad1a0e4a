import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/**
 * The document's title. Named like the export of an MDX page, because a site's own MDX page can replace this module.
 */
export const contentTitle: string | undefined = 'Page Not Found';

/** The not-found page, unless the site provides one (SPEC §2 "Not-found page"). */
export default function DefaultNotFound(): ReactNode {
  return (
    <div className={styles.page}>
      <h1>Page Not Found</h1>
      <p>The page you were looking for could not be found.</p>
      <Link to="/">Go to Home Page</Link>
    </div>
  );
}
