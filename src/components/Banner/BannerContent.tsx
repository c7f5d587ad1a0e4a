import {createElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BannerElement, BannerNode} from '../../shared/banner';

/** Renders the banner's content, which the build has parsed into text and the few allowed elements. */
export function BannerContent({nodes}: {nodes: readonly BannerNode[]}): ReactNode {
  // The nodes never change, so their indexes can be keys.
  return nodes.map((node, index) => (typeof node === 'string' ? node : <Element key={index} {...node} />));
}

function Element({tag, href, children}: BannerElement): ReactNode {
  if (tag === 'br') return <br />;
  const content = <BannerContent nodes={children} />;
  return tag === 'a' ? <Link to={href}>{content}</Link> : createElement(tag, null, content);
}
