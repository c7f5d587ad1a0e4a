import {createElement, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {titleTag, type TitleLevel} from './titleTag';

/** Numbered instructions, written as `:::steps` in Markdown, or in JSX with `Step` children. */
export function Steps({className, ...props}: ComponentProps<'div'>): ReactNode {
  // Not an `<ol>`, because the theme's styles for lists would apply inside the steps.
  return <div role="list" {...props} className={clsx(styles.steps, className)} />;
}

interface StepProps {
  children?: ReactNode;
  className?: string;
  /** The step's heading. Steps from `:::steps` have none, because they already contain a heading. */
  title?: ReactNode;
  /** The heading's level, from 2 to 6; 2 by default. Any other level throws `Invalid.` (SPEC §5). */
  titleLevel?: TitleLevel;
}

/**
 * A step of {@link Steps}, with an optional heading.
 *
 * @throws Error with the message `Invalid.` if `titleLevel` isn't from 2 to 6, even if the step has no title
 */
export function Step({children, className, title, titleLevel = 2}: StepProps): ReactNode {
  const tag = titleTag(titleLevel);
  return (
    <div role="listitem" className={clsx(styles.step, className)}>
      {title !== undefined && createElement(tag, {}, title)}
      {children}
    </div>
  );
}
