import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  items: readonly TOCItem[];
  /** Called with the id of the heading that the reader chooses. */
  onChoose: (id: string) => void;
}

/** Links to the page's headings, those of the third level and below set in. */
export function OutlineLinks({items, onChoose}: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.outline}>
      <ul>
        {items.map(({id, level, value}) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={clsx(styles.outlineLink, level > 2 && styles.deep)}
              onClick={() => onChoose(id)}
              // Made from the heading at build, with its code and emphasis.
              dangerouslySetInnerHTML={{__html: value}}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
