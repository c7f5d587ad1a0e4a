import {createElement, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {titleTag, type TitleLevel} from './titleTag';

/** Instructions in their order: `:::steps`, or a `Step` each. */
export function Steps({className, ...props}: ComponentProps<'div'>): ReactNode {
  // A list by its role: the theme's rules for lists of text would reach into the steps.
  return <div role="list" {...props} className={clsx(styles.steps, className)} />;
}

interface StepProps {
  children?: ReactNode;
  className?: string;
  /** Shown as a heading; steps made by `:::steps` bring their own. */
  title?: ReactNode;
  /** From 2 to 6; 2 by default. Any other throws `Invalid.` (SPEC §5). */
  titleLevel?: TitleLevel;
}

/** One of the `Steps`. */
export function Step({children, className, title, titleLevel = 2}: StepProps): ReactNode {
  const tag = titleTag(titleLevel);
  return (
    <div role="listitem" className={clsx(styles.step, className)}>
      {title !== undefined && createElement(tag, {}, title)}
      {children}
    </div>
  );
}
