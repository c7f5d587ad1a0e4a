import {toHeadTags} from '../../../src/config/headTags';
import type {SiteInput} from '../../../src/config/schema';
import {siteOf} from '../../support/siteOf';

const tags = (more: Partial<SiteInput> = {}) => toHeadTags(siteOf(more));
const attributes = (found: ReturnType<typeof tags>) => found.map((tag) => tag.attributes);

it('returns the tags of social cards, and none that load fonts by default', () => {
  expect(attributes(tags())).toEqual([
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: 'Docs'},
    {property: 'og:locale', content: 'en_US'},
    {name: 'twitter:card', content: 'summary_large_image'},
  ]);
});

it.each([
  ['/dark.svg', '/portal/dark.svg'],
  ['https://example.org/dark.svg', 'https://example.org/dark.svg'],
])('adds the dark icon %s', (dark, href) => {
  expect(attributes(tags({iconUrl: {light: '/light.svg', dark}}))).toContainEqual({
    rel: 'icon',
    href,
    media: '(prefers-color-scheme: dark)',
  });
});

describe('web fonts', () => {
  const fonts = (font: SiteInput['font']) => {
    const found = tags({font});
    return {
      links: found.filter(({tagName}) => tagName === 'link').map((tag) => tag.attributes),
      style: found.find(({tagName}) => tagName === 'style')?.innerHTML,
    };
  };

  it('come from Google, with a connection to both of its hosts, and text shows before they load', () => {
    const {links, style} = fonts({default: {google: 'Open Sans'}, mono: {google: 'Fira Code'}});
    expect(links).toEqual([
      {rel: 'preconnect', href: 'https://fonts.googleapis.com'},
      {rel: 'preconnect', href: 'https://fonts.gstatic.com', crossorigin: 'anonymous'},
      {
        rel: 'stylesheet',
        href: 'https://fonts.googleapis.com/css?family=Open+Sans:400,500,600,700%7CFira+Code:400,500,600,700&display=swap',
      },
    ]);
    expect(style).toBe(
      ':root{--portal-font:"Open Sans", system-ui, sans-serif;--portal-font-mono:"Fira Code", ui-monospace, monospace}',
    );
  });

  it('are requested once if both are the same, and set one variable if there is one', () => {
    expect(fonts({default: {google: 'Inter'}, mono: {google: 'Inter'}}).links[2]!.href).toMatch(
      /family=Inter:[\d,]+&display=swap$/,
    );
    expect(fonts({mono: {google: 'Inter'}}).style).toBe(':root{--portal-font-mono:"Inter", ui-monospace, monospace}');
  });

  it.each(['Inter"}</style>', 'A;B', 'Inter&text=x', ''])('reject %j as a name', (google) => {
    expect(() => fonts({default: {google}})).toThrow(/font\.default\.google/);
  });
});
