import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '../../../hooks/useOverflow';
import styles from './styles.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Its caption or heading, made at build (src/markdown/dialect/partNames.ts). */
  label?: string;
}

/** A table that scrolls on its own; while it does, the keyboard reaches it too, and finds it by its name. */
export function Table({label, ...props}: TableProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label ?? 'Table'})}
    >
      <table {...(!scrolls && {'aria-label': label})} {...props} />
    </div>
  );
}
