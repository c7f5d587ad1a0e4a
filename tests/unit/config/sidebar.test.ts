import {
  checkSidebarPages,
  defineSidebar,
  sidebarKeyFor,
  type SidebarInput,
  type SidebarItem,
} from '../../../src/config/sidebar';

function complaint(wrong: unknown): string {
  try {
    defineSidebar(wrong as SidebarInput);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the sidebar was accepted');
}

/** Returns an item with that many levels, itself included; all but the last are sections. */
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

describe('checkSidebarPages', () => {
  const sidebars = defineSidebar([
    {text: 'A', link: '/a', items: [{text: 'B', link: '/b/c'}]},
    {text: 'Web', link: 'https://example.org'},
    {text: 'Part', link: '/a#part'},
  ]);

  it('accepts pages that exist, and links to other addresses', () => {
    expect(() => {
      checkSidebarPages(sidebars, ['a', 'b/c']);
    }).not.toThrow();
  });

  it('reports pages that do not', () => {
    expect(() => {
      checkSidebarPages(sidebars, ['b/d', 'index']);
    }).toThrowErrorMatchingInlineSnapshot(`
      "sidebars.ts has 2 problems:

        link
          given:   "/a"
          allowed: the address of a page in docs/, or of another site
          to do:   add docs/a.mdx, or remove the item.

        link
          given:   "/b/c"
          allowed: the address of a page in docs/, or of another site
          to do:   write "/b/d"."
    `);
  });
});
