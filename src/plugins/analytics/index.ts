/**
 * Adds the analytics module to the bundle in production builds, if the settings turn on analytics (SPEC §1, §7).
 * Otherwise, browsers get none of the module's code.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';

const CLIENT_MODULE = path.resolve(__dirname, '../../client/analytics.ts');

export default function analyticsPlugin({analytics}: Site): Plugin {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'portal-analytics',
    getClientModules: () => (analytics && production ? [CLIENT_MODULE] : []),
  };
}
