import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {divideVersion} from '../../../../src/plugins/classic/docs';

const BASE = '/portal/';
const page = (path: string, sidebar?: string): RouteConfig => ({
  path: BASE + path,
  component: '@theme/DocItem',
  exact: true,
  ...(sidebar !== undefined && {sidebar}),
});
const TAGS: RouteConfig = {path: '/portal/tags', component: '@theme/DocTagsListPage', exact: true};

/** Returns the route that Docusaurus creates for a version of the docs. */
function version(sidebars: readonly string[], pages: readonly RouteConfig[]): RouteConfig {
  const docs = pages.map(({path, sidebar}) => [path, {id: path, title: path, description: '', sidebar}] as const);
  const itemsOf = (key: string) => {
    const listed = pages.filter(({sidebar}) => sidebar === key);
    const links = listed.map(({path}) => ({type: 'link', label: path, href: path, docId: path}));
    return [{type: 'category', label: key, items: links}];
  };
  return {
    path: BASE,
    component: '@theme/DocVersionRoot',
    exact: false,
    props: {
      version: {
        label: 'Next',
        docsSidebars: Object.fromEntries(sidebars.map((key) => [key, itemsOf(key)])),
        docs: Object.fromEntries(docs),
      },
    },
    routes: [{path: BASE, component: '@theme/DocRoot', exact: false, routes: [...pages]}, TAGS],
  };
}

/** Returns the pages of a route, and the sidebars and docs in its props. */
function summary({path, routes, props}: RouteConfig) {
  const [root, ...lists] = routes!;
  const {docsSidebars, docs} = props!.version as PropVersionMetadata;
  expect(root!.path).toBe(path);
  return {
    path,
    pages: root!.routes!.map((route) => route.path.slice(BASE.length)),
    sidebars: Object.keys(docsSidebars),
    docs: Object.keys(docs).map((name) => name.slice(BASE.length)),
    lists: lists.length,
  };
}

it('leaves pages with one sidebar in one part', () => {
  const route = version(['/'], [page('a', '/'), page('b')]);
  expect(divideVersion(route, BASE)).toMatchObject([
    {
      ...route,
      props: {version: expect.objectContaining({docs: {'/portal/a': expect.anything() as unknown}}) as unknown},
    },
  ]);
});

it('has a part for each prefix, with what its pages show', () => {
  const pages = [page('', '/'), page('dms', '/dms'), page('dms/a', '/dms'), page('dms/old/b', '/dms/old'), page('c')];
  const parts = divideVersion(version(['/', '/dms', '/dms/old', '/empty'], pages), BASE);
  expect(parts.map(summary)).toEqual([
    {path: '/portal/', pages: ['', 'c'], sidebars: ['/'], docs: [''], lists: 1},
    {path: '/portal/dms', pages: ['dms', 'dms/a'], sidebars: ['/dms'], docs: ['dms', 'dms/a'], lists: 0},
    {path: '/portal/dms/old', pages: ['dms/old/b'], sidebars: ['/dms/old'], docs: ['dms/old/b'], lists: 0},
  ]);
});

it('a page can show the sidebar of another prefix', () => {
  const parts = divideVersion(version(['/a', '/b'], [page('a/x', '/b'), page('b/y', '/b')]), BASE);
  expect(parts.map(summary)).toMatchObject([
    {path: '/portal/', pages: [], sidebars: []},
    {path: '/portal/a', sidebars: ['/b'], docs: ['a/x', 'b/y']},
    {path: '/portal/b', sidebars: ['/b'], docs: ['a/x', 'b/y']},
  ]);
});

it('stops if Docusaurus has other routes', () => {
  const {props, ...other} = version(['/'], [page('a', '/')]);
  expect(props).toBeDefined();
  expect(() => divideVersion(other, BASE)).toThrow('Adapt src/plugins/classic/docs.ts.');
});

it('marks pages, and distinguishes upper and lower case in their addresses', () => {
  const [part] = divideVersion(version(['/'], [page('a', '/')]), BASE);
  expect(part!.routes![0]!.routes).toEqual([{...page('a', '/'), isPage: true, sensitive: true}]);
});
