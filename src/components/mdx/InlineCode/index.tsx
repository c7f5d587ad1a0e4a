import type {ReactNode} from 'react';
import type {Slot} from '../../../hooks/pageText';

/** Inline code with a language, which Markdown gives at its end (`{:ts}`). Highlighted at build from escaped text. */
export function InlineCode({html}: {html: string | Slot}): ReactNode {
  return <code dangerouslySetInnerHTML={typeof html === 'string' ? {__html: html} : html} />;
}
