import type {ReactNode} from 'react';
import {Svg} from '../../Icon';
import styles from './styles.module.css';

/** The button that turns wrapping of a block's long lines on and off. */
export function WrapToggle({wrapped, onToggle}: {wrapped: boolean; onToggle: () => void}): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Wrap lines"
      title="Wrap lines"
      aria-pressed={wrapped}
      onClick={onToggle}
    >
      <Svg size={18} stroke={1.75}>
        <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2.5-2.5M13 18l2.5 2.5M4 18h4" />
      </Svg>
    </button>
  );
}
