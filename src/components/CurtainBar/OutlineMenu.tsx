import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {OUTLINE_ID} from '../Outline';
import {OutlineList} from '../Outline/OutlineList';
import {BarMenu} from './BarMenu';
import styles from './styles.module.css';

const LABEL = 'On this page';

/**
 * The button "On this page", which opens the list of headings. Without JavaScript, a link to the outline below the text
 * replaces the button.
 */
export function OutlineMenu({items}: {items: readonly TOCItem[]}): ReactNode {
  return (
    <>
      <Link className={styles.unscripted} to={`#${OUTLINE_ID}`}>
        {LABEL}
      </Link>
      <BarMenu label={LABEL} triggerLabel={LABEL} triggerClassName={styles.button}>
        {(close) => (
          <nav aria-label={LABEL} className={styles.outline}>
            <OutlineList items={items} onSelect={close} />
          </nav>
        )}
      </BarMenu>
    </>
  );
}
