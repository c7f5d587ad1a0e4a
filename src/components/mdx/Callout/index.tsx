import type {ReactNode} from 'react';
import clsx from 'clsx';
import {calloutKind} from './kinds';
import styles from './styles.module.css';

export interface CalloutProps {
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  /** Replaces the kind's icon; null for no icon. */
  icon?: ReactNode;
  /** The title; the kind's name by default. */
  title?: ReactNode;
  /** The kind, one of `CALLOUTS` (src/shared/callouts.ts); note by default. */
  type?: string;
}

/** Highlighted text (`:::tip[Title]` in Markdown). Both the color and the icon show the kind. */
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

/** @param label - the icon's text alternative; undefined if the text beside it already says the same */
function KindIcon({path, label}: {path: string; label: string | undefined}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...(label ? {role: 'img', 'aria-label': `${label}:`} : {'aria-hidden': true})}>
      <path d={path} />
    </svg>
  );
}
