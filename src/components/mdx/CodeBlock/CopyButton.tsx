import type {ReactNode, RefObject} from 'react';
import {useCopy, type CopyState} from '../../../hooks/useCopy';
import {copyText} from './copyText';
import styles from './styles.module.css';

const LABELS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy code',
  copied: 'Copied',
  failed: 'Copying failed: select the code and copy it yourself',
};

const ICONS: Readonly<Record<CopyState, string>> = {
  idle: 'M9 9h10v11H9zM5 15V4h10',
  copied: 'm5 13 4 4L19 7',
  failed: 'M12 7v7m0 4v.01M12 3 2 21h20z',
};

/** Copies a block's code; says for a second that it did, and says so too where it could not. */
export function CopyButton({code, language}: {code: RefObject<HTMLElement | null>; language: string}): ReactNode {
  const {state, copy} = useCopy();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        aria-label={LABELS[state]}
        title={LABELS[state]}
        onClick={() => {
          if (code.current) void copy(copyText(code.current, language));
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[state]} />
        </svg>
      </button>
      <span className="portal-visually-hidden" role="status">
        {state === 'idle' ? '' : LABELS[state]}
      </span>
    </>
  );
}
