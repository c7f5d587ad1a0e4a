import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {
  currentSidebarEntry,
  initiallyOpen,
  openedByVisit,
  sidebarEntries,
  toggled,
  withUnchanged,
  type SidebarEntry,
} from '../../../src/hooks/sidebarEntries';

function page(href: string, match?: string): PropSidebarItemLink {
  return {type: 'link', label: href, href, docId: href, ...(match === undefined ? {} : {customProps: {match}})};
}

function section(label: string, options: Partial<PropSidebarItemCategory>): PropSidebarItemCategory {
  return {type: 'category', label, collapsible: false, collapsed: false, items: [], ...options};
}

function flat(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.items)]);
}

/** Returns the texts of the entries for which `is` returns true, parents first. */
function texts(entries: readonly SidebarEntry[], is: (entry: SidebarEntry) => boolean): string[] {
  return flat(entries)
    .filter(is)
    .map(({text}) => text);
}

const active = (items: PropSidebarItem[], path: string) => texts(sidebarEntries(items, path, '/'), (e) => e.active);
const current = (items: PropSidebarItem[], path: string) => texts(sidebarEntries(items, path, '/'), (e) => e.current);

describe('an item is active', () => {
  it.each([
    ['/dms', true],
    ['/dms.html', true],
    ['/dms/client', true],
    ['/dms/client.html', true],
    ['/dmsx', false],
    ['/', false],
  ])('with the link /dms on %s: %s', (path, is) => {
    expect(active([page('/dms')], path)).toEqual(is ? ['/dms'] : []);
  });

  it('by its match instead of its link', () => {
    expect(active([page('/dms/client', '/dms')], '/dms/streams')).toEqual(['/dms/client']);
    expect(active([page('/dms/client', '/groups')], '/dms/client')).toEqual([]);
  });

  it.each([
    ['/protocol/v', '/protocol/v2/algorithms', true],
    ['/protocol/v', '/protocol/v', true],
    ['/protocol/', '/protocol', false],
    ['/', '/dms', true],
  ])('with the match %s on %s: %s, because a match is the literal beginning of a path', (match, path, is) => {
    expect(active([page('/x', match)], path)).toEqual(is ? ['/x'] : []);
  });

  it('with a link to the root only on the root', () => {
    expect(active([page('/')], '/')).toEqual(['/']);
    expect(active([page('/')], '/dms')).toEqual([]);
  });

  it('if one of its children is, at any depth', () => {
    const items = [section('A', {items: [section('B', {items: [page('/c')]}), page('/d')]})];
    expect(active(items, '/c')).toEqual(['A', 'B', '/c']);
  });

  it('never with an external link or a link to an anchor', () => {
    const items: PropSidebarItem[] = [
      {type: 'link', label: 'Web', href: 'https://example.org'},
      {type: 'link', label: 'Part', href: '/dms#part'},
    ];
    expect(active(items, '/dms')).toEqual([]);
  });

  it('under a base path', () => {
    const items = [page('/docs/dms'), page('/docs/x', '/groups')];
    const entries = (path: string) => sidebarEntries(items, path, '/docs/');
    expect(texts(entries('/docs/dms/client'), (e) => e.active)).toEqual(['/docs/dms']);
    expect(texts(entries('/docs/groups/y'), (e) => e.active)).toEqual(['/docs/x']);
  });
});

describe('the current entry', () => {
  const items = [section('V', {href: '/v', items: [page('/v/a'), page('/v/b', '/b')]})];

  it('is the page itself', () => {
    expect(current(items, '/v/a.html')).toEqual(['/v/a']);
    expect(current(items, '/v/a/below')).toEqual([]);
    expect(currentSidebarEntry(sidebarEntries(items, '/v', '/'))?.text).toBe('V');
    expect(currentSidebarEntry(sidebarEntries(items, '/v/a', '/'))?.text).toBe('/v/a');
  });

  it('is otherwise the deepest active one', () => {
    expect(currentSidebarEntry(sidebarEntries(items, '/b/c', '/'))?.text).toBe('/v/b');
    expect(currentSidebarEntry(sidebarEntries(items, '/v/other', '/'))?.text).toBe('V');
    expect(currentSidebarEntry(sidebarEntries(items, '/none', '/'))).toBeUndefined();
  });
});

describe('a section', () => {
  const items = [
    section('Closed', {href: '/a', collapsible: true, collapsed: true, items: [page('/a/1')]}),
    section('Open', {href: '/b', collapsible: true, items: [page('/b/1')]}),
    section('Fixed', {collapsed: true, items: [page('/c/1')]}),
  ];
  const open = (path: string) => [...initiallyOpen(sidebarEntries(items, path, '/'))].sort();

  it("is first open or closed by its setting, and always open if it can't be toggled", () => {
    expect(open('/')).toEqual(['0.0', '1', '1.0', '2', '2.0']);
  });

  it.each(['/a', '/a/1', '/a/1.html'])('with the current page is first open: %s', (path) => {
    expect(open(path)).toContain('0');
  });

  it('with the current page is first open, even if that page has a match', () => {
    const matched = [section('A', {href: '/x', collapsible: true, collapsed: true, items: [page('/a', '/b/')]})];
    const entries = sidebarEntries(matched, '/a', '/');
    expect([...initiallyOpen(entries)]).toContain('0');
    expect([...openedByVisit(new Set(), entries)]).toContain('0');
    expect(currentSidebarEntry(entries)?.text).toBe('/a');
  });

  it('opens when its page is visited, and others stay as they are', () => {
    const entries = sidebarEntries(items, '/a/1', '/');
    const open = openedByVisit(new Set(['2']), entries);
    expect([...open].sort()).toEqual(['0', '0.0', '2']);
    expect(openedByVisit(open, entries)).toBe(open);
  });

  it('is toggled on its own', () => {
    expect([...toggled(new Set(['0', '1']), '0')]).toEqual(['1']);
    expect([...toggled(new Set(['1']), '0')]).toEqual(['1', '0']);
  });
});

it('entries that are the same on the next page stay the same objects', () => {
  const items = [
    section('A', {href: '/a', items: [page('/a/1'), page('/a/2')]}),
    section('B', {items: [page('/b/1')]}),
  ];
  const before = sidebarEntries(items, '/a/1', '/');
  const after = withUnchanged(sidebarEntries(items, '/a/2', '/'), before);
  expect(after).toEqual(sidebarEntries(items, '/a/2', '/'));
  expect(after[1]).toBe(before[1]);
  expect(after[0]!.items[1]).not.toBe(before[0]!.items[1]);
  expect(withUnchanged(sidebarEntries(items, '/a/2', '/'), after)[0]).toBe(after[0]);
  expect(withUnchanged(after)).toEqual(after);
});

it("HTML items are no entries, and don't change the keys of the others", () => {
  const entries = sidebarEntries([{type: 'html', value: '<hr>'}, page('/a')], '/', '/');
  expect(entries.map(({key}) => key)).toEqual(['1']);
});
