import type {ReactNode} from 'react';
import type {Segment} from '../../search/types';

/** A text with marks. What comes from the index is rendered as text, whatever it looks like. */
export function Segments({of: segments}: {of: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
