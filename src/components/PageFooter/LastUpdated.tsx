import type {ReactNode} from 'react';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import {HydrationBoundary} from '../HydrationBoundary';
import styles from './styles.module.css';

/**
 * "Last updated:" with a short date and time (SPEC §2 "Footer") in the reader's language and time zone. The server
 * doesn't know these, so the line is empty until the page is mounted, but keeps its height.
 *
 * @param at - the time of the update, in ms since 1970
 */
export function LastUpdated({at}: {at: number}): ReactNode {
  // Browsers take long to create the first date format.
  return (
    <HydrationBoundary>
      <Line at={at} />
    </HydrationBoundary>
  );
}

function Line({at}: {at: number}): ReactNode {
  const isHydrating = useIsHydrating();
  return <p className={styles.updated}>{!isHydrating && <Moment at={at} />}</p>;
}

function Moment({at}: {at: number}): ReactNode {
  const format = new Intl.DateTimeFormat(undefined, {dateStyle: 'short', timeStyle: 'short'});
  return (
    <>
      Last updated: <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
    </>
  );
}
