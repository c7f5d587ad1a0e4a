import {forwardRef, type ComponentProps, type MouseEvent} from 'react';
import type {Props} from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {idOfHash} from '../../shared/routes';
import {hasModifier} from '../../hooks/keyboard';
import {useQuery} from '../../hooks/useQuery';

interface HashLinkProps extends Props {
  /** With its `#`. */
  hash: string;
}

/**
 * A link to a place in the page that is shown. Its address holds path and query, for under a base tag a hash alone would
 * lead to another page.
 */
export const HashLink = forwardRef<HTMLAnchorElement, HashLinkProps>(function HashLink({hash, onClick, ...props}, ref) {
  const {pathname} = useLocation();
  const query = useQuery();
  const brokenLinks = useBrokenLinks();
  if (!props['data-noBrokenLinkCheck']) brokenLinks.collectLink(hash);
  if (props.id) brokenLinks.collectAnchor(props.id);
  const onAnchorClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(hash);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- this is what Link is made of
    <a {...anchorProps(props)} ref={ref} href={pathname + query + hash} onClick={onAnchorClick}>
      {props.children}
    </a>
  );
});

/** What stands in the element: all but what is Docusaurus' own. */
function anchorProps(props: Props): ComponentProps<'a'> {
  const own = ['to', 'href', 'isNavLink', 'isActive', 'activeClassName', 'autoAddBaseUrl', 'data-noBrokenLinkCheck'];
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.includes(name)));
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const elsewhere = event.currentTarget.target !== '' && event.currentTarget.target !== '_self';
  return !event.defaultPrevented && event.button === 0 && !hasModifier(event) && !elsewhere;
}

/** As the browser does it, within the address that is shown: path and query stay. */
function goTo(hash: string): void {
  if (window.location.hash === hash) document.getElementById(idOfHash(hash))?.scrollIntoView();
  else window.location.hash = hash;
}
