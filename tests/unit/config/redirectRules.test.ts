import {
  defineRedirects,
  movedAnchors,
  movedPages,
  publishedAddresses,
  redirectProblems,
  vanishedAddresses,
  type Redirect,
} from '../../../src/config/redirectRules';

const ADDRESSES = {'/': ['start'], '/dms/client': ['sign-out', 'create-a-client'], '/terms': []};

function complaint(input: unknown): string {
  try {
    defineRedirects(input as Redirect[]);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the redirects were accepted');
}

describe('defineRedirects', () => {
  it('accepts pages and anchors', () => {
    const redirects = [
      {from: '/old', to: '/dms/client'},
      {from: '/dms/client#old', to: '/terms#x'},
      {from: '/dms/client#ünï', to: '/'},
    ];
    expect(defineRedirects(redirects)).toEqual(redirects);
    expect(movedPages(redirects)).toEqual([redirects[0], {from: '/old.md', to: '/dms/client.md'}]);
    expect(movedPages([{from: '/old', to: '/über#ünï'}])).toEqual([
      {from: '/old', to: '/%C3%BCber#%C3%BCn%C3%AF'},
      {from: '/old.md', to: '/%C3%BCber.md'},
    ]);
    expect(movedPages(defineRedirects([{from: '/old', to: '/#100%25'}]))).toEqual([
      {from: '/old', to: '/#100%25'},
      {from: '/old.md', to: '/index.md'},
    ]);
    expect(movedAnchors(redirects)).toEqual({'/dms/client': {old: '/terms#x', ünï: '/'}});
  });

  it('decodes addresses, as copied from a browser', () => {
    const redirects = defineRedirects([
      {from: '/%C3%BCber%20uns', to: '/dms/client#%C3%BCn%C3%AF'},
      {from: '/dms/client#%C3%BCber', to: '/#100%2525'},
      {from: '/v1%2E0/a%2Bb', to: '/terms'},
      {from: '/100%', to: '/terms'},
    ]);
    expect(redirects).toEqual([
      {from: '/über uns', to: '/dms/client#ünï'},
      {from: '/dms/client#über', to: '/#100%25'},
      {from: '/v1.0/a+b', to: '/terms'},
      {from: '/100%', to: '/terms'},
    ]);
    expect(vanishedAddresses({'/über uns': ['x'], '/dms/client': ['über']}, {'/dms/client': []}, redirects)).toEqual(
      [],
    );
    expect(movedPages(redirects)[0]).toEqual({from: '/über uns', to: '/dms/client#%C3%BCn%C3%AF'});
    expect(movedAnchors(redirects)).toEqual({'/dms/client': {über: '/#100%2525'}});
    expect(
      complaint([
        {from: '/a#%C3%BCber', to: '/'},
        {from: '/a#über', to: '/'},
      ]),
    ).toContain('one redirect per address');
  });

  it.each([
    'old',
    '/old.html',
    '/old/',
    '/old?a=b',
    '/old#',
    '//example.org',
    'https://example.org/',
    '/a ',
    '/ ',
    '/a\tb',
    '/a#b c',
    '/%2Fexample.org',
    '/a%2F',
    '/a%3Fb',
    '/a%23b',
    '/a%20',
    '',
    1,
  ])('rejects %j as an address', (wrong) => {
    expect(complaint([{from: wrong, to: '/'}])).toMatch(/redirects\.ts has 1 problem:\n\n {2}\[0\]\.from\n/);
    expect(complaint([{from: '/old', to: wrong}])).toMatch(/\[0\]\.to\n/);
  });

  it('rejects an address that is redirected twice, and names the other redirect', () => {
    expect(
      complaint([
        {from: '/a', to: '/b'},
        {from: '/a', to: '/c'},
      ]),
    ).toMatch(
      /\[1\]\.from\n {4}given: {3}"\/a"\n {4}allowed: one redirect per address\n {4}to do: {3}remove this one or \[0\]\./,
    );
  });
});

describe('redirectProblems', () => {
  it('finds none if the sources no longer exist and the targets do', () => {
    const redirects = [
      {from: '/old', to: '/dms/client#sign-out'},
      {from: '/dms/client#old', to: '/terms'},
    ];
    expect(redirectProblems(redirects, ADDRESSES)).toEqual([]);
  });

  it.each([
    [{from: '/terms', to: '/'}, '[0].from', 'a page that no longer exists'],
    [{from: '/dms/client#sign-out', to: '/'}, '[0].from', 'an anchor that no longer exists'],
    [{from: '/none#part', to: '/'}, '[0].from', 'an anchor of a page that exists'],
    [{from: '/old', to: '/none'}, '[0].to', 'a page that exists'],
    [{from: '/old', to: '/dms/client#none'}, '[0].to', 'an anchor of /dms/client'],
  ])('%j', (redirect, path, allowed) => {
    expect(redirectProblems([redirect], ADDRESSES)).toMatchObject([{path, allowed}]);
  });

  it.each([
    [
      'a chain',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/c'},
      ],
      'write "/c", the target of [1].',
    ],
    [
      'a longer chain',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/c'},
        {from: '/c', to: '/d#e'},
      ],
      'write "/d#e"',
    ],
    [
      'an anchor on a moved page',
      [
        {from: '/a', to: '/b#x'},
        {from: '/b', to: '/c'},
      ],
      'write "/c#x"',
    ],
    [
      'an anchor on a page that became a part of another',
      [
        {from: '/a', to: '/b#x'},
        {from: '/b', to: '/c#y'},
      ],
      'write "/c#y"',
    ],
    [
      'an anchor on a page that moved twice',
      [
        {from: '/a', to: '/b#x'},
        {from: '/b', to: '/c'},
        {from: '/c', to: '/d'},
      ],
      'write "/d#x"',
    ],
    [
      'a moved anchor',
      [
        {from: '/a', to: '/b#x'},
        {from: '/b#x', to: '/b#y'},
      ],
      'write "/b#y"',
    ],
    ['itself', [{from: '/a', to: '/a'}], 'break the loop with [0]'],
    [
      'a loop',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/a'},
      ],
      'break the loop with [1]',
    ],
    [
      'a loop further on',
      [
        {from: '/x', to: '/a'},
        {from: '/a', to: '/b'},
        {from: '/b', to: '/a'},
      ],
      'break the loop',
    ],
  ])('rejects %s', (_name, redirects, remedy) => {
    const pages = Object.entries({'/b': ['y'], '/c': ['x', 'y'], '/d': ['e', 'x']});
    const kept = pages.filter(([route]) => !redirects.some(({from}) => from === route));
    expect(redirectProblems(redirects, Object.fromEntries(kept))[0]).toMatchObject({
      path: '[0].to',
      allowed: "an address that isn't redirected itself",
      remedy: expect.stringContaining(remedy) as string,
    });
  });

  it('finds only the redirect of a page that still exists, if others point to that page', () => {
    const redirects = [
      {from: '/dms/client', to: '/dms/messages'},
      {from: '/old', to: '/dms/client'},
      {from: '/older', to: '/dms/client#sign-out'},
    ];
    expect(redirectProblems(redirects, ADDRESSES)).toMatchObject([
      {path: '[0].from', allowed: 'a page that no longer exists'},
    ]);
  });

  it('suggests the closest spelling', () => {
    expect(redirectProblems([{from: '/old', to: '/dms/clients'}], ADDRESSES)[0]!.remedy).toBe('write "/dms/client".');
    expect(redirectProblems([{from: '/old', to: '/dms/client#sign-outs'}], ADDRESSES)[0]!.remedy).toBe(
      'write "sign-out".',
    );
    expect(redirectProblems([{from: '/old', to: '/somewhere-else'}], ADDRESSES)[0]!.remedy).toBe(
      'write one that exists.',
    );
  });
});

