/** Mistakes of writers and maintainers: each stops the production build with a message that names its place. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ANNOTATED_SITE} from '../support/annotatedSite';
import {createSite, type SiteFixture} from '../support/siteFixture';

const siteSource = readFileSync('src/config/site.ts', 'utf8');

jest.setTimeout(120_000);

const HOME = '# Home\n\nA page. See [the other](/other#part).\n';
const OTHER = '# Other\n\n## Part\n\nText.\n';
const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}]);
`;

const sound = {'docs/index.mdx': HOME, 'docs/other.mdx': OTHER, 'sidebars.ts': SIDEBARS};

let site: SiteFixture;
afterEach(() => {
  site.remove();
});

function output(files: Record<string, string>): {code: number; output: string} {
  site = createSite({...sound, ...files});
  return site.build();
}

it('a correct site builds, with a section whose own page is in its folder', () => {
  const {code, output: text} = output({
    'docs/guides/index.mdx': '# Guides\n',
    'sidebars.ts': SIDEBARS.replace(
      "{text: 'Home', link: '/'}",
      "$&, {text: 'Guides', link: '/guides/', items: [{text: 'Other', link: '/other'}]}",
    ),
  });
  expect(text).toContain('Generated static files');
  expect(readFileSync(path.join(site.folder, 'build/index.html'), 'utf8')).toContain('href=/guides>Guides');
  expect(code).toBe(0);
});

it('reports a broken link with its page', () => {
  const {code, output: text} = output({'docs/index.mdx': '# Home\n\n[Gone](/gone).\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/Broken link on source page path = \/:\s+-> linking to \/gone/);
});

it('reports a broken anchor with its page', () => {
  const {code, output: text} = output({'docs/index.mdx': '# Home\n\n[Gone](/other#gone).\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/Broken anchor on source page path = \/:\s+-> linking to \/other#gone/);
});

it('reports a wrong front matter value with file, key, value and allowed values', () => {
  const {code, output: text} = output({'docs/other.mdx': `---\nlayout: wide\n---\n\n${OTHER}`});
  expect(code).not.toBe(0);
  expect(text).toContain('docs/other.mdx (front matter) has 1 problem');
  expect(text).toMatch(/layout\s+given:\s+"wide"\s+allowed: "docs", "minimal", "landing"/);
});

it('reports a wrong setting with path, value and allowed values', () => {
  const {code, output: text} = output({
    'src/config/site.ts': siteSource.replace("icon: 'discord'", "icon: 'mastodon'"),
  });
  expect(code).not.toBe(0);
  expect(text).toContain('src/config/site.ts has 1 problem');
  expect(text).toMatch(/socials\[0\]\.icon\s+given:\s+"mastodon"\s+allowed: "discord", "github"/);
});

it('reports an unknown page and a wrong item in the sidebar', () => {
  const unknown = output({'sidebars.ts': SIDEBARS.replace("'/'}", "'/gone'}")});
  expect(unknown.code).not.toBe(0);
  expect(unknown.output).toMatch(/\[0\]\.link\s+given:\s+"\/gone"\s+allowed: the address of a page in docs\//);
  site.remove();

  const wrong = output({'sidebars.ts': SIDEBARS.replace('link:', 'lnk:')});
  expect(wrong.code).not.toBe(0);
  expect(wrong.output).toMatch(/\[0\]\.lnk/);
});

it('reports two pages with the same address', () => {
  const {code, output: text} = output({'docs/third.mdx': '---\nslug: /other\n---\n\n# Third\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/Attempting to create page at \/other/);
});

/** Mistakes on a page, the build's message, and the line. The text begins on line 7. */
const MISTAKES: [name: string, line: number, text: string, message: string][] = [
  ['an unknown container', 7, ':::nota\nText.\n:::', ":::nota isn't supported: write :::note."],
  ['an unknown block', 9, 'Text.\n\n::author', "::author isn't supported: write ::authors."],
  ['an unclosed container', 7, ':::note\nText.', ":::note isn't closed: write ::: on a line"],
  ['colons that close nothing', 9, 'Text.\n\n:::', '::: closes nothing'],
  ['a wrong code group', 9, ':::code-group\n\n```ts\nx\n```\n\n:::', 'a fence in a code group needs a title'],
  ['an included region that is not there', 8, '```ts\n// [!include ~/a.ts:part]\n```', '~/a.ts has no region "part"'],
  ['a broken link to a Markdown file', 7, '[Gone](./gone.mdx).', './gone.mdx'],
  [
    'an error of types that is not declared',
    10,
    "```ts twoslash\nimport {Greeter} from 'greeter';\n\nnew Greeter().shout();\n```",
    "error 2339: Property 'shout' does not exist on type 'Greeter'",
  ],
];

describe('reports a mistake on a page with file and line:', () => {
  let built: {code: number; output: string};
  beforeAll(() => {
    const pages = MISTAKES.map(([, , text], index) => [
      `docs/mistake-${index}.mdx`,
      `---\ndescription: Other.\n---\n\n# Other\n\n${text}\n`,
    ]);
    // One build reports all of them.
    built = output({
      ...ANNOTATED_SITE,
      ...(Object.fromEntries(pages) as Record<string, string>),
      'docs/a.ts': 'x',
      'sidebars.ts': SIDEBARS,
    });
  });

  it.each(
    MISTAKES.map(([name, line, , message], index) => [name, line, message, `docs/mistake-${index}.mdx`] as const),
  )('%s', (_, line, message, file) => {
    expect(built.code).not.toBe(0);
    const reports = built.output.split(/(?=MDX compilation failed for file )/);
    const named = reports.find((report) => report.includes(`${file}"`));
    expect(named).toContain(message);
    expect(named).toMatch(new RegExp(`"line": ${line},|\\(${line}:1\\)`));
  });
});

it('reports redirects from existing pages and to missing ones', () => {
  const redirects = `import {defineRedirects} from './redirectRules';

export const redirects = defineRedirects([
  {from: '/other', to: '/'},
  {from: '/old', to: '/othr'},
  {from: '/other#part', to: '/'},
]);
`;
  const {code, output: text} = output({'src/config/redirects.ts': redirects});
  expect(code).not.toBe(0);
  expect(text).toContain('src/config/redirects.ts has 3 problems');
  expect(text).toMatch(/\[0\]\.from\s+given:\s+"\/other"\s+allowed: a page that no longer exists/);
  expect(text).toMatch(/\[1\]\.to\s+given:\s+"\/othr"\s+allowed: a page that exists\s+to do:\s+write "\/other"/);
  expect(text).toMatch(/\[2\]\.from\s+given:\s+"\/other#part"\s+allowed: an anchor that no longer exists/);
});
