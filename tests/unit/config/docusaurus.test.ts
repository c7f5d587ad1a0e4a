import {editUrlOf, toDefaultImage, toFavicon, toHeadTags, toNavbar} from '../../../src/config/docusaurus';
import {defineSite} from '../../../src/config/site';
import type {SiteInput} from '../../../src/config/schema';

const site = (more: Partial<SiteInput> = {}) =>
  defineSite({
    title: 'Docs',
    titleTemplate: '%s – Docs',
    description: 'What the docs are.',
    url: 'https://docs.example.org',
    basePath: '/portal/',
    iconUrl: '/icon.svg',
    ...more,
  });

it('shows the title where there is no logo', () => {
  expect(toNavbar(site())).toMatchObject({title: 'Docs', items: []});
  expect(toNavbar(site({logoUrl: '/logo.svg'}))).not.toHaveProperty('title');
  expect(toNavbar(site({logoUrl: '/logo.svg'})).logo).toMatchObject({src: '/logo.svg', srcDark: '/logo.svg'});
});

it('turns links, menus and socials into items', () => {
  const {items} = toNavbar(
    site({
      topNav: [
        {text: 'Web', link: 'www.example.org'},
        {text: 'Menu', items: [{text: 'Page', link: '/page'}]},
      ],
      socials: [{icon: 'x', link: 'https://example.org/x'}],
    }),
  );
  expect(items).toEqual([
    {label: 'Web', href: 'https://www.example.org', position: 'right'},
    {label: 'Menu', position: 'right', items: [{label: 'Page', to: '/page'}]},
    {label: 'x', href: 'https://example.org/x', position: 'right'},
  ]);
});

it('adds the dark icon, under the base path', () => {
  const settings = site({iconUrl: {light: '/light.svg', dark: '/dark.svg'}});
  expect(toFavicon(settings)).toBe('/light.svg');
  expect(toHeadTags(settings)).toEqual([
    expect.objectContaining({attributes: expect.objectContaining({href: '/portal/dark.svg'}) as unknown}),
  ]);
  expect(toHeadTags(site())).toEqual([]);
});

it('puts the file into the edit address, or gives none', () => {
  expect(editUrlOf(site({editLink: {pattern: 'https://example.org/edit/:path'}}))?.({docPath: 'dms/client.mdx'})).toBe(
    'https://example.org/edit/dms/client.mdx',
  );
  expect(editUrlOf(site())).toBeUndefined();
});

it('takes the card for all pages from a text or from the root of a map', () => {
  expect(toDefaultImage(site({ogImageUrl: '/card.png'}))).toBe('/card.png');
  expect(toDefaultImage(site({ogImageUrl: {'/': '/root.png', '/dms': '/dms.png'}}))).toBe('/root.png');
  expect(toDefaultImage(site())).toBeUndefined();
});
