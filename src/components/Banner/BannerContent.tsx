import {createElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BannerElement, BannerNode} from '../../shared/banner';

/** Text and the few elements that the build lets through, as React elements: no HTML is parsed in the browser. */
export function BannerContent({nodes}: {nodes: readonly BannerNode[]}): ReactNode {
  // The nodes never change, so that their places are their keys.
  return nodes.map((node, index) => (typeof node === 'string' ? node : <Element key={index} {...node} />));
}

function Element({tag, href, children}: BannerElement): ReactNode {
  if (tag === 'br') return <br />;
  const content = <BannerContent nodes={children} />;
  return tag === 'a' ? <Link to={href}>{content}</Link> : createElement(tag, null, content);
}
