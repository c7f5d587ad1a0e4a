import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useOverflow} from '../../../hooks/useOverflow';
import annotations from '../Annotations/styles.module.css';
import {useAnnotations, type LoadTypes} from '../Annotations/useAnnotations';
import {CopyButton} from '../CopyButton';
import {copyText} from './copyText';
import {SampleNote} from './SampleNote';
import styles from './styles.module.css';
import {WrapToggle, useWrap} from './WrapToggle';

export interface CodeBlockProps {
  /** The block's lines as HTML, made at build (src/markdown/code) from escaped text. */
  html: string;
  language: string;
  /** Shown above the code: a file's name, for one. */
  title?: string;
  /** Tells the block from the others of its page, made at build (src/markdown/dialect/partNames.ts). */
  label?: string;
  /** Present where lines are numbered. */
  numbered?: string;
  /** Present where some lines are in focus, and the others step back. */
  focused?: string;
  /** What the sample was checked against: `xmtp-js 12.1.0`. */
  checked?: string;
  /** What it takes for given; SampleNote says how. */
  assumes?: string;
  /** Present where the code was checked: it may hold annotations. */
  annotated?: string;
  /** Loads the types of the names in it. */
  types?: LoadTypes;
}

/** A block of code: colored before it is served, copied and wrapped on request (SPEC §4 "Code copy button"). */
export function CodeBlock({
  html,
  language,
  title,
  label,
  numbered,
  focused,
  annotated,
  types,
  ...sample
}: CodeBlockProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const {wrapped, toggle} = useWrap();
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
        // Only what scrolls needs to be reached. A group is no landmark: a page may have dozens of samples.
        {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label ?? title ?? 'Code'})}
      >
        <code
          ref={code}
          className={annotated === undefined ? undefined : annotations.annotated}
          data-language={language}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
      {sample.checked !== undefined && <SampleNote checked={sample.checked} assumes={sample.assumes} />}
      <div className={styles.buttons}>
        {(overflows || wrapped) && <WrapToggle wrapped={wrapped} onToggle={toggle} />}
        <CopyButton
          what="code"
          className={styles.button}
          text={() => (code.current ? copyText(code.current, language) : undefined)}
        />
      </div>
    </div>
  );
}
