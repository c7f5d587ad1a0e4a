/** Replaces Docusaurus' Link (src/plugins/router), so that every link follows SPEC §2 "Links". */
import {forwardRef, useImperativeHandle, useLayoutEffect, useRef} from 'react';
import DocusaurusLink from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ROUTED, routedAddress} from '../../shared/routedLink';
import {externalHref, isExternalLink, withoutHtml} from '../../shared/routes';
import {anchorProps} from './anchorProps';
import {HashLink} from './HashLink';
import {watchLink} from './routedLinks';

/**
 * A link. A target that is only a hash is on the current page. A target that begins with www or http(s) is external.
 * Hovering over an internal link, or focusing it, preloads its page.
 */
export default forwardRef<HTMLAnchorElement, Props>(function Link(props, ref) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const target = props.to ?? props.href;
  if (target?.startsWith('#')) return <HashLink {...props} hash={target} ref={ref} />;
  if (target && isExternalLink(target)) {
    return <DocusaurusLink {...props} to={undefined} href={externalHref(target)} ref={ref} />;
  }
  const to = target && withoutHtml(target);
  const isPlain = !props.target && !props.isNavLink && props.autoAddBaseUrl !== false;
  const address = to && isPlain ? routedAddress(to, baseUrl) : undefined;
  if (address !== undefined) return <RoutedLink {...props} address={address} ref={ref} />;
  return <DocusaurusLink {...props} {...(to && {href: undefined, to})} ref={ref} />;
});

interface RoutedLinkProps extends Props {
  /** The target with the base path. */
  address: string;
}

/** A link that `RoutedLinks` handles. It doesn't read the router's context, so a navigation doesn't render it again. */
const RoutedLink = forwardRef<HTMLAnchorElement, RoutedLinkProps>(function RoutedLink({address, ...props}, ref) {
  const brokenLinks = useBrokenLinks();
  if (!props['data-noBrokenLinkCheck']) brokenLinks.collectLink(address);
  if (props.id) brokenLinks.collectAnchor(props.id);
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => link.current!);
  useLayoutEffect(() => watchLink(link.current!), [address]);
  return (
    // oxlint-disable-next-line react/forbid-elements -- Link itself renders this element
    <a {...anchorProps(props)} {...ROUTED} ref={link} href={address}>
      {props.children}
    </a>
  );
});
