import type {ReactNode} from 'react';
import {useCopy, type CopyState} from '../../../hooks/useCopy';
import {CHECK_PATH, COPY_PATH, Svg} from '../../Icon';
import styles from './styles.module.css';

const labelsFor = (what: string): Readonly<Record<CopyState, string>> => ({
  idle: `Copy ${what}`,
  copied: 'Copied',
  failed: `Copying failed. Select the ${what} and copy it.`,
});

const LABELS = {code: labelsFor('code'), command: labelsFor('command')};

const ICONS: Readonly<Record<CopyState, string>> = {
  idle: COPY_PATH,
  copied: CHECK_PATH,
  failed: 'M12 7v7m0 4v.01M12 3 2 21h20z',
};

interface CopyButtonProps {
  what: keyof typeof LABELS;
  /** Returns the text to copy on click; undefined to copy nothing. */
  text: () => string | undefined;
  /**
   * The button's class. Its styles can use `data-state`, the result of the last copy. The button or a parent
   * must be positioned: "Copied" shows to its left.
   */
  className: string | undefined;
}

/** A button that copies text and briefly shows whether the copy worked (SPEC §4 "Code copy button"). */
export function CopyButton({what, text, className}: CopyButtonProps): ReactNode {
  const labels = LABELS[what];
  const {state, copy} = useCopy(labels);
  return (
    <button
      type="button"
      className={className}
      data-state={state}
      aria-label={labels[state]}
      title={labels[state]}
      onClick={() => {
        const value = text();
        if (value !== undefined) void copy(value);
      }}
    >
      <Svg size={18} stroke={1.75}>
        <path d={ICONS[state]} />
      </Svg>
      {state === 'copied' && <span className={styles.copied}>{labels.copied}</span>}
    </button>
  );
}
