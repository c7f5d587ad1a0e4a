import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '../../../hooks/useOverflow';
import styles from './styles.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Its caption or heading, made at build (src/markdown/dialect/tableNames.ts). */
  label?: string;
}

/** A table that scrolls on its own; while it does, the keyboard reaches it too. */
export function Table({label = 'Table', ...props}: TableProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrollable = useOverflow(ref) && {tabIndex: 0, role: 'region', 'aria-label': label};
  return (
    <div ref={ref} className={styles.scroller} {...scrollable}>
      <table {...props} />
    </div>
  );
}
