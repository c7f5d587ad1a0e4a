import {useCallback, useRef, useState, type ReactNode} from 'react';
import {useElementId} from '../../hooks/elementId';
import {useDismiss} from '../../hooks/useDismiss';
import {Chevron} from '../Icon';
import {HAS_TWINS, WITHOUT_TWINS} from './labels';
import styles from './styles.module.css';

interface Props {
  /** The address of the page's Markdown twin: its text as a Markdown file. */
  address: string;
  /** Called when the pointer reaches the menu button. */
  onIntent: () => void;
  onCopy: () => void;
}

/**
 * A menu for copying or viewing the page's Markdown. A closed menu stays in the page, so that readers without
 * JavaScript have the link.
 */
export function TwinMenu({address, onIntent, onCopy}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, trigger, isOpen, close);
  const id = useElementId();
  const leave = () => {
    trigger.current?.focus();
    close();
  };
  const choose = () => {
    leave();
    onCopy();
  };
  return (
    <div ref={root}>
      <button
        ref={trigger}
        type="button"
        className={styles.toggle}
        aria-label="Page as Markdown"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={onIntent}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron />
      </button>
      <ul id={id} className={styles.menu} data-open={isOpen ? '' : undefined}>
        <li className={styles.scripted}>
          <button type="button" className={styles.item} onClick={choose}>
            Copy as Markdown
          </button>
        </li>
        <li>
          {HAS_TWINS ? (
            <TwinAnchor address={address} onClick={leave} />
          ) : (
            <span className={styles.item}>{WITHOUT_TWINS}</span>
          )}
        </li>
      </ul>
    </div>
  );
}

function TwinAnchor({address, onClick}: {address: string; onClick: () => void}): ReactNode {
  return (
    // oxlint-disable-next-line react/forbid-elements -- a file, which the router has no route for
    <a className={styles.item} href={address} onClick={onClick}>
      View as Markdown
    </a>
  );
}
