import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useTreeifiedTOC, type TOCTreeNode} from '@docusaurus/theme-common/internal';
import {hasModifier} from '../../hooks/keyboard';
import {HeadingLabel} from './HeadingLabel';
import styles from './OutlineList.module.css';

export interface OutlineListProps {
  /** The headings to list, in the page's order. */
  items: readonly TOCItem[];
  /** The ID of the active heading. The link to this heading has `aria-current`. */
  activeId?: string | undefined;
  /** Called with the heading's ID when its link is clicked, before the browser scrolls to the heading. */
  onSelect?: ((id: string) => void) | undefined;
}

/** The links to a page's headings, nested by level, for the outline and the curtain bar. */
export function OutlineList({items, ...links}: OutlineListProps): ReactNode {
  return <Entries entries={useTreeifiedTOC([...items])} {...links} />;
}

type EntriesProps = Omit<OutlineListProps, 'items'> & {entries: readonly TOCTreeNode[]};

function Entries({entries, ...links}: EntriesProps): ReactNode {
  const {activeId, onSelect} = links;
  return (
    <ul className={styles.list}>
      {entries.map(({id, value, children}) => (
        <li key={id}>
          {/* After a click, the browser itself goes to the heading, so the Tab key then continues from there. */}
          <Link
            className={styles.link}
            to={`#${id}`}
            aria-current={id === activeId ? 'true' : undefined}
            // With a modifier, the browser opens the heading elsewhere.
            onClick={(event) => hasModifier(event) || onSelect?.(id)}
          >
            <HeadingLabel html={value} />
          </Link>
          {children.length > 0 && <Entries entries={children} {...links} />}
        </li>
      ))}
    </ul>
  );
}
