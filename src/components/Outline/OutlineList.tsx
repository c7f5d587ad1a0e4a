import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useTreeifiedTOC, type TOCTreeNode} from '@docusaurus/theme-common/internal';
import {HeadingLabel} from './HeadingLabel';
import styles from './OutlineList.module.css';

export interface OutlineListProps {
  /** The headings in the page's order, of the levels that are to show. */
  items: readonly TOCItem[];
  /** The heading that is being read; marked with aria-current. */
  activeId?: string | undefined;
  /** Called with the id of the heading whose link was chosen, before the browser goes there. */
  onSelect?: ((id: string) => void) | undefined;
}

/** The links to a page's headings, each below the heading it belongs to. For the outline and the curtain bar. */
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
          {/* A link to an anchor is the browser's own, which also moves the place from which the next Tab goes on. */}
          <Link
            className={styles.link}
            to={`#${id}`}
            aria-current={id === activeId ? 'true' : undefined}
            onClick={() => onSelect?.(id)}
          >
            <HeadingLabel html={value} />
          </Link>
          {children.length > 0 && <Entries entries={children} {...links} />}
        </li>
      ))}
    </ul>
  );
}
