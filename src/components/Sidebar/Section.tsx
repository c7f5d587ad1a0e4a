import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {SidebarEntry} from '../../shared/sidebarEntries';
import {Chevron} from '../Icon/Chevron';
import {EntryLink} from './EntryLink';
import {EntryList, type Tree} from './EntryList';
import styles from './nav.module.css';

/** A section: its name, which may be a link and have a toggle, and its items. */
export function Section({entry, ...tree}: Tree & {entry: SidebarEntry}): ReactNode {
  const name = useId();
  const list = useId();
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
      <EntryList id={list} labelledBy={name} entries={items} closed={!open} {...tree} />
    </>
  );
}
