import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {dateTime, formatDate, parseAuthors} from './authors';
import styles from './styles.module.css';

export interface BylineProps {
  /** A comma-separated string or a list; each author is plain text or `[name](url)`. */
  authors?: string | readonly string[] | undefined;
  date?: string | Date | undefined;
}

/** The authors and the date (SPEC §3 "Authors"). Renders nothing if both are missing. */
export function Byline({authors, date}: BylineProps): ReactNode {
  const people = parseAuthors(authors);
  if (people.length === 0 && date === undefined) return null;
  return (
    <p className={styles.byline}>
      {people.length > 0 && 'By '}
      {people.map(({name, url}, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {url === undefined ? name : <Link to={url}>{name}</Link>}
        </Fragment>
      ))}
      {people.length > 0 && date !== undefined && ' · '}
      {date !== undefined && <time dateTime={dateTime(date)}>{formatDate(date)}</time>}
    </p>
  );
}
