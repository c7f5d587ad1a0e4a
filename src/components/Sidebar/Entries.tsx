/**
 * The sidebar's entries: a list contains links and sections, and a section contains a list. Links and sections are
 * memoized, because a navigation changes few of them.
 */
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useElementId} from '../../hooks/elementId';
import clsx from 'clsx';
import type {SidebarEntry} from '../../hooks/sidebarEntries';
import type {OpenSections} from '../../hooks/useSidebarEntries';
import {Chevron} from '../Icon';
import styles from './nav.module.css';

/** The props that each level of the sidebar passes to the next. */
interface SharedProps {
  /** The key of the current page's entry or, without one, of the deepest active entry. Undefined in inactive parts. */
  currentKey: string | undefined;
  sections: OpenSections;
  onChoose: (() => void) | undefined;
}

interface EntriesProps extends SharedProps {
  entries: readonly SidebarEntry[];
  id?: string;
  /** The ID of the element that names the section. */
  labelledBy?: string;
  /** Whether the section is closed. Its items stay in the page, for readers without JavaScript. */
  closed?: boolean;
}

/** A list of entries. Its sections contain further lists. */
export function Entries({entries, id, labelledBy, closed = false, currentKey, ...tree}: EntriesProps): ReactNode {
  return (
    <ul id={id} aria-labelledby={labelledBy} hidden={closed} className={clsx(styles.list, id && styles.nested)}>
      {entries.map((entry) => {
        const props = {entry, currentKey: entry.active ? currentKey : undefined, ...tree};
        return <li key={entry.key}>{entry.items.length > 0 ? <Section {...props} /> : <EntryLink {...props} />}</li>;
      })}
    </ul>
  );
}

/** A section: a name, with items below. The name may be a link and may have a toggle. */
const Section = memo(function Section({entry, ...tree}: SharedProps & {entry: SidebarEntry}): ReactNode {
  const name = useElementId();
  const list = useElementId();
  const {key, text, href, collapsible, items} = entry;
  const {isOpen, toggle} = tree.sections;
  const open = isOpen(key);
  return (
    <>
      <div className={styles.header}>
        {href === undefined ? (
          <p id={name} className={clsx(styles.heading, entry.active && styles.active)}>
            {text}
          </p>
        ) : (
          <EntryLink id={name} entry={entry} {...tree} />
        )}
        {collapsible && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={list}
            aria-label={`${open ? 'Collapse' : 'Expand'} ${text}`}
            onClick={() => toggle(key)}
          >
            <Chevron />
          </button>
        )}
      </div>
      <Entries id={list} labelledBy={name} entries={items} closed={!open} {...tree} />
    </>
  );
});

interface EntryLinkProps extends SharedProps {
  entry: SidebarEntry;
  id?: string;
}

const EntryLink = memo(function EntryLink({entry, id, currentKey, onChoose}: EntryLinkProps): ReactNode {
  const {key, href, text, active, current, items} = entry;
  return (
    <Link
      id={id}
      to={href}
      className={clsx(styles.link, items.length > 0 && styles.section, active && styles.active)}
      aria-current={current ? 'page' : key === currentKey ? 'true' : undefined}
      onClick={onChoose}
    >
      {text}
    </Link>
  );
});
