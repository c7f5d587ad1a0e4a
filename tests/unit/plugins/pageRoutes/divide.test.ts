import {runInThisContext} from 'node:vm';
import {divideModules} from '../../../../src/plugins/pageRoutes/divide';

const line = (name: string, source: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${source}"), "${source}", require.resolveWeak("${source}")],`;

/** What Docusaurus generates for two pages below a route, and for an MDX file outside docs/. */
const GENERATED = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/about',
    component: ComponentCreator('/about', 'a1'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'b2'),
    routes: [
      {
        path: '/it\\'s',
        component: ComponentCreator('/it\\'s', 'c3'),
        exact: true,
        isPage: true,
        sidebar: "/"
      },
      {
        path: '/dms/client',
        component: ComponentCreator('/dms/client', 'd4'),
        exact: true,
        isPage: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  names: JSON.stringify({
    '/about-a1': {__comp: 'page', content: 'about'},
    '/-b2': {__comp: 'root'},
    "/it's-c3": {__comp: 'item', content: 'its'},
    '/dms/client-d4': {__comp: 'item', content: 'client', list: ['shared']},
  }),
  registry: `export default {
${line('about', '@site/src/about.mdx')}
${line('client', '@site/docs/dms/client.mdx')}
${line('item', '@theme/DocItem')}
${line('its', '@site/docs/it\\"s.md')}
${line('page', '@theme/Page')}
${line('root', '@theme/DocRoot')}
${line('shared', '@site/list.json')}};
`,
};

it('takes the pages out, with the files that only they use', () => {
  const {pages, sources} = divideModules(GENERATED);
  expect(pages).toEqual([
    {
      path: "/it's",
      below: [1],
      hash: 'c3',
      attributes: {exact: true, isPage: true, sidebar: '/'},
      names: {__comp: 'item', content: 'its'},
    },
    {
      path: '/dms/client',
      below: [1],
      hash: 'd4',
      attributes: {exact: true, isPage: true},
      names: {__comp: 'item', content: 'client', list: ['shared']},
    },
  ]);
  expect([...sources]).toEqual([
    ['client', '@site/docs/dms/client.mdx'],
    ['its', '@site/docs/it"s.md'],
  ]);
});

it('leaves the other routes, chunk names and imports', () => {
  const {rest} = divideModules(GENERATED);
  const code = rest.routes.replace(/^import .*$/m, '').replace('export default', '');
  const routes: unknown = runInThisContext(code.replaceAll('ComponentCreator', 'String.prototype.concat.call'));
  expect(routes).toEqual([
    {path: '/about', component: '/abouta1', exact: true},
    {path: '/', component: '/b2', routes: []},
    {path: '*', component: '*'},
  ]);
  expect(JSON.parse(rest.names)).toEqual({
    '/about-a1': {__comp: 'page', content: 'about'},
    '/-b2': {__comp: 'root'},
  });
  expect(rest.registry.match(/(?<=^ {2}")\w+/gm)).toEqual(['about', 'item', 'page', 'root', 'shared']);
});

it.each([
  ['routes.js', {routes: 'export const routes = [];'}],
  ['registry.js', {registry: 'export const registry = {};'}],
  ['registry.js', {registry: 'export default {\n  "a": () => import("a"),\n};\n'}],
])('stops if Docusaurus generates another %s', (file, changed) => {
  expect(() => divideModules({...GENERATED, ...changed})).toThrow(
    `Docusaurus generates ${file} in a different form than expected. Adapt src/plugins/pageRoutes.`,
  );
});
