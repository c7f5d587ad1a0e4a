import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface DetailsProps extends ComponentProps<'details'> {
  /** The title: text or a `<summary>`. By default, a `<summary>` among the children or, without one, "Details". */
  summary?: ReactNode;
}

/** Collapsible text (`:::details[Title]` in Markdown). The browser's own element works even without JavaScript. */
export function Details({summary, children, className, ...props}: DetailsProps): ReactNode {
  const parts = Children.toArray(children);
  const title = summary ?? parts.find(isSummary) ?? 'Details';
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isSummary(title) ? title : <summary>{title}</summary>}
      <div className={styles.content}>{parts.filter((part) => !isSummary(part))}</div>
    </details>
  );
}

const isSummary = (node: ReactNode): boolean => isValidElement(node) && node.type === 'summary';
