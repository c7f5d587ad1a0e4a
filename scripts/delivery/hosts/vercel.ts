/** Vercel: https://vercel.com/docs/project-configuration */
import {headerRules, redirectRules} from './folders';
import type {Host} from './host';

/** Signs that mean something in its patterns (path-to-regexp), for themselves. */
const escapePattern = (path: string): string => path.replace(/[(){}:*+?\\]/g, String.raw`\$&`);

/** A path, maybe with `*` at its end, as its patterns have it. */
const toSource = (path: string): string =>
  path.endsWith('*') ? `${escapePattern(path.slice(0, -1))}(.*)` : escapePattern(path);

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
        source: toSource(from),
        destination: to,
        statusCode: status,
      })),
    };
    return {'vercel.json': `${JSON.stringify(config, undefined, 2)}\n`};
  },
};
