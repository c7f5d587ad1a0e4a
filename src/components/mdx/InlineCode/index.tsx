import type {ReactNode} from 'react';

/** Inline code with a language, as in `{:ts}`, highlighted at build from escaped text. */
export function InlineCode({html}: {html: string}): ReactNode {
  return <code dangerouslySetInnerHTML={{__html: html}} />;
}
