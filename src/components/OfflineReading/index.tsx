import type {ReactNode} from 'react';
import {useOffline, type OfflineState} from './useOffline';
import styles from './styles.module.css';

const MESSAGES: Readonly<Record<OfflineState, string>> = {
  unknown: 'Pages are not kept.',
  unsupported: 'This browser cannot keep pages here: it may be too old, or in a private window.',
  off: 'Pages are not kept.',
  keeping: 'Downloading all pages…',
  on: 'All pages and the search are kept in this browser.',
  failed: 'Not all pages could be downloaded, so none are kept. Try again.',
  stuck: 'The kept pages could not be removed. Try again.',
};

/** Turns offline reading on and off for this browser. Pages import it themselves, so other pages don't load it. */
export function OfflineReading(): ReactNode {
  const {state, turnOn, turnOff} = useOffline();
  const isOn = state === 'on' || state === 'stuck';
  return (
    <div className={styles.offline}>
      <button
        type="button"
        className={styles.button}
        disabled={state === 'unknown' || state === 'unsupported'}
        aria-disabled={state === 'keeping'}
        onClick={() => {
          if (state !== 'keeping') void (isOn ? turnOff() : turnOn());
        }}
      >
        {isOn ? 'Remove the kept pages' : 'Keep all pages for reading offline'}
      </button>
      <p role="status" className={styles.status}>
        {MESSAGES[state]}
      </p>
    </div>
  );
}
