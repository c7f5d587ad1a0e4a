import {defineSite, site} from '../../../src/config/site';
import {MINIMAL_SETTINGS} from '../../support/siteOf';

/**
 * Returns the message with which the build fails. The type of the values is loose because they are wrong on purpose.
 */
function complaint(wrong: Record<string, unknown>): string {
  try {
    defineSite({...MINIMAL_SETTINGS, ...wrong});
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the settings were accepted');
}

describe('defineSite', () => {
  it('fills in the defaults of the specification', () => {
    expect(
      defineSite({
        ...MINIMAL_SETTINGS,
        banner: {content: 'News'},
        editLink: {pattern: 'https://example.org/:path'},
        sponsors: [{name: 'Gold', items: []}],
      }),
    ).toMatchObject({
      banner: {dismissable: true, height: 32},
      editLink: {text: 'Edit page'},
      sponsors: [{height: 40}],
      topNav: [],
      socials: [],
      blogPosts: [],
      font: {},
      theme: {},
    });
  });

  it('accepts everything that the specification lists', () => {
    expect(() =>
      defineSite({
        ...MINIMAL_SETTINGS,
        titleTemplate: '%s – 100% docs',
        baseUrl: 'https://docs.example.org',
        basePath: '/docs/portal/',
        logoUrl: {light: '/l.svg', dark: '/d.svg'},
        iconUrl: {light: '/l.svg', dark: '/d.svg'},
        ogImageUrl: {
          '/': '/card.png',
          '/docs': 'https://example.org/og?logo=%logo&title=%title&description=%description',
        },
        font: {default: {google: 'Inter'}, mono: {google: 'Fira Code'}},
        banner: {content: '<b>News</b>', backgroundColor: '#fff', textColor: '#000', dismissable: 'false', height: 40},
        topNav: [
          {text: 'Menu', items: [{id: 'a', text: 'A', link: '/a', match: '/a'}]},
          {text: 'Web', link: 'www.example.org'},
        ],
        socials: ['discord', 'github', 'telegram', 'warpcast', 'x'].map((icon) => ({
          icon: icon as 'x',
          link: `https://example.org/${icon}`,
          label: icon,
          type: icon as 'x',
        })),
        sponsors: [{name: 'Gold', height: 60, items: [[{name: 'A', image: '/a.svg', link: 'https://example.org'}]]}],
        theme: {colorScheme: 'dark'},
        editLink: {pattern: 'https://example.org/:path', text: 'Edit'},
        website: {text: 'Example', link: 'www.example.org'},
        outlineFooter: 'Footer',
        blogPosts: [
          {
            path: '/blog/a',
            title: 'A',
            authors: ['Ada', '[Grace](https://example.org)'],
            date: '2024-08-29',
            description: 'D',
          },
        ],
        analytics: {domain: 'docs.example.org'},
      }),
    ).not.toThrow();
  });

  it("has the specification's values for the portal itself", () => {
    expect(site).toMatchObject({
      titleTemplate: '%s – XMTP Documentation',
      editLink: {text: 'Suggest changes to this page'},
      topNav: [
        {text: 'Converse app', link: 'https://github.com/ephemeraHQ/converse-app'},
        {text: 'XMTP.org', link: 'https://xmtp.org/'},
      ],
      socials: [{icon: 'discord'}, {icon: 'github'}],
      theme: {},
      font: {},
    });
  });
});

describe('a wrong setting', () => {
  it('names an unknown social icon and the allowed ones', () => {
    expect(complaint({socials: [{icon: 'mastodon', link: 'https://example.org'}]})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        socials[0].icon
          given:   "mastodon"
          allowed: "discord", "github", "telegram", "warpcast", "x""
    `);
  });

  it('suggests the value that was meant', () => {
    expect(complaint({socials: [{icon: 'Discrod', link: 'https://example.org'}]})).toContain('write "discord".');
  });

  it('rejects a negative height', () => {
    expect(complaint({banner: {content: 'News', height: -1}})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        banner.height
          given:   -1
          allowed: a number of pixels above 0"
    `);
  });

  it('lists what is allowed once, even if several kinds of value are', () => {
    expect(complaint({topNav: [{text: 'A', link: '/a', match: '/a b'}]})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        topNav[0].match
          given:   "/a b"
          allowed: a path that begins with "/" and has no spaces"
    `);
  });

  it('suggests the key that was meant', () => {
    expect(complaint({titleTemplte: '%s'})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        titleTemplte
          given:   "%s"
          allowed: the keys title, shortTitle, titleTemplate, description, url, basePath, baseUrl, iconUrl, logoUrl, ogImageUrl, font, banner, topNav, socials, sponsors, theme, editLink, website, outlineFooter, blogPosts, searchIndexKiB, analytics
          to do:   write "titleTemplate", or remove "titleTemplte"."
    `);
  });

  it('looks into a union, and reports the problems of the option that was meant', () => {
    expect(complaint({topNav: [{text: 'Menu', items: [{text: 'A', link: 'nowhere'}]}]})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        topNav[0].items[0].link
          given:   "nowhere"
          allowed: a link: "/path" to a page of the portal, "https://…" or "www.…" to another site, or "#anchor""
    `);
  });

  it('rejects a missing value', () => {
    expect(complaint({title: undefined})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        title
          given:   nothing
          allowed: text that isn't empty
          to do:   add the value."
    `);
  });

  it('rejects a template without %s', () => {
    expect(complaint({titleTemplate: 'Docs'})).toMatchInlineSnapshot(`
      "src/config/site.ts has 1 problem:

        titleTemplate
          given:   "Docs"
          allowed: text with %s for the page's title, such as "%s – Docs""
    `);
  });

  it('rejects an address with a path, and a base path without slashes', () => {
    expect(complaint({url: 'https://example.org/docs', basePath: 'docs'})).toMatchInlineSnapshot(`
      "src/config/site.ts has 2 problems:

        url
          given:   "https://example.org/docs"
          allowed: an origin without a path, such as "https://docs.example.org"

        basePath
          given:   "docs"
          allowed: a path with a slash at both ends, such as "/" or "/docs/portal/"; its folders consist of letters, digits and "-._~", and aren't "." or "..""
    `);
  });

  it.each(['docs.xmtp.org', 'https://', 'https:example.org', 'ftp://example.org', 'https://example.org?a'])(
    'rejects the address %s once',
    (url) => {
      expect(complaint({url})).toBe(
        `src/config/site.ts has 1 problem:\n\n  url\n    given:   "${url}"\n    allowed: an origin without a path, such as "https://docs.example.org"`,
      );
    },
  );

  it.each(['/../x/', '/./', '/docs/../', '/a b/'])('rejects the base path %s', (basePath) => {
    expect(complaint({basePath})).toContain('basePath');
  });

  it.each(['/.well/', '/v1.2/', '/..a/'])('accepts the base path %s', (basePath) => {
    expect(defineSite({...MINIMAL_SETTINGS, basePath})).toMatchObject({basePath});
  });

  it('rejects an unknown color scheme and a wrong kind of value', () => {
    expect(complaint({theme: {colorScheme: 'sepia'}, sponsors: 'none'})).toMatchInlineSnapshot(`
      "src/config/site.ts has 2 problems:

        sponsors
          given:   "none"
          allowed: a list of: an object with name, height, items

        theme.colorScheme
          given:   "sepia"
          allowed: "light", "dark""
    `);
  });
});
