import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An item of a task list, whose text labels its check box: `- [x] Done`. */
export function Task({done = false, children}: {done?: boolean; children: ReactNode}): ReactNode {
  return (
    <label className={styles.task}>
      <input type="checkbox" disabled checked={done} />
      <span>{children}</span>
    </label>
  );
}
