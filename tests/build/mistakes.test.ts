/**
 * Tests that each kind of mistake a writer can make fails the build, with a message that gives the mistake's position,
 * the wrong value and what to do. A build must report the mistakes on all pages. Once they are fixed, it must pass.
 */
import {readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {ANNOTATED_SITE} from '../support/annotatedSite';
import {PAGE_MISTAKES, type PageMistake} from '../support/mistakes';
import {createSite, type BuildResult} from '../support/siteFixture';

const siteSource = readFileSync('src/config/site.ts', 'utf8');

jest.setTimeout(240_000);

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}, {text: 'Guides', link: '/guides/'}]);
`;

const SOUND = {
  ...ANNOTATED_SITE,
  'docs/index.mdx': '# Home\n\nA page. See [the other](/other#part).\n',
  'docs/other.mdx': '# Other\n\n## Part\n\nText.\n',
  'docs/guides/index.mdx': '# Guides\n',
  'docs/draft.mdx': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/a.ts': 'x\n// [!include ~/b.ts]\n',
  'docs/b.ts': 'x\n',
  'sidebars.ts': SIDEBARS,
};

function build(files: Record<string, string>, env: Record<string, string> = {}): BuildResult {
  const site = createSite({...SOUND, ...files});
  try {
    return site.build(env);
  } finally {
    site.remove();
  }
}

const fileOf = ({format = 'mdx'}: PageMistake, index: number): string => `docs/mistake-${index}.${format}`;

const pagesWith = (textOf: (mistake: PageMistake) => string): Record<string, string> =>
  Object.fromEntries(PAGE_MISTAKES.map((mistake, index) => [fileOf(mistake, index), textOf(mistake)]));

/** Matches a tool's stack trace, or a dump of a tool's error. */
const STACK = /^\s*at .*(?:node_modules|\/src\/|node:)|"place": |\[cause\]: Error/m;

describe('on pages', () => {
  let wrong: BuildResult;
  beforeAll(() => {
    wrong = build(pagesWith(({wrong: text}) => text));
  });

  it('the table has 60 of them', () => {
    expect(PAGE_MISTAKES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(PAGE_MISTAKES.map((mistake, index) => [mistake.name, index] as const))('%s', (_, index) => {
    const mistake = PAGE_MISTAKES[index]!;
    const file = fileOf(mistake, index);
    const lines = wrong.output.split('\n');
    const start = lines.findIndex((line) => line.startsWith(`${file}:${mistake.line}:`));
    const rest = lines.slice(start + 1);
    // The rest of the message is in indented lines.
    const more = rest.slice(
      0,
      rest.findIndex((line) => !line.startsWith('    ')),
    );
    const message = start === -1 ? '' : [lines[start], ...more].join('\n');
    for (const part of mistake.message) expect(message).toContain(part);
    // The build must report nothing else about the page.
    expect(lines.filter((line) => line.startsWith(`${file}:`))).toHaveLength(1);
  });

  it('stop the build, without stacks', () => {
    expect(wrong.code).not.toBe(0);
    expect(wrong.output).not.toMatch(STACK);
  });

  it('let it pass when all of them are fixed', () => {
    const {code, output} = build(pagesWith(({fixed}) => fixed));
    expect(output).toContain('Generated static files');
    expect(code).toBe(0);
  });
});

it('on a page are reported in a terminal with colors, too', () => {
  // Without NO_COLOR, Rspack and Docusaurus put color codes between the words of their errors.
  const {code, output} = build(
    {'docs/wrong.mdx': '# Wrong\n\n:::nota\n\nText {a b}.\n\n:::\n', 'docs/nota.md': '# Wrong\n\n:::nota\n:::\n'},
    {FORCE_COLOR: '1', NO_COLOR: ''},
  );
  expect(code).not.toBe(0);
  expect(output).toContain('\u001B[');
  const text = stripVTControlCharacters(output);
  expect(text).toMatch(/^docs\/wrong\.mdx:5:\d+ Could not parse expression.* write \\\{\.$/m);
  expect(text).toMatch(/^docs\/nota\.md:3:1 :::nota isn't supported: write :::note\.$/m);
  expect(text).not.toMatch(STACK);
});

describe('in links, when nothing else is wrong', () => {
  let wrong: BuildResult;
  beforeAll(() => {
    wrong = build({
      'docs/index.mdx': '# Home\n\n[Other](/othr) and <a href="/gone">gone</a>.\n\n```md\n[Code](/code)\n```\n',
      'docs/other.mdx': '---\nlayout: docs\n---\n\n## Part\n\n[Up](#prt), [Home](/#part), [A](</a b>)\n',
      'src/config/site.ts': siteSource.replace('topNav: [', "topNav: [{text: 'A', link: '/nowhere'},"),
    });
  });

  it.each([
    ['a page', 'docs/index.mdx:3:9 the link "/othr" points to no page: write "/other", or remove the link.'],
    ['a page, in HTML', 'docs/index.mdx:3:29 the link "/gone" points to no page'],
    ['an anchor', 'docs/other.mdx:7:6 the link "#prt" points to no heading: write "#part", or remove the link.'],
    ['an anchor of another page', 'docs/other.mdx:7:20 the link "/#part" points to no heading'],
    ['an address with a space', 'docs/other.mdx:7:34 the link "/a b" points to no page'],
    ['a page, in the settings', 'src/config/site.ts:27:31 the link "/nowhere" doesn\'t resolve'],
  ])('to %s, are reported with file and line', (_, message) => {
    expect(wrong.output).toContain(message);
  });

  it('stop the build, without stacks', () => {
    expect(wrong.code).not.toBe(0);
    expect(wrong.output).not.toContain('/code');
    expect(wrong.output.match(/"\/nowhere"/g)).toHaveLength(1);
    expect(wrong.output).not.toMatch(STACK);
  });
});

describe('in settings and pictures', () => {
  const REDIRECTS = `import {defineRedirects} from './redirectRules';

