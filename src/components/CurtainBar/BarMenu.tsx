import {useRef, type ReactNode} from 'react';
import {useModalMenu} from '../../hooks/useModalMenu';
import styles from './styles.module.css';

interface Props {
  /** The dialog's accessible name. */
  label: string;
  triggerLabel: ReactNode;
  triggerClassName: string | undefined;
  /** Renders the open menu's content. `close` closes the menu; with a heading's ID, it also moves the focus there. */
  children: (close: (id?: string) => void) => ReactNode;
}

/** A button in the curtain bar that opens a modal menu, which is as wide as the window. */
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
