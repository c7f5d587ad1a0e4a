import {Fragment, type ReactNode} from 'react';
import {headingParts} from './headingParts';

/** A heading's text in the outline, with its code in `<code>`. */
export function HeadingLabel({html}: {html: string}): ReactNode {
  return headingParts(html).map(({text, code}, index) =>
    code ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
