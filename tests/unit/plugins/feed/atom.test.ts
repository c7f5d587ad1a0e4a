import {load} from 'cheerio';
import {atomFeed, feedPages} from '../../../../src/plugins/feed/atom';

const SITE = {title: 'Docs <&>', url: 'https://docs.example.org', basePath: '/portal/'};
const page = (name: string, day?: number) => ({
  permalink: `/portal/${name}`,
  title: `Title of ${name}`,
  description: '',
  section: undefined,
  unlisted: false,
  updated: day === undefined ? undefined : new Date(Date.UTC(2024, 7, day)),
});

it('begins with the page that changed last, and orders pages of the same date by address', () => {
  const pages = feedPages([page('b', 1), page('new', 9), page('a', 1), page('undated')]);
  expect(pages.map(({permalink}) => permalink)).toEqual(['/portal/new', '/portal/a', '/portal/b']);
});

it('leaves out unlisted pages', () => {
  expect(feedPages([{...page('quiet', 9), unlisted: true}])).toEqual([]);
});

it('has the newest twenty', () => {
  const pages = feedPages(Array.from({length: 25}, (_, index) => page(`p${index}`, index + 1)));
  expect(pages).toHaveLength(20);
  expect(pages.at(-1)!.permalink).toBe('/portal/p5');
});

it('is Atom with absolute addresses, and escapes titles', () => {
  const title = 'A <b> & "c" \u0007 ]]>';
  const $ = load(atomFeed(feedPages([{...page('a', 2), title}, page('b', 1)]), SITE), {xml: true});
  expect($('feed > id').text()).toBe('https://docs.example.org/portal/');
  expect($('feed > title').text()).toBe('Docs <&>');
  expect($('feed > updated').text()).toBe('2024-08-02T00:00:00.000Z');
  expect($('feed > link[rel=self]').attr('href')).toBe('https://docs.example.org/portal/feed.xml');
  expect($('entry > title').first().text()).toBe('A <b> & "c"  ]]>');
  expect(
    $('entry')
      .map((_, entry) => $(entry).children('id').text())
      .get(),
  ).toEqual(['https://docs.example.org/portal/a', 'https://docs.example.org/portal/b']);
});
