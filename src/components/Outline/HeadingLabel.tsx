import {Fragment, type ReactNode} from 'react';
import {headingParts} from './headingParts';

/** A heading's text as it stands in the outline; code stays code. */
export function HeadingLabel({html}: {html: string}): ReactNode {
  return headingParts(html).map(({text, code}, index) =>
    code ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
