import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {defineSidebar as define, sidebarKeyFor, type SidebarInput, type SidebarItem} from '../../../src/config/sidebar';

const PAGES = [
  'index',
  'a',
  'b',
  'c',
  'sections/index',
  'sections/first',
  'guides/deep/last',
  'guides/_part',
  'Case',
  'dms/client',
];

let docs: string;
beforeAll(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'portal-sidebar-'));
  for (const page of PAGES) {
    mkdirSync(path.dirname(path.join(docs, page)), {recursive: true});
    writeFileSync(path.join(docs, `${page}.mdx`), '');
  }
  writeFileSync(path.join(docs, 'guides/own.mdx'), '---\ntitle: Own\nid: key\nslug: "moved"\n---\n\nid: text\n');
  writeFileSync(path.join(docs, 'guides/rule.mdx'), 'Text\n\n---\nid: text\n---\n');
});
afterAll(() => {
  rmSync(docs, {recursive: true});
});

const defineSidebar = (input: SidebarInput) => define(input, docs);

function complaint(wrong: unknown): string {
  try {
    defineSidebar(wrong as SidebarInput);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the sidebar was accepted');
}

/** Returns an item with `levels` levels, including its own; all but the last are sections. */
function nested(levels: number): SidebarItem {
  return levels === 1 ? {text: 'Level', link: '/'} : {text: 'Level', items: [nested(levels - 1)]};
}

describe('defineSidebar', () => {
  it('shows a plain list on every path', () => {
    expect(defineSidebar([{text: 'Intro', link: '/'}])).toEqual({'/': [{type: 'doc', id: 'index', label: 'Intro'}]});
  });

  it('keeps a map by path prefix', () => {
    const sidebars = defineSidebar({'/': [], '/dms': [{text: 'Client', link: '/dms/client'}]});
    expect(Object.keys(sidebars)).toEqual(['/', '/dms']);
  });

  it('lets a section be toggled only with both a link and a collapsed setting', () => {
    const items = [{text: 'A', link: '/a'}];
    const {'/': sections} = defineSidebar([
      {text: 'No link', collapsed: true, items},
      {text: 'No setting', link: '/b', items},
      {text: 'Both', link: '/c', collapsed: true, items},
    ]);
    expect(sections).toMatchObject([
      {label: 'No link', collapsible: false},
      {label: 'No setting', collapsible: false, link: {type: 'doc', id: 'b'}},
      {label: 'Both', collapsible: true, collapsed: true, link: {type: 'doc', id: 'c'}},
    ]);
  });

  it('distinguishes external links and anchors from pages, and passes match and id on', () => {
    const {'/': items} = defineSidebar([
      {text: 'Web', link: 'www.example.org'},
      {text: 'Part', link: '/a#part'},
      {text: 'Choice', link: '/a?sdk=kotlin'},
      {text: 'Page', link: '/a.html', match: '/a', id: 'page'},
    ]);
    expect(items).toEqual([
      {type: 'link', href: 'https://www.example.org', label: 'Web'},
      {type: 'link', href: '/a#part', label: 'Part'},
      {type: 'link', href: '/a?sdk=kotlin', label: 'Choice'},
      {type: 'doc', id: 'a', label: 'Page', key: 'page', customProps: {match: '/a'}},
    ]);
  });

  it('accepts five levels of sections', () => {
    expect(() => defineSidebar([nested(6)])).not.toThrow();
  });
});

describe('a link to a page', () => {
  it.each([
    ['/sections', 'sections/index'],
    ['/sections/', 'sections/index'],
    ['/sections/index', 'sections/index'],
    ['/sections/index.html', 'sections/index'],
    ['/index', 'index'],
    ['/a/', 'a'],
    ['/guides/deep/last.html', 'guides/deep/last'],
    ['/guides/moved', 'guides/key'],
    ['/guides/rule', 'guides/rule'],
  ])('can be written %s', (link, id) => {
    const items = [{text: 'Below', link: '/sections/first'}];
    const page = {type: 'doc', id};
    expect(defineSidebar([{text: 'Page', link}])['/']).toMatchObject([page]);
    expect(defineSidebar([{text: 'Section', link, items}])['/']).toMatchObject([{type: 'category', link: page}]);
  });

  it.each([
    ['/sectons/first', '/sections/first'],
    ['/sections/frist', '/sections/first'],
    ['/first', '/sections/first'],
    ['/guides/first', '/sections/first'],
    ['/sections/first.mdx', '/sections/first'],
    ['/sections/index.mdx', '/sections'],
    ['/docs/guides/deep/last', '/guides/deep/last'],
    ['/case', '/Case'],
    ['/SECTIONS', '/sections'],
  ])('%s is refused, with %s', (link, right) => {
    expect(complaint([{text: 'Page', link}])).toContain(`to do:   write "${right}".`);
  });

  it('is refused without a suggestion if no page is like it', () => {
    expect(complaint([{text: 'Section', items: [{text: 'Page', link: '/nothing/like/that'}]}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].items[0].link
          given:   "/nothing/like/that"
          allowed: the address of a page in docs/
          to do:   write the address of a page, or add the page."
    `);
    // A partial, whose name begins with an underscore, isn't a page.
    expect(complaint([{text: 'Part', link: '/guides/_part'}])).toContain('the address of a page in docs/');
  });
});

describe('a wrong sidebar', () => {
  it('has a sixth level of sections', () => {
    expect(complaint([nested(7)])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].items[0].items[0].items[0].items[0].items[0].items
          given:   [{"text":"Level","link":"/"}]
          allowed: at most 5 levels of sections
          to do:   move these items one level up, or list them on a page of their own."
    `);
  });

  it('has an item without a link and without items', () => {
    expect(complaint([{text: 'Nothing'}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0]
          given:   {"text":"Nothing"}
          allowed: an item with a link, with items, or with both
          to do:   add a link to a page, or a list of items."
    `);
  });

  it('has a section whose link is no page', () => {
    const items = [{text: 'A', link: '/a'}];
    expect(complaint([{text: 'Web', link: 'https://example.org', items}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].link
          given:   "https://example.org"
          allowed: a page of the portal, such as "/dms/client", for a section
          to do:   remove the link, or move it to the section's items."
    `);
    expect(complaint([{text: 'Part', link: '/a#part', items}])).toContain('given:   "/a#part"');
  });

  it('has an unknown key and a wrong link, which are both reported', () => {
    expect(complaint([{txt: 'Typo', text: 'A', link: 'dms/client'}])).toMatchInlineSnapshot(`
      "sidebars.ts has 2 problems:

        [0].link
          given:   "dms/client"
          allowed: a link: "/path" to a page of the portal, "https://…" or "www.…" to another site, or "#anchor"

        [0].txt
          given:   "Typo"
          allowed: the keys id, text, link, match, collapsed, items
          to do:   write "text", or remove "txt"."
    `);
  });

  it('has a prefix without a slash', () => {
    expect(complaint({dms: []})).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        dms
          given:   the key "dms"
          allowed: a path that begins with "/" and has no spaces"
    `);
  });

  it.each([3, null, undefined])('is %s instead of a list or an object', (wrong) => {
    expect(complaint(wrong)).toContain('allowed: a list of items, or an object that maps path prefixes to such lists');
  });

  it('has a prefix with a space, also in an item', () => {
    expect(complaint({'/a b': []})).toContain('given:   the key "/a b"');
    expect(complaint([{text: 'A', link: '/a', match: '/a b'}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].match
          given:   "/a b"
          allowed: a path that begins with "/" and has no spaces"
    `);
    for (const match of ['a', 'a/b']) {
      expect(complaint([{text: 'A', link: '/a', match}])).toContain('[0].match');
    }
  });
});

describe('sidebarKeyFor', () => {
  const sidebars = {'/': [1], '/protocol': [1], '/protocol/v3': [1], '/empty': []};

  it.each([
    ['/', '/'],
    ['/protocol', '/protocol'],
    ['/protocol/v3/identity', '/protocol/v3'],
    ['/protocol/v3.html', '/protocol/v3'],
    ['/protocolx', '/'],
  ])('returns for %s the longest prefix, %s', (route, key) => {
    expect(sidebarKeyFor(sidebars, route)).toBe(key);
  });

  it('returns none if the sidebar has no items', () => {
    expect(sidebarKeyFor(sidebars, '/empty/page')).toBeUndefined();
  });
});
