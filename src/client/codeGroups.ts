/** Addresses that name a tab, as `?sdk=kotlin`: on load and on the way from page to page. */
import type {ClientModule} from '@docusaurus/types';
import {followAddress} from '../hooks/codeGroupChoices';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  followAddress(location.search);
};