describe('publishedAddresses', () => {
  it('returns the addresses of pages and of redirects', () => {
    const redirects = [
      {from: '/old', to: '/dms/client#sign-out'},
      {from: '/dms/client#old', to: '/terms'},
    ];
    const published = publishedAddresses(ADDRESSES, redirects);
    expect(published).toEqual({
      '/': ['start'],
      '/dms/client': ['create-a-client', 'old', 'sign-out'],
      '/old': [],
      '/terms': [],
    });
    expect(vanishedAddresses(published, ADDRESSES, redirects)).toEqual([]);
    expect(vanishedAddresses(published, ADDRESSES, [])).toEqual(['/dms/client#old', '/old']);
  });
});

describe('vanishedAddresses', () => {
  it.each([
    ['nothing changed', ADDRESSES, [], []],
    ['a page is gone', {'/': ['start'], '/terms': []}, [], ['/dms/client']],
    ['an anchor is gone', {...ADDRESSES, '/': []}, [], ['/#start']],
    ['an anchor has moved', {...ADDRESSES, '/': []}, [{from: '/#start', to: '/terms'}], []],
    [
      'a page has moved with its anchors',
      {'/': ['start'], '/terms': [], '/client': ['create-a-client', 'sign-out']},
      [{from: '/dms/client', to: '/client'}],
      [],
    ],
    [
      'a page has moved, and lost an anchor',
      {'/': ['start'], '/terms': [], '/client': ['sign-out']},
      [{from: '/dms/client', to: '/client'}],
      ['/client#create-a-client'],
    ],
    [
      'a page has moved, and its anchor further on',
      {'/': ['start'], '/terms': [], '/client': ['sign-out']},
      [
        {from: '/dms/client', to: '/client'},
        {from: '/client#create-a-client', to: '/'},
      ],
      [],
    ],
    [
      'a page became a part of another',
      {'/': ['start', 'client'], '/terms': []},
      [{from: '/dms/client', to: '/#client'}],
      [],
    ],
  ])('%s', (_name, now, redirects, expected) => {
    expect(vanishedAddresses(ADDRESSES, now, redirects)).toEqual(expected);
  });
});
