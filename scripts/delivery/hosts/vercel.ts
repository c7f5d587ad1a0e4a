/** Vercel: https://vercel.com/docs/project-configuration */
import {escapeRegExp, type Host} from './host';
import {headerRules, redirectRules} from './folders';

/** A path with `*` at its end, as its path patterns have it. */
const toSource = (path: string): string =>
  path.endsWith('*') ? `${escapeRegExp(path.slice(0, -1)).replaceAll('\\/', '/')}(.*)` : path;

export const vercel: Host = {
  name: 'vercel',
  layout: 'nested',
  packed: false,
  write(delivery) {
    const config = {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: headerRules(delivery)
        .filter(({headers}) => Object.keys(headers).length > 0)
        .map(({path, headers}) => ({
          source: toSource(path),
          headers: Object.entries(headers).map(([key, value]) => ({key, value})),
        })),
      redirects: redirectRules(delivery).map(({from, to, status}) => ({
        source: from,
        destination: to,
        statusCode: status,
      })),
    };
    return {'vercel.json': `${JSON.stringify(config, undefined, 2)}\n`};
  },
};
