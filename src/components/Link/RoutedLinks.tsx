import {useLayoutEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {focusHeading} from '../../hooks/focusContent';
import {isPlainClick} from '../../hooks/keyboard';
import {addressOf, routedLinkOf} from './routedLinks';

/**
 * Makes all links with the attribute `ROUTED_LINK` work like Docusaurus' `Link`: a click opens the page without a
 * reload, and hover or focus preloads the page (SPEC §2). The listeners are on the document, so that a link costs
 * nothing when it is rendered, and links in static text work too.
 */
export function RoutedLinks(): ReactNode {
  const history = useHistory();
  // A layout effect, because Preact may run passive effects after the first click.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = routedLinkOf(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const address = addressOf(link);
      const before = history.location;
      if (address === history.createHref(history.location)) history.replace(address);
      else history.push(address);
      const {location} = history;
      // On the same page, the router only scrolls to the heading. A blocked link doesn't move the focus.
      if (location !== before && location.pathname === before.pathname) focusHeading(location.hash);
    };
    const onIntent = (event: Event) => {
      const link = routedLinkOf(event);
      if (link) void window.docusaurus.preload(addressOf(link));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [history]);
  return null;
}
