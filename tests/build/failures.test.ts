/** Checks that mistakes of writers and maintainers fail the build, with a message that names the place. */
import {readFileSync} from 'node:fs';
import {createSite, type SiteFixture} from '../support/siteFixture';

const siteSource = readFileSync('src/config/site.ts', 'utf8');

jest.setTimeout(120_000);

const HOME = '# Home\n\nA page. See [the other](/other#part).\n';
const OTHER = '# Other\n\n## Part\n\nText.\n';
const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}]);
`;

const correct = {'docs/index.mdx': HOME, 'docs/other.mdx': OTHER, 'sidebars.ts': SIDEBARS};

let site: SiteFixture;
afterEach(() => {
  site.remove();
});

function output(files: Record<string, string>): {code: number; output: string} {
  site = createSite({...correct, ...files});
  return site.build();
}

it('a correct site builds', () => {
  const {code, output: text} = output({});
  expect(text).toContain('Generated static files');
  expect(code).toBe(0);
});

it('a broken link is named with its page', () => {
  const {code, output: text} = output({'docs/index.mdx': '# Home\n\n[Gone](/gone).\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/Broken link on source page path = \/:\s+-> linking to \/gone/);
});

it('a broken anchor is named with its page', () => {
  const {code, output: text} = output({'docs/index.mdx': '# Home\n\n[Gone](/other#gone).\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/Broken anchor on source page path = \/:\s+-> linking to \/other#gone/);
});

it('a broken link to a Markdown file is named with its page', () => {
  const {code, output: text} = output({'docs/index.mdx': '# Home\n\n[Gone](./gone.mdx).\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/\.\/gone\.mdx/);
  expect(text).toMatch(/docs\/index\.mdx/);
});

it('a wrong front matter value is named with file, key, value and what is allowed', () => {
  const {code, output: text} = output({'docs/other.mdx': `---\nlayout: wide\n---\n\n${OTHER}`});
  expect(code).not.toBe(0);
  expect(text).toContain('docs/other.mdx (front matter) has 1 problem');
  expect(text).toMatch(/layout\s+given:\s+"wide"\s+allowed: "docs", "minimal", "landing"/);
});

it('a wrong setting is named with path, value and what is allowed', () => {
  const {code, output: text} = output({
    'src/config/site.ts': siteSource.replace("icon: 'discord'", "icon: 'mastodon'"),
  });
  expect(code).not.toBe(0);
  expect(text).toContain('src/config/site.ts has 1 problem');
  expect(text).toMatch(/socials\[0\]\.icon\s+given:\s+"mastodon"\s+allowed: "discord", "github"/);
});

it('a sidebar with an unknown page, or a wrong item, is named', () => {
  const unknown = output({'sidebars.ts': SIDEBARS.replace("'/'}", "'/gone'}")});
  expect(unknown.code).not.toBe(0);
  expect(unknown.output).toMatch(/do not exist:\s+- gone/);
  site.remove();

  const wrong = output({'sidebars.ts': SIDEBARS.replace('link:', 'lnk:')});
  expect(wrong.code).not.toBe(0);
  expect(wrong.output).toMatch(/\[0\]\.lnk/);
});

it('a wrong code group is named with file and line', () => {
  const {code, output: text} = output({'docs/other.mdx': `${OTHER}\n:::code-group\n\n\`\`\`ts\nx\n\`\`\`\n\n:::\n`});
  expect(code).not.toBe(0);
  expect(text).toMatch(/docs\/other\.mdx/);
  expect(text).toMatch(/a fence in a code group needs a title/);
  expect(text).toMatch(/line.{0,5}9|9:1/);
});

it('two pages at one address are named', () => {
  const {code, output: text} = output({'docs/third.mdx': '---\nslug: /other\n---\n\n# Third\n'});
  expect(code).not.toBe(0);
  expect(text).toMatch(/Attempting to create page at \/other/);
});

it.each([
  ['an unknown container', ':::nota\nText.\n:::', ':::nota is not known: write :::note.', 7],
  ['an unknown block', 'Text.\n\n::author', '::author is not known: write ::authors.', 9],
  ['an unclosed container', ':::note\nText.', ':::note is not closed: write ::: on a line', 7],
  ['colons that close nothing', 'Text.\n\n:::', '::: closes nothing', 9],
])('%s is named with file and line', (_, text, message, line) => {
  const {code, output: log} = output({'docs/other.mdx': `---\ndescription: Other.\n---\n\n# Other\n\n${text}\n`});
  expect(code).not.toBe(0);
  expect(log).toMatch(/MDX compilation failed for file .*docs\/other\.mdx/);
  expect(log).toContain(message);
  expect(log).toContain(`"line": ${line},`);
});

it('redirects from existing pages and to missing ones are named', () => {
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
  expect(text).toMatch(/\[0\]\.from\s+given:\s+"\/other"\s+allowed: a page that is gone/);
  expect(text).toMatch(/\[1\]\.to\s+given:\s+"\/othr"\s+allowed: a page that exists\s+to do:\s+write "\/other"/);
  expect(text).toMatch(/\[2\]\.from\s+given:\s+"\/other#part"\s+allowed: an anchor that is gone/);
});
