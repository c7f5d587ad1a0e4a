import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface BadgeProps {
  children: ReactNode;
  /** The color; `plain` by default. */
  variant?: 'plain' | 'note' | 'tip' | 'warning' | 'danger';
}

/** A short inline label, for example for a version or a status. */
export function Badge({children, variant = 'plain'}: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[variant])}>{children}</span>;
}
