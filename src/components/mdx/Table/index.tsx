import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '../../../hooks/useOverflow';
import styles from './styles.module.css';

/** A table that scrolls on its own; while it does, the keyboard reaches it too. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrollable = useOverflow(ref) && {tabIndex: 0, role: 'region', 'aria-label': 'Table'};
  return (
    <div ref={ref} className={styles.scroller} {...scrollable}>
      <table {...props} />
    </div>
  );
}
