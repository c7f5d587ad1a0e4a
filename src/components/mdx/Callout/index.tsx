import type {ReactNode} from 'react';
import clsx from 'clsx';
import {calloutKind} from './kinds';
import styles from './styles.module.css';

export interface CalloutProps {
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  /** In place of the kind's own; null for none. */
  icon?: ReactNode;
  /** The kind's name without one. */
  title?: ReactNode;
  /** note, info, tip, success, warning, caution or danger; note by default. */
  type?: string;
}

/** A text set apart: `:::tip[Title]`. The kind is told by the icon too, never by color alone. */
export function Callout({children, className, id, icon, title, type = 'note'}: CalloutProps): ReactNode {
  const kind = calloutKind(type);
  return (
    <div id={id} role="note" className={clsx('theme-admonition', styles.callout, styles[kind.look], className)}>
      <p className={styles.title}>
        {icon === undefined ? <KindIcon path={kind.icon} label={title ? kind.label : undefined} /> : icon}
        <span>{title ?? kind.label}</span>
      </p>
      {children}
    </div>
  );
}

/** @param label - said in its place; undefined where the text beside it says it */
function KindIcon({path, label}: {path: string; label: string | undefined}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...(label ? {role: 'img', 'aria-label': `${label}:`} : {'aria-hidden': true})}>
      <path d={path} />
    </svg>
  );
}
