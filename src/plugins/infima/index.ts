/** Takes out of Infima, the theme's style sheet, what the portal's frame replaces: some 5 KiB of each first visit. */
import type {Plugin} from '@docusaurus/types';
import {dropUnused} from './unused';

export default function infimaPlugin(): Plugin {
  return {
    name: 'portal-infima',
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, dropUnused]};
    },
  };
}
