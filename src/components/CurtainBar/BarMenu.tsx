import {useRef, type ReactNode} from 'react';
import {useModalMenu} from '../../hooks/useModalMenu';
import styles from './styles.module.css';

interface Props {
  /** Its name. */
  label: string;
  triggerLabel: ReactNode;
  triggerClassName: string | undefined;
  /** What it holds while it is open; `close` takes the id of the heading to which the focus goes on, if any. */
  children: (close: (id?: string) => void) => ReactNode;
}

/** A button of the bar that opens a menu over the width of the window. While it is open, the focus stays in it. */
export function BarMenu({label, triggerLabel, triggerClassName, children}: Props): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const {isOpen, open, close} = useModalMenu(trigger, dialog);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {triggerLabel}
      </button>
      <dialog ref={dialog} aria-label={label} className={styles.dialog}>
        {isOpen && children(close)}
      </dialog>
    </>
  );
}
