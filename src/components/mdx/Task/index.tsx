import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The text of a task in a list, which names its check box: `- [x] Done`. */
export function Task({done = false, children}: {done?: boolean; children: ReactNode}): ReactNode {
  return (
    <label className={styles.task}>
      <input type="checkbox" disabled checked={done} />
      <span>{children}</span>
    </label>
  );
}
