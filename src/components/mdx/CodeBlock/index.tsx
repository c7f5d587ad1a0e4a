import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {toSlot, type Slot} from '../../../hooks/pageText';
import {useOverflow} from '../../../hooks/useOverflow';
import annotations from '../Annotations/styles.module.css';
import {useAnnotations, type LoadTypes} from '../Annotations/useAnnotations';
import {CopyButton} from '../CopyButton';
import {copyText} from './copyText';
import styles from './styles.module.css';
import {WrapToggle} from './WrapToggle';

export interface CodeBlockProps {
  /** The block's lines as HTML, generated at build from escaped text (src/markdown/code). */
  html: string | Slot;
  language: string;
  /** The title above the code, such as a file name. */
  title?: string;
  /** The accessible name, unique on the page, generated at build (src/markdown/dialect/partNames.ts). */
  label?: string;
  /** Present if lines are numbered. */
  numbered?: string;
  /** Present if some lines are in focus and the others are dimmed. */
  focused?: string;
  /** The note below the code, as HTML. It isn't copied with the code, and search ignores it. */
  note?: string | Slot;
  /** Present if the code was checked and so may have annotations. */
  annotated?: string;
  /** Loads the types of the names in the code. */
  types?: LoadTypes;
}

/** A block of code, highlighted at build, with buttons to copy it and to wrap lines (SPEC §4 "Code copy button"). */
export function CodeBlock({
  html,
  language,
  title,
  label,
  numbered,
  focused,
  annotated,
  types,
  note,
}: CodeBlockProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  // Undefined until the reader uses the toggle. After that the toggle stays, so that it keeps the focus: when a wrapped
  // block unwraps, `overflows` is still false for a moment.
  const [wrapped, setWrapped] = useState<boolean>();
  const overflows = useOverflow(pre);
  useAnnotations(code, types);
  return (
    <div className={styles.block}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre
        ref={pre}
        className={clsx(
          styles.code,
          wrapped && styles.wrapped,
          numbered !== undefined && styles.numbered,
          focused !== undefined && styles.focused,
        )}
        // Focusable only if the block scrolls. It is a group, not a region, because a region per sample would add
        // dozens of landmarks.
        {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label ?? title ?? 'Code'})}
      >
        <code
          ref={code}
          className={annotated === undefined ? undefined : annotations.annotated}
          data-language={language}
          dangerouslySetInnerHTML={toSlot(html)}
        />
      </pre>
      {note !== undefined && <p className={styles.note} data-annotation="" dangerouslySetInnerHTML={toSlot(note)} />}
      <div className={styles.buttons}>
        {(overflows || wrapped !== undefined) && (
          <WrapToggle wrapped={wrapped === true} onToggle={() => setWrapped(!wrapped)} />
        )}
        <CopyButton
          what="code"
          className={styles.button}
          text={() => (code.current ? copyText(code.current, language) : undefined)}
        />
      </div>
    </div>
  );
}
