import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../hooks/useSite';
import {LastUpdated} from './LastUpdated';
import styles from './styles.module.css';

export interface PageMetaProps {
  /** The edit link's address: the page's own, or the one from the setting `editLink`. */
  editUrl?: string | null | undefined;
  /** The time of the last change, in ms since 1970 (SPEC §3 "Page entry"). */
  lastUpdatedAt?: number | null | undefined;
}

/** The edit link's text for a page with an address of its own, on a site without `editLink` (SPEC §2 "Footer"). */
const DEFAULT_TEXT = 'Edit page';

/** The link to edit the page, and the time of its last change. Renders nothing if the page has neither. */
export function PageMeta({editUrl, lastUpdatedAt}: PageMetaProps): ReactNode {
  const {editLink} = useSite();
  if (!editUrl && !lastUpdatedAt) return null;
  return (
    <div className={styles.meta}>
      {editUrl && (
        <Link className={styles.edit} to={editUrl}>
          {editLink?.text ?? DEFAULT_TEXT}
        </Link>
      )}
      {lastUpdatedAt ? <LastUpdated at={lastUpdatedAt} /> : null}
    </div>
  );
}
