import type {ReactNode} from 'react';
import {usePlatform} from './usePlatform';
import {shortcutsOf} from './keys';
import styles from './panel.module.css';

/** The dialog's shortcuts; hidden on touch screens, which usually have no keyboard. */
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
