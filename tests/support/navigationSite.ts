/** A site with menus, more than three items and all socials in its top bar, and with pages in every layout. */
import {testOn} from './servedSite';
import {siteFileWith} from './settings';

/** The site has a base path, so that every test of the site also tests the base path. */
export const BASE_PATH = '/portal/';

const SETTINGS = {
  title: 'Fixture',
  titleTemplate: '%s – Fixture',
  topNav: [
    {text: 'Guide', link: '/guide'},
    {
      text: 'Products',
      items: [
        {text: 'Kits', link: '/kits'},
        {text: 'Apps', link: '/apps', match: '/showcase'},
        {text: 'Code', link: 'www.example.org/code'},
      ],
    },
    {text: 'Protocol', match: '/protocol', items: [{text: 'Versions', link: '/protocol/versions'}]},
    {text: 'Website', link: 'https://www.example.org/'},
  ],
  socials: [
    {icon: 'discord', link: 'https://example.org/discord', label: 'Our chat'},
    {icon: 'github', link: 'https://example.org/github'},
    {icon: 'telegram', link: 'https://example.org/telegram'},
    {icon: 'warpcast', link: 'https://example.org/warpcast'},
    {icon: 'x', link: 'www.example.org/x'},
  ],
};

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
};

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Start', items: [
  {text: 'Home', link: '/'}, {text: 'Guide', link: '/guide'}, {text: 'No bar', link: '/no-bar'},
]}]);
`;

export const FILES = {
  ...siteFileWith(SETTINGS, ['logoUrl', 'editLink', 'website']),
  'sidebars.ts': SIDEBARS,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`docs/${name}.mdx`, text])),
};

/** `test` for this site. `page.goto` takes addresses like `guide/start`, without a leading slash. */
export const test = testOn(FILES, BASE_PATH).extend<{baseURL: string}>({
  baseURL: ({site}, use) => use(`${site}/`),
});

export {expect, open} from './test';
