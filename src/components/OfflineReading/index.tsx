import type {ReactNode} from 'react';
import {useOffline, type OfflineState} from './useOffline';
import styles from './styles.module.css';

const NOT_SAVED = "Pages aren't saved for offline reading.";

const MESSAGES: Readonly<Record<OfflineState, string>> = {
  unknown: NOT_SAVED,
  unsupported: "This browser can't save pages. It may be too old, or this may be a private window.",
  off: NOT_SAVED,
  keeping: 'Downloading all pages…',
  on: 'All pages and search are saved in this browser.',
  failed: "Some pages couldn't be downloaded, so none are saved. Try again.",
  stuck: "The saved pages couldn't be deleted. Try again.",
};

/**
 * Turns offline reading on and off for this browser. Only pages that show this component import it, so other pages
 * don't load its code.
 */
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
        {isOn ? 'Delete saved pages' : 'Save all pages for offline reading'}
      </button>
      <p role="status" className={styles.status}>
        {MESSAGES[state]}
      </p>
    </div>
  );
}
