import type {ReactNode} from 'react';
import clsx from 'clsx';
import {twinPath} from '../../shared/twin';
import {usePageTwin} from './usePageTwin';
import {CHECK_PATH, COPY_PATH, Svg} from '../Icon';
import {LABELS, ANNOUNCEMENTS} from './labels';
import styles from './styles.module.css';
import {TwinMenu} from './TwinMenu';

/**
 * A button that copies the page's Markdown twin (its text as a Markdown file), and a menu that also links to the twin.
 * Without JavaScript only the link shows.
 */
export function CopyPage({permalink}: {permalink: string}): ReactNode {
  const address = twinPath(permalink);
  const {state, prepare, copy} = usePageTwin(address);
  const onCopy = () => void copy();
  return (
    <div className={styles.copyPage} data-search-exempt="">
      <button type="button" className={styles.copy} data-state={state} onPointerEnter={prepare} onClick={onCopy}>
        <Svg size={16}>
          <path d={state === 'copied' ? CHECK_PATH : COPY_PATH} />
        </Svg>
        <span className={clsx('sr-only-narrow', styles.label)}>{LABELS[state]}</span>
      </button>
      <TwinMenu address={address} onIntent={prepare} onCopy={onCopy} />
      {state === 'failed' && <p className={styles.failure}>{ANNOUNCEMENTS.failed}</p>}
    </div>
  );
}
