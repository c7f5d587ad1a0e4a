import type {ReactNode} from 'react';
import {toSlot, type Slot} from '../../../hooks/pageText';

/** Inline code that ends with its language in Markdown, such as `x = 1{:ts}`. The build highlights the code. */
export function InlineCode({html}: {html: string | Slot}): ReactNode {
  return <code dangerouslySetInnerHTML={toSlot(html)} />;
}
