import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '../../../hooks/useOverflow';
import styles from './styles.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** The accessible name, which the build takes from the caption or a heading (src/markdown/dialect/partNames.ts). */
  label?: string;
}

/** A table. If it is too wide, it scrolls sideways, inside a focusable region with the table's name. */
export function Table({label, ...props}: TableProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      // Chromium doesn't scroll sideways to a link that is partly in view.
      onFocus={({target}) => target !== ref.current && target.scrollIntoView({block: 'nearest', inline: 'nearest'})}
      {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label ?? 'Table'})}
    >
      <table {...(!scrolls && {'aria-label': label})} {...props} />
    </div>
  );
}
