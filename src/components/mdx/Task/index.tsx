import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An item of a task list, such as `- [x] Done`. The text is the label of the check box. */
export function Task({done = false, children}: {done?: boolean; children: ReactNode}): ReactNode {
  return (
    <label className={styles.task}>
      <input type="checkbox" disabled checked={done} />
      <span>{children}</span>
    </label>
  );
}
