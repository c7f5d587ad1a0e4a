import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './SampleNote.module.css';

/** Where the check is described. */
const HOW = '/get-started/references#how-samples-are-checked';

export interface SampleNoteProps {
  /** What the sample was checked against: `xmtp-js 12.1.0`. */
  checked: string;
  /** What it takes for given, each name with the address where a reader gets it: `client=/dms/client#create`. */
  assumes?: string;
}

/** The quiet line under a sample; it is no part of the code, of its copy or of the search. */
export function SampleNote({checked, assumes}: SampleNoteProps): ReactNode {
  const names = assumes?.split(' ').map((entry) => entry.split('=') as [name: string, link: string]) ?? [];
  return (
    <p className={styles.note} data-annotation="">
      <Link to={HOW}>Checked against {checked}</Link>
      {names.length > 0 && (
        <span>
          Assumes{' '}
          {names.map(([name, link], index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Link to={link}>{name}</Link>
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}
