import {useEffect, type ReactNode} from 'react';
import {announce} from '../../../hooks/announce';
import {useCopy, type CopyState} from '../../../hooks/useCopy';
import styles from './install.module.css';

const LABELS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy command',
  copied: 'Copied',
  failed: 'Copying failed: select the command and copy it yourself',
};

/** Copies a command; says for a second that it did, and says so too where it could not. */
export function CopyCommand({command}: {command: string}): ReactNode {
  const {state, copy} = useCopy();
  const label = LABELS[state];
  useEffect(() => {
    if (state !== 'idle') announce(LABELS[state]);
  }, [state]);
  return (
    <button
      type="button"
      className={styles.copy}
      data-state={state}
      aria-label={label}
      title={label}
      onClick={() => void copy(command)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={state === 'copied' ? 'm5 13 4 4L19 7' : 'M9 9h10v11H9zM5 15V4h10'} />
      </svg>
    </button>
  );
}
