import type {ReactNode} from 'react';
import {shortcutsOf} from '../../hooks/searchKeys';
import {usePlatform} from '../../hooks/usePlatform';
import styles from './panel.module.css';

/** The keys of the dialog; not shown where there is no keyboard. */
export function Shortcuts(): ReactNode {
  return (
    <ul aria-label="Shortcuts" className={styles.shortcuts}>
      {shortcutsOf(usePlatform() ?? 'other').map(({keys, text}) => (
        <li key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
