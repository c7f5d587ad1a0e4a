import {Fragment, type ReactNode} from 'react';
import {headingParts} from './headingParts';

/** The text of a heading in the outline, with code in `<code>`. */
export function HeadingLabel({html}: {html: string}): ReactNode {
  return headingParts(html).map(({text, code}, index) =>
    code ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
