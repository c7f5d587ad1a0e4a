import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line below the page's title: `# Title [Subtitle]`. */
export function Subtitle({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.subtitle}>{children}</p>;
}
