import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {unescapeHtml} from '../../../shared/html';
import {AnchorLink} from './AnchorLink';

export interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading with a link to itself. The h1 needs no link, because the page's address is enough. */
export function Heading({as: As, id, children, ...props}: HeadingProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  // The footnotes' heading is visually hidden, so a link in it would be focusable but invisible.
  if (props.className === 'sr-only') {
    return (
      <As {...props} id={id}>
        {children}
      </As>
    );
  }
  return (
    <As {...props} id={id}>
      {children}
      <AnchorLink id={id} heading={textOf(children) || id} />
    </As>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node === null || typeof node !== 'object' || !('props' in node)) return '';
  const {children, html} = node.props as {children?: ReactNode; html?: string};
  // Inline code with a language is HTML, generated from escaped text.
  return html === undefined ? textOf(children) : unescapeHtml(html.replace(/<[^>]*>/g, ''));
}
