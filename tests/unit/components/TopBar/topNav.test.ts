import {currentTopNav, hasManyItems, isCrowded, topNavKey} from '../../../../src/components/TopBar/topNav';
import type {TopNavItem} from '../../../../src/config/schema';

const items: TopNavItem[] = [
  {text: 'Home', link: '/'},
  {text: 'Guide', link: '/guide'},
  {text: 'Advanced', link: '/guide/advanced/#first'},
  {
    text: 'Products',
    items: [
      {text: 'Kits', link: '/kits.html'},
      {text: 'Apps', link: '/apps', match: '/showcase/'},
      {text: 'Code', link: 'www.example.org/guide'},
    ],
  },
  {text: 'Protocol', match: '/protocol', items: [{text: 'Versions', link: '/protocol/versions'}]},
  {text: 'Versions', link: '/overview', match: '/version-'},
  {text: 'Website', link: 'https://example.org/'},
  {text: 'Up', link: '#top'},
];

it.each<[route: string | undefined, item: string | undefined, link: string | undefined, why: string]>([
  ['/', 'Home', undefined, 'the home page by itself'],
  ['/other', undefined, undefined, '"/" matches the home page only'],
  ['/guide', 'Guide', undefined, 'its own link'],
  ['/guide/start', 'Guide', undefined, 'a page below its link'],
  ['/guidelines', undefined, undefined, 'by whole segments'],
  ['/guide/advanced', 'Advanced', undefined, 'the longest path, without slash and anchor'],
  ['/kits', 'Products', 'Kits', "a menu's link, without .html"],
  ['/showcase/one', 'Products', 'Apps', "a menu's link by its match"],
  ['/apps', undefined, undefined, 'match replaces the link'],
  ['/protocol/versions', 'Protocol', 'Versions', 'a menu with a match, and its link'],
  ['/protocol/keys', 'Protocol', undefined, 'a menu by its match alone'],
  ['/version-3/keys', 'Versions', undefined, 'the literal beginning of a path'],
  [undefined, undefined, undefined, 'an address that is no page'],
])('at %s the current item is %s, the link %s: %s', (route, item, link) => {
  const current = currentTopNav(items, route);
  expect(current.item?.text).toBe(item);
  expect(current.link?.text).toBe(link);
});

it('takes the first of two with the same path', () => {
  const items = [
    {text: 'One', link: '/guide'},
    {text: 'Two', link: '/guide'},
  ];
  expect(currentTopNav(items, '/guide').item).toBe(items[0]);
});

it('calls more than three items many (SPEC §9)', () => {
  expect(hasManyItems(items.slice(0, 3))).toBe(false);
  expect(hasManyItems(items.slice(0, 4))).toBe(true);
});

it('uses the id as key, or else the text', () => {
  expect(topNavKey({id: 'guide', text: 'The guide'})).toBe('guide');
  expect(topNavKey({text: 'The guide'})).toBe('The guide');
});

it.each([
  [2, 2, false],
  [5, 0, false],
  [4, 2, true],
  [3, 5, true],
])('a row of %d links and %d socials is crowded: %s', (links, socials, crowded) => {
  expect(isCrowded(Array(links).fill(0), Array(socials).fill(0))).toBe(crowded);
});
