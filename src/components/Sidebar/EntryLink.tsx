import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {SidebarEntry} from '../../shared/sidebarEntries';
import type {Tree} from './EntryList';
import styles from './nav.module.css';

interface Props extends Pick<Tree, 'here' | 'onChoose'> {
  entry: SidebarEntry;
  id?: string;
}

/** A page of the sidebar, or a section that is one. */
export function EntryLink({entry, id, here, onChoose}: Props): ReactNode {
  const {key, href, text, active, current, items} = entry;
  return (
    <Link
      id={id}
      to={href}
      className={clsx(styles.link, items.length > 0 && styles.section, active && styles.active)}
      aria-current={current ? 'page' : key === here ? 'true' : undefined}
      onClick={onChoose}
    >
      {text}
    </Link>
  );
}
