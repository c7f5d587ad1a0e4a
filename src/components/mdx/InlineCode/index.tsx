import type {ReactNode} from 'react';
import type {Slot} from '../../../hooks/pageText';

/** Inline code with a language, such as `{:ts}` at its end, highlighted at build from escaped text. */
export function InlineCode({html}: {html: string | Slot}): ReactNode {
  return <code dangerouslySetInnerHTML={typeof html === 'string' ? {__html: html} : html} />;
}
