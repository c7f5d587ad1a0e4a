import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isExternalLink} from '../../../shared/routes';
import {ExternalLinkIcon} from '../ExternalLinkIcon';
import styles from './styles.module.css';

interface CardProps {
  title: ReactNode;
  /** The link's target; a card without one isn't a link. */
  href?: string;
  children?: ReactNode;
}

/** A title, usually a link to a page, with a short description below. */
export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {href === undefined ? (
          title
        ) : (
          <Link className={styles.link} to={href}>
            {title}
            {isExternalLink(href) && <ExternalLinkIcon />}
          </Link>
        )}
      </p>
      {children}
    </div>
  );
}

/** Cards in rows, with as many side by side as fit. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
