import {forwardRef, type MouseEvent} from 'react';
import type {Props} from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {idOfHash} from '../../shared/routes';
import {focusHeading} from '../../hooks/focusContent';
import {isPlainClick} from '../../hooks/keyboard';
import {reveal} from '../../hooks/reveal';
import {isAddressOf, useQuery} from '../../hooks/useQuery';
import {anchorProps} from './anchorProps';

interface HashLinkProps extends Props {
  /** The hash with its `#`. */
  hash: string;
}

/**
 * A link to an anchor on the current page. Its address includes path and query, because under a `<base>` tag a hash
 * alone would point to another page.
 */
export const HashLink = forwardRef<HTMLAnchorElement, HashLinkProps>(function HashLink({hash, onClick, ...props}, ref) {
  const history = useHistory();
  const {pathname} = useLocation();
  const query = useQuery();
  const brokenLinks = useBrokenLinks();
  if (!props['data-noBrokenLinkCheck']) brokenLinks.collectLink(hash);
  if (props.id) brokenLinks.collectAnchor(props.id);
  const onAnchorClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || opensElsewhere(event.currentTarget)) return;
    event.preventDefault();
    if (isAddressOf(pathname)) {
      goTo(hash);
      return;
    }
    // The address bar has another page, which the browser would load.
    const before = history.location;
    history.push(pathname + query + hash);
    // A blocked link doesn't move the focus.
    if (history.location !== before) focusHeading(hash);
  };
  return (
    // oxlint-disable-next-line react/forbid-elements -- Link itself renders this element
    <a {...anchorProps(props)} ref={ref} href={pathname + query + hash} onClick={onAnchorClick}>
      {props.children}
    </a>
  );
});

/** Whether a link opens in another tab, window or frame. */
const opensElsewhere = ({target}: HTMLAnchorElement): boolean => target !== '' && target !== '_self';

/**
 * Goes to the hash like a plain link, but keeps the path and query of the address bar. Shows the target first, because
 * browsers scroll and move the focus only to what isn't hidden. If the address already has the hash, the browser does
 * nothing, so scroll and move the focus here.
 */
function goTo(hash: string): void {
  const id = idOfHash(hash);
  const target = document.getElementById(id);
  if (target) reveal(target);
  if (id === '' || idOfHash(window.location.hash) !== id) {
    window.location.hash = hash;
    return;
  }
  focusHeading(hash);
  target?.scrollIntoView();
}
