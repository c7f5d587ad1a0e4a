import type {ReactNode} from 'react';
import {hasModifier} from '../../../hooks/keyboard';
import {useCopy} from '../../../hooks/useCopy';
import {CHECK_PATH} from '../../Icon';
import {HashLink} from '../../Link/HashLink';
import styles from './styles.module.css';

/** Raw HTML, because a page has many headings, and elements would take time to hydrate. */
const icon = (path: string) => ({
  __html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`,
});

const HASH = icon('M10 4 8 20M16 4l-2 16M4 9h16M4 15h16');
const CHECK = icon(CHECK_PATH);

const ANNOUNCEMENTS = {
  copied: 'Link copied',
  failed: 'Copying failed. Copy the address from the address bar.',
};

/** The link to a heading. A click goes to the heading, copies its address and announces the copy. */
export function AnchorLink({id, heading}: {id: string; heading: string}): ReactNode {
  const {state, copy} = useCopy(ANNOUNCEMENTS);
  return (
    <HashLink
      className={`hash-link ${styles.anchor}`}
      hash={`#${id}`}
      aria-label={`Link to ${heading}`}
      title={state === 'idle' ? 'Copy link' : ANNOUNCEMENTS[state]}
      translate="no"
      data-state={state}
      onClick={(event) => {
        if (!hasModifier(event)) void copy(event.currentTarget.href);
      }}
      dangerouslySetInnerHTML={state === 'copied' ? CHECK : HASH}
    />
  );
}
