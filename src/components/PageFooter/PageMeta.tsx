import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../hooks/useSite';
import {LastUpdated} from './LastUpdated';
import styles from './styles.module.css';

export interface PageMetaProps {
  /** Where one can change the page; none without a pattern in the settings. */
  editUrl?: string | null | undefined;
  /** In milliseconds since 1970 (SPEC §3 "Page entry"). */
  lastUpdatedAt?: number | null | undefined;
}

/** SPEC §2 "Footer"; for a page with an address of its own in a site without a pattern. */
const DEFAULT_TEXT = 'Edit page';

/** The way to change the page, and when that was done last. */
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
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
    </div>
  );
}
