/** Lets pages written for Vocs import their components from where Vocs has them. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function dialectPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-dialect',
    configureWebpack() {
      return {resolve: {alias: {'vocs/components$': path.join(siteDir, 'src/components/mdx')}}};
    },
  };
}
