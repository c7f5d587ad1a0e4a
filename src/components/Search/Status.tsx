import type {ReactNode} from 'react';
import type {SearchStatus} from '../../hooks/searchState';
import frame from './styles.module.css';
import styles from './panel.module.css';

/** Says politely what a search has come to. That there are results is seen: it is only heard. */
export function Status({kind, text}: SearchStatus): ReactNode {
  return (
    <p role="status" className={kind === 'found' ? styles.heard : frame.status} data-kind={kind}>
      {text}
    </p>
  );
}
