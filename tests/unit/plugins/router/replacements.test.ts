import {existsSync} from 'node:fs';
import path from 'node:path';
import replaced from '../../../../src/plugins/router/replaced.json';
import {REPLACEABLE_IMPORT, replacementOf} from '../../../../src/plugins/router/replacements';

const CORE = path.resolve('node_modules/@docusaurus/core/lib/client');

it.each([
  ['@docusaurus/Link', '/anywhere', 'src/components/Link/index.tsx'],
  ['./PendingNavigation', CORE, 'src/client/PendingNavigation.tsx'],
  ['./preload', CORE, 'src/client/preload.ts'],
  [path.resolve('node_modules/@docusaurus/theme-classic/lib/nprogress'), '/any', 'src/client/emptyModule.ts'],
])('%s, imported in %s, is replaced', (request, context, replacement) => {
  expect(request).toMatch(REPLACEABLE_IMPORT);
  expect(replacementOf(request, context)).toBe(replacement);
});

it.each([
  ['./preload', '/elsewhere'],
  ['./PendingNavigation', path.resolve('src/client')],
  ['@docusaurus/core/lib/client/exports/Link', path.resolve('src/components/Link')],
  ['@docusaurus/core/lib/client/preload', path.resolve('src/client')],
  ['nprogress', CORE],
])("%s, imported in %s, isn't replaced", (request, context) => {
  expect(replacementOf(request, context)).toBeUndefined();
});

it('lists only replacements that exist', () => {
  expect(replaced.filter(({replacement}) => replacement !== undefined && !existsSync(replacement))).toEqual([]);
});
