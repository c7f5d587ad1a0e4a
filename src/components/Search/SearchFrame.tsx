import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import type {SearchHost} from '../../hooks/useSearchHost';
import {useModalDialog} from '../../hooks/useModalDialog';
import {useVisualViewport} from '../../hooks/useVisualViewport';
import type {SearchParts} from './load';
import {StandIn} from './StandIn';
import styles from './styles.module.css';

type Props = Omit<SearchHost<SearchParts>, 'isOpen'>;

/** The dialog around the search: there at once, while what it holds may still be on its way. */
export function SearchFrame({parts, hasFailed, close, leave}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<string>();
  useModalDialog(dialog, true, close);
  useVisualViewport(dialog);
  // Field has selected the text of an earlier search; WebKit forgets a selection from before showModal().
  useLayoutEffect(() => dialog.current?.querySelector('input')?.select(), []);
  return (
    <dialog ref={dialog} aria-label="Search" className={styles.dialog}>
      {parts ? (
        <parts.SearchPanel openSearch={parts.openSearch} typed={typed} onClose={close} onLeave={leave} />
      ) : (
        <StandIn hasFailed={hasFailed} typed={typed} onType={setTyped} onClose={close} />
      )}
    </dialog>
  );
}
