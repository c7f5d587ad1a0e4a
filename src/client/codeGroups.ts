/** Client module: on load and on navigation, selects the tabs that the address's query names, as in `?sdk=kotlin`. */
import type {ClientModule} from '@docusaurus/types';
import {addressChoices} from '../shared/codeGroups';
import {idOfHash} from '../shared/routes';
import {applyAddressChoices} from '../hooks/codeGroupChoices';
import {isAddressOf} from '../hooks/useQuery';

/** On navigation, waits until the next page has loaded, because the current page may have code groups too. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    return () => {
      // While the page was loading, the reader may have chosen another tab, which changes the address.
      if (isAddressOf(location.pathname)) applyAddressChoices(window.location.search);
    };
  }
  applyAddressChoices(location.search);
  return undefined;
};

/**
 * Scrolls to the anchor again, because switching tabs moves the anchor, and because Docusaurus doesn't scroll if only
 * the query changes.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || !location.hash || addressChoices(location.search).length === 0) return;
  document.getElementById(idOfHash(location.hash))?.scrollIntoView();
};
