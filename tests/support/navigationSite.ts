/** A site with menus, more than three items, all socials and every layout, built and served for the browser's tests. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createPreviewHandler} from '../../scripts/preview/handler';
import {createSite} from './siteFixture';
import {test as base} from './test';

/** Built for a base path, so that every test of the site is one of that too. */
const BASE_PATH = '/portal/';

const SETTINGS = `import {readEnvironment} from './environment';
import {parseOrThrow} from './problems';
import {siteSchema, type Site, type SiteInput} from './schema';

export function defineSite(input: SiteInput): Site {
  return parseOrThrow(siteSchema, input, 'src/config/site.ts');
}

const {url, basePath} = readEnvironment(process.env);

export const site = defineSite({
  title: 'Fixture',
  titleTemplate: '%s – Fixture',
  description: 'A site of the tests.',
  url,
  basePath,
  iconUrl: '/img/icon-light.svg',
  topNav: [
    {text: 'Guide', link: '/guide'},
    {text: 'Products', items: [
      {text: 'Kits', link: '/kits'},
      {text: 'Apps', link: '/apps', match: '/showcase'},
      {text: 'Code', link: 'www.example.org/code'},
    ]},
    {text: 'Protocol', match: '/protocol', items: [{text: 'Versions', link: '/protocol/versions'}]},
    {text: 'Website', link: 'https://www.example.org/'},
  ],
  socials: [
    {icon: 'discord', link: 'https://example.org/discord', label: 'Our chat'},
    {icon: 'github', link: 'https://example.org/github'},
    {icon: 'telegram', link: 'https://example.org/telegram'},
    {icon: 'warpcast', link: 'https://example.org/warpcast'},
    {icon: 'x', link: 'https://example.org/x'},
  ],
});
`;

const LONG = Array.from({length: 60}, (_, index) => `Paragraph ${index}.\n`).join('\n');

function pageNamed(title: string, frontMatter = ''): string {
  return `---\ndescription: A page of the tests.\n${frontMatter}---\n\n# ${title}\n\n${LONG}`;
}

const PAGES: Record<string, string> = {
  index: pageNamed('Home'),
  guide: pageNamed('Guide'),
  'guide/start': pageNamed('Start'),
  guidelines: pageNamed('Guidelines'),
  kits: pageNamed('Kits'),
  apps: pageNamed('Apps'),
  'showcase/one': pageNamed('Showcase'),
  'protocol/versions': pageNamed('Versions'),
  'protocol/keys': pageNamed('Keys'),
  minimal: pageNamed('Minimal', 'layout: minimal\n'),
  landing: pageNamed('Landing', 'layout: landing\n'),
  'no-bar': pageNamed('No bar', 'showTopNav: false\n'),
  'no-logo': pageNamed('No logo', 'layout: minimal\nshowLogo: false\n'),
  privacy: pageNamed('Privacy'),
  terms: pageNamed('Terms'),
};

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Start', items: [
  {text: 'Home', link: '/'}, {text: 'Guide', link: '/guide'}, {text: 'No bar', link: '/no-bar'},
]}]);
`;

/** `test` on that site; `page.goto` takes addresses like `guide/start`, without a slash at the front. */
export const test = base.extend<{baseURL: string}, {navigationSite: string}>({
  navigationSite: [
    async ({}, use) => {
      const site = createSite({
        'src/config/site.ts': SETTINGS,
        'sidebars.ts': SIDEBARS,
        ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`docs/${name}.mdx`, text])),
      });
      const {code, output} = site.build({BASE_PATH});
      if (code !== 0) throw new Error(output);
      const handler = createPreviewHandler({folder: path.join(site.folder, 'build'), basePath: BASE_PATH});
      const server = createServer(handler).listen(0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}${BASE_PATH}`);
      server.closeAllConnections();
      server.close();
      site.remove();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  baseURL: ({navigationSite}, use) => use(navigationSite),
});
