/** Client module: addresses that name a tab, as `?sdk=kotlin#anchor`, on load and on the way from page to page. */
import type {ClientModule} from '@docusaurus/types';
import {addressChoices} from '../shared/codeGroups';
import {idOfHash} from '../shared/routes';
import {followAddress} from '../hooks/codeGroupChoices';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  followAddress(location.search);
};

/** Docusaurus does not scroll where only the query has changed; here that moves the place that the address names. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || !location.hash || addressChoices(location.search).length === 0) return;
  document.getElementById(idOfHash(location.hash))?.scrollIntoView();
};
