import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './SampleNote.module.css';

const CHECK_DESCRIPTION = '/get-started/references#how-samples-are-checked';

export interface SampleNoteProps {
  /** The package that the sample was checked against, such as `xmtp-js 12.1.0`. */
  checked: string;
  /**
   * The names that the sample uses from an earlier page, separated by spaces. Each name has the address of the section
   * that creates it: `client=/dms/client#create`.
   */
  assumes?: string;
}

/** The note below a code sample. It isn't copied with the code, and search ignores it. */
export function SampleNote({checked, assumes}: SampleNoteProps): ReactNode {
  const names = assumes?.split(' ').map((entry) => entry.split(/=(.*)/, 2) as [name: string, link: string]) ?? [];
  return (
    <p className={styles.note} data-annotation="">
      <Link to={CHECK_DESCRIPTION}>Checked against {checked}</Link>
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
