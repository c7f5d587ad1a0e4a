import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SidebarEntry} from '../../shared/sidebarEntries';
import type {OpenSections} from '../../hooks/useSidebarEntries';
import {EntryLink} from './EntryLink';
import {Section} from './Section';
import styles from './nav.module.css';

/** What every level of the sidebar's navigation knows. */
export interface Tree {
  /** The key of the entry that stands for the page shown. */
  here: string | undefined;
  sections: OpenSections;
  onChoose: (() => void) | undefined;
}

export interface EntryListProps extends Tree {
  entries: readonly SidebarEntry[];
  id?: string;
  /** The id of the section's name. */
  labelledBy?: string;
  /** Whether the section is closed. Its items stay in the page, for those who read without scripting. */
  closed?: boolean;
}

export function EntryList({entries, id, labelledBy, closed = false, ...tree}: EntryListProps): ReactNode {
  return (
    <ul id={id} aria-labelledby={labelledBy} hidden={closed} className={clsx(styles.list, id && styles.nested)}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.items.length > 0 ? <Section entry={entry} {...tree} /> : <EntryLink entry={entry} {...tree} />}
        </li>
      ))}
    </ul>
  );
}
