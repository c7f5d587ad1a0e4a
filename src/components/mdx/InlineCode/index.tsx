import type {ReactNode} from 'react';
import type {Slot} from '../../../hooks/pageText';

/** Inline code with a language, as in `{:ts}`, highlighted at build from escaped text. */
export function InlineCode({html}: {html: string | Slot}): ReactNode {
  return <code dangerouslySetInnerHTML={typeof html === 'string' ? {__html: html} : html} />;
}