export const redirects = defineRedirects([
  {from: '/other', to: '/'},
  {from: '/old', to: '/othr'},
  {from: '/other#part', to: '/'},
]);
`;

  it.each<[name: string, files: Record<string, string>, messages: RegExp[]]>([
    [
      'a wrong value',
      {'src/config/site.ts': siteSource.replace("icon: 'discord'", "icon: 'mastodon'")},
      [
        /src\/config\/site\.ts has 1 problem/,
        /socials\[0\]\.icon\s+given:\s+"mastodon"\s+allowed: "discord", "github"/,
      ],
    ],
    [
      'an unknown page in the sidebar',
      {'sidebars.ts': SIDEBARS.replace("'/'}", "'/othr'}")},
      [/sidebars\.ts has 1 problem/, /link\s+given:\s+"\/othr"\s+allowed: .*\s+to do:\s+write "\/other"/],
    ],
    [
      'a wrong item in the sidebar',
      {'sidebars.ts': SIDEBARS.replace('link:', 'lnk:')},
      [/\[0\]\.lnk\s+given:\s+"\/"\s+allowed: .*\s+to do:\s+write "link"/],
    ],
    [
      'a sidebar that is not TypeScript',
      {'sidebars.ts': SIDEBARS.replace("{text: 'Home'", "{text: 'Home")},
      [/sidebars\.ts:3:\d+ the file isn't valid TypeScript \(.+\): look for the mistake here or just before\./],
    ],
    [
      'a sidebar with text that has no quotes',
      {'sidebars.ts': SIDEBARS.replace("'Guides'", 'Guides')},
      [/sidebars\.ts:3:65 "Guides" isn't defined: put text in quotes, or import the name\./],
    ],
    [
      'a sidebar without a default export',
      {'sidebars.ts': SIDEBARS.replace('export default', 'export const sidebar =')},
      [
        /sidebars\.ts has 1 problem/,
        /export default\s+given:\s+nothing\s+allowed: .*\s+to do:\s+write "export default defineSidebar/,
      ],
    ],
    [
      'a sidebar without defineSidebar',
      {'sidebars.ts': 'export default {};\n'},
      [/sidebars\.ts has 1 problem/, /export default\s+given:\s+\{\}\s+allowed: what defineSidebar returns/],
    ],
    [
      'two pages with the same address, and one with the address of the not-found page',
      {'docs/third.mdx': '---\nslug: /other\n---\n\n# Third\n', 'docs/404.mdx': '# Lost\n'},
      [
        /docs\/other\.mdx and docs\/third\.mdx have the same address, \/other: rename one, or change its "slug"\./,
        /docs\/404\.mdx has the address of the not-found page, \/404: rename it, or write docs\/_404\.mdx instead\./,
      ],
    ],
    [
      'two pages with the same id',
      {'docs/third.mdx': '---\nid: other\n---\n\n# Third\n'},
      [/docs\/other\.mdx and docs\/third\.mdx have the same id, "other": rename one, or set its key "id" to another\./],
    ],
    [
      'code on pages that fails when the pages are rendered',
      {
        'docs/third.mdx': '# Third\n\nThis is {version}.\n',
        'docs/fourth.mdx': '# Fourth\n\n{window.location.href}\n',
        'docs/fifth.mdx': 'export const settings = JSON.parse("{");\n\n# Fifth\n\n{settings.a}\n',
        'docs/sixth.mdx': '# Sixth\n\n<Step title="A" titleLevel={1 + 8}>\n  B\n</Step>\n',
        'docs/seventh.mdx': '# Seventh\n\nText.\n\n<HomePage.Rot />\n',
      },
      [
        /docs\/third\.mdx:3:10 "version" isn't defined: define it, as in "export const version = 1;"\./,
        /docs\/fourth\.mdx:3:2 "window" isn't defined: .* Use it in an effect of a component\./,
        /docs\/fifth\.mdx:1:1 the page can't be rendered \(SyntaxError: .*\): correct the expression or export/,
        /docs\/sixth\.mdx:3:1 the page can't be rendered \(.+, in <Step>\): correct the attributes or/,
        /docs\/seventh\.mdx:5:1 <HomePage\.Rot> isn't defined: correct its name/,
      ],
    ],
    [
      'redirects from existing pages and to missing ones',
      {'src/config/redirects.ts': REDIRECTS},
      [
        /src\/config\/redirects\.ts has 3 problems/,
        /\[0\]\.from\s+given:\s+"\/other"\s+allowed: a page that no longer exists/,
        /\[1\]\.to\s+given:\s+"\/othr"\s+allowed: a page that exists\s+to do:\s+write "\/other"/,
        /\[2\]\.from\s+given:\s+"\/other#part"\s+allowed: an anchor that no longer exists/,
      ],
    ],
    [
      'a picture with a style',
      {
        'docs/drawn.mdx': 'import A from "./a.svg";\n\n# Drawn\n\n<A />\n',
        'docs/a.svg': '<svg viewBox="0 0 9 9" style="color: red"></svg>\n',
      },
      [/docs\/a\.svg: <svg> has the attribute style: use attributes/],
    ],
    [
      'files that are not pictures, in Markdown and in imports',
      {
        'docs/shown.mdx': '# Shown\n\n![A](./a.png) ![B](./b.svg)\n',
        'docs/drawn.mdx': 'import C from "./c.svg";\nimport d from "./d.jpg";\n\n# Drawn\n\n<C /> <img src={d} />\n',
        'docs/a.png': 'A text\n',
        'docs/b.svg': 'A text\n',
        'docs/c.svg': '<svg>\n<g></svg>\n',
        'docs/d.jpg': '',
        'docs/e.svg': '<svg><path d="M0 0h9"/></svg>\n',
      },
      [
        /docs\/a\.png isn't a picture \(it begins with "A text"\): export the picture again, or remove the file\./,
        /docs\/b\.svg:1:1 the file isn't an SVG picture \(.+\): correct the file, or export the picture again\./,
        /docs\/c\.svg:2:\d+ the file isn't an SVG picture/,
        /docs\/d\.jpg isn't a picture: export/,
        /docs\/e\.svg has no size: add width and height, or viewBox, to <svg>\./,
      ],
    ],
  ])('%s is reported, without stacks', (_, files, messages) => {
    const {code, output} = build(files);
    expect(code).not.toBe(0);
    for (const message of messages) expect(output).toMatch(message);
    expect(output).not.toMatch(STACK);
  });
});
