import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What stands under the page's title: `# Title [Subtitle]`. */
export function Subtitle({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.subtitle}>{children}</p>;
}
