import {breadcrumbList} from '../../../../src/components/PageHead/breadcrumbs';
import {sidebarEntries} from '../../../../src/hooks/sidebarEntries';

const SITE = {title: 'Docs', url: 'https://docs.example.org', basePath: '/portal/'};

const link = (label: string, href: string) => ({type: 'link' as const, label, href});
const section = (label: string, items: ReturnType<typeof link>[], href?: string) => ({
  ...{type: 'category' as const, label, items, collapsible: false, collapsed: false},
  ...(href === undefined ? {} : {href}),
});
const ITEMS = [
  link('Home', '/portal/'),
  section('Guides', [link('First', '/portal/guides/first')], '/portal/guides'),
  {...link('Outside', 'https://example.org/'), customProps: {match: '/elsewhere'}},
  section('Without a page', [link('Second', '/portal/other/second')]),
];

const places = (permalink: string, title = 'The page') => {
  const json = breadcrumbList(sidebarEntries(ITEMS, permalink, SITE.basePath), {title, permalink}, SITE);
  if (json === undefined) return undefined;
  const list = JSON.parse(json) as {itemListElement: {position: number; name: string; item: string}[]};
  return list.itemListElement.map(({position, name, item}) => `${position} ${name} ${item}`);
};

it('lists the site, the sections that have a page, and the page', () => {
  expect(places('/portal/guides/first')).toEqual([
    '1 Docs https://docs.example.org/portal/',
    '2 Guides https://docs.example.org/portal/guides',
    '3 The page https://docs.example.org/portal/guides/first',
  ]);
});

it('omits sections without a page, and repeats none', () => {
  expect(places('/portal/other/second')).toHaveLength(2);
  expect(places('/portal/guides')).toEqual([
    '1 Docs https://docs.example.org/portal/',
    '2 The page https://docs.example.org/portal/guides',
  ]);
});

it('omits sections on other sites, and encodes addresses', () => {
  expect(places('/portal/elsewhere/über uns')).toEqual([
    '1 Docs https://docs.example.org/portal/',
    '2 The page https://docs.example.org/portal/elsewhere/%C3%BCber%20uns',
  ]);
});

it('lists a page outside the sidebar, and is undefined for the home page', () => {
  expect(places('/portal/privacy')).toHaveLength(2);
  expect(places('/portal/')).toBeUndefined();
});

it("can't close its script element", () => {
  const permalink = '/portal/privacy';
  const json = breadcrumbList([], {title: '</script><script>', permalink}, SITE)!;
  expect(json).not.toContain('<');
  expect(places(permalink, '</script>')![1]).toContain('</script>');
});
