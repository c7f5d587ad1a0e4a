import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface BadgeProps {
  children: ReactNode;
  /** The color; `plain` by default. */
  variant?: 'plain' | 'note' | 'tip' | 'warning' | 'danger';
}

/** A short label beside a text, such as a version or a state. */
export function Badge({children, variant = 'plain'}: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[variant])}>{children}</span>;
}
