import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '../../../hooks/useOverflow';
import styles from './styles.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** The accessible name, which the build takes from the caption or a heading (src/markdown/dialect/partNames.ts). */
  label?: string;
}

/**
 * Scrolls to a link that gets the focus by keyboard. Chromium doesn't scroll sideways to a link that is partly in view.
 * A link that is clicked must not move.
 */
function showFocused(element: HTMLElement): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

/** A table. If it is too wide, it scrolls sideways, inside a focusable region with the table's name. */
export function Table({label, ...props}: TableProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      onFocus={({target}) => target !== ref.current && showFocused(target)}
      {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label ?? 'Table'})}
    >
      <table {...(!scrolls && {'aria-label': label})} {...props} />
    </div>
  );
}
