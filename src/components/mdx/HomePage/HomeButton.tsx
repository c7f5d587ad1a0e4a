import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {isExternalLink} from '../../../shared/routes';
import {ExternalLinkIcon} from '../ExternalLinkIcon';
import styles from './styles.module.css';

interface HomeButtonProps {
  href: string;
  /** `accent` for the main action; `plain` by default. */
  variant?: 'accent' | 'plain';
  children: ReactNode;
}

/** A link that looks like a button. */
export function HomeButton({href, variant = 'plain', children}: HomeButtonProps): ReactNode {
  return (
    <Link to={href} className={clsx('button', styles.button, styles[variant])}>
      {children}
      {isExternalLink(href) && <ExternalLinkIcon />}
    </Link>
  );
}
