import type {ReactNode} from 'react';
import {EXTERNAL_LINK_MARK} from '../../../shared/externalLinkMark';
import './styles.css';

/** The icon at the end of external links, which open in a new tab. */
export function ExternalLinkIcon(): ReactNode {
  return <span className={EXTERNAL_LINK_MARK.className} dangerouslySetInnerHTML={{__html: EXTERNAL_LINK_MARK.html}} />;
}
