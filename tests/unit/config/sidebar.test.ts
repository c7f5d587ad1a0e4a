import {defineSidebar, sidebarKeyFor, type SidebarInput, type SidebarItem} from '../../../src/config/sidebar';

function complaint(wrong: unknown): string {
  try {
    defineSidebar(wrong as SidebarInput);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the sidebar was accepted');
}

/** An item with `levels` levels in all. */
function nested(levels: number): SidebarItem {
  return levels === 1 ? {text: 'Level', link: '/'} : {text: 'Level', items: [nested(levels - 1)]};
}

describe('defineSidebar', () => {
  it('puts a plain list under every path', () => {
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

  it('tells external links and anchors from pages, and carries match and id along', () => {
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

  it('nests five levels', () => {
    expect(() => defineSidebar([nested(5)])).not.toThrow();
  });
});

describe('a wrong sidebar', () => {
  it('refuses a sixth level', () => {
    expect(complaint([nested(6)])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].items[0].items[0].items[0].items[0].items
          given:   [{"text":"Level","link":"/"}]
          allowed: at most 5 levels of items
          to do:   move these items one level up, or onto a page of their own."
    `);
  });

  it('refuses an item that leads nowhere', () => {
    expect(complaint([{text: 'Nothing'}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0]
          given:   {"text":"Nothing"}
          allowed: an item with a link, with items, or with both
          to do:   add a link to a page, or a list of items."
    `);
  });

  it('refuses a section that leads elsewhere than to a page', () => {
    const items = [{text: 'A', link: '/a'}];
    expect(complaint([{text: 'Web', link: 'https://example.org', items}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].link
          given:   "https://example.org"
          allowed: a page of the portal, such as "/dms/client", for a section
          to do:   remove the link, or put it among the section's items."
    `);
    expect(complaint([{text: 'Part', link: '/a#part', items}])).toContain('given:   "/a#part"');
  });

  it('refuses an unknown key and a wrong link, and names both', () => {
    expect(complaint([{txt: 'Typo', text: 'A', link: 'dms/client'}])).toMatchInlineSnapshot(`
      "sidebars.ts has 2 problems:

        [0].link
          given:   "dms/client"
          allowed: a link: "/path" inside the portal, "https://…" or "www.…" outside, or "#anchor"
          to do:   change the value to one that is allowed.

        [0].txt
          given:   "Typo"
          allowed: the keys id, text, link, match, collapsed, items
          to do:   write "text", or remove "txt"."
    `);
  });

  it('refuses a prefix without a slash', () => {
    expect(complaint({dms: []})).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        dms
          given:   the key "dms"
          allowed: a path prefix that begins with "/" and has no spaces
          to do:   change the key to one that is allowed."
    `);
  });

  it('refuses a prefix with a space, of an item too', () => {
    expect(complaint({'/a b': []})).toContain('given:   the key "/a b"');
    expect(complaint([{text: 'A', link: '/a', match: '/a b'}])).toMatchInlineSnapshot(`
      "sidebars.ts has 1 problem:

        [0].match
          given:   "/a b"
          allowed: a path prefix that begins with "/" and has no spaces
          to do:   change the value to one that is allowed."
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
  ])('gives %s the longest prefix, %s', (route, key) => {
    expect(sidebarKeyFor(sidebars, route)).toBe(key);
  });

  it('gives none where the sidebar has no items', () => {
    expect(sidebarKeyFor(sidebars, '/empty/page')).toBeUndefined();
  });
});
