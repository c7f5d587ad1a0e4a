import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The date format for the reader's language, once it's loaded. */
let loaded: Intl.DateTimeFormat | undefined;

/**
 * "Last updated:" with a short date and time (SPEC §2 "Footer") in the reader's language and time zone. The server
 * doesn't know these, so the line is empty at first, but keeps its height.
 *
 * @param at - the time of the update, in ms since 1970
 */
export function LastUpdated({at}: {at: number}): ReactNode {
  const [format, setFormat] = useState(loaded);
  useEffect(() => {
    if (!format) void loadFormat().then(setFormat);
  }, [format]);
  return (
    <p className={styles.updated}>
      {format && (
        <>
          Last updated: <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
        </>
      )}
    </p>
  );
}

/**
 * Creates the format. On a slow phone, loading all of the language's data at once would block the page for 50 ms. So
 * the data for sorting, for numbers and for dates loads one after another, each in a task of its own.
 */
async function loadFormat(): Promise<Intl.DateTimeFormat> {
  for (const load of [() => new Intl.Collator(), () => new Intl.NumberFormat()]) {
    await new Promise((resolve) => setTimeout(resolve));
    load();
  }
  await new Promise((resolve) => setTimeout(resolve));
  return (loaded ??= new Intl.DateTimeFormat(undefined, {dateStyle: 'short', timeStyle: 'short'}));
}
