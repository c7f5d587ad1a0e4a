import {brokenLinks, type SiteFiles, type SourcePage} from '../../../../src/plugins/mistakes/links';

const page = (route: string, text: string): SourcePage => ({file: `docs${route}.mdx`, route, text});
const OTHER = page(
  '/other',
  '# Other [With a subtitle]\n\n## Set `a` up {#own}\n\n## Old {/* #former */}\n\nUnderlined\n---\n\n<a id="mark"></a>\n',
);
const SITE: SiteFiles = {
  isFile: (file) => ['/file.pdf', '/a file.pdf', '/img/a.svg'].includes(file),
  drafts: new Set(['/draft']),
  baseUrl: '/',
};
const broken = (text: string, ...others: SourcePage[]): string[] =>
  brokenLinks([page('/a', text), OTHER, ...others], SITE).map(
    ({line, column, message}) => `${line}:${column} ${/"([^"]*)"/.exec(message)?.[1]}`,
  );

it('finds links to pages and headings that do not exist, with their places', () => {
  expect(broken('# A\n\n[x](/othr) and [y](/other#owm)\n\n[z]: /gone\n')).toEqual([
    '3:5 /othr',
    '3:20 /other#owm',
    '5:6 /gone',
  ]);
});

it('finds no headings in samples and front matter', () => {
  const text = '---\ntitle: Ours\n---\n\n```sh\n# install\n```\n\n[x](#install) [x](#title-ours)\n\n# A\n';
  expect(broken(text)).toEqual(['9:5 #install', '9:19 #title-ours']);
});

it('finds a heading between two horizontal rules', () => {
  expect(broken('# A\n\n---\n\n## Part\n\n---\n\n[x](#part)\n')).toEqual([]);
});

it.each([
  '[x](/other), [x](/other.html), [x](/other/), [x](/other?sdk=kotlin)',
  '[x](/other#own), [x](/other#former), [x](/other#underlined), [x](/other#other), [x](/other#mark), [x](/other#)',
  '[x](/file.pdf) [x](/a%20file.pdf) [x](https://example.org/gone) [x](./file.mdx) [x](/any/file.md#part) [x](//cdn.example.org/x)',
  '`[x](/gone)`\n\n```md\n[x](/gone)\n```\n\n<!-- [x](/gone) -->',
])('accepts %s', (text) => {
  expect(broken(text)).toEqual([]);
});

it('accepts every anchor of a page that gets headings from elsewhere', () => {
  expect(broken('[x](/b#any)', page('/b', "import Part from './_part.mdx';\n\n<Part />\n"))).toEqual([]);
});

it('finds anchors of files, and addresses with spaces', () => {
  expect(broken('# A\n\n[x](./other.mdx#own) [x](other.mdx#owm) [x](/other.mdx#gone)\n\n[x](</other page>)\n')).toEqual(
    ['3:26 other.mdx#owm', '3:45 /other.mdx#gone', '5:6 /other page'],
  );
  const [mistake] = brokenLinks([page('/a', '[x](./other.mdx#owm)'), OTHER], SITE);
  expect(mistake?.message).toBe(
    'the link "./other.mdx#owm" points to no heading: write "./other.mdx#own", or remove the link.',
  );
});

const messageFor = (link: string, site: Partial<SiteFiles> = {}): string | undefined =>
  brokenLinks([page('/a', `[x](${link})`), page('/dms/client', '# B'), OTHER], {...SITE, ...site})[0]?.message;

it.each([
  ['/draft#part', 'a draft, which builds leave out: publish the page,'],
  ['/img/nope.pdf', 'no file: add the file to static/,'],
  ['/img/nope.mp4?v=1', 'no file: add the file to static/,'],
  ['/static/img/a.svg', 'no page: write "/img/a.svg",'],
  ['/static/img/b.svg', 'no file: add the file to static/,'],
  ['/dms/clinet.html', 'no page: write "/dms/client",'],
  ['/v1.0', 'no page: write the address of a page, such as "/",'],
])('says what to do about %s', (link, remedy) => {
  expect(messageFor(link)).toBe(`the link "${link}" points to ${remedy} or remove the link.`);
});

it('suggests a link without the base path', () => {
  const site = {baseUrl: '/portal/'};
  expect(messageFor('/portal/dms/client#b', site)).toBe(
    'the link "/portal/dms/client#b" points to no page: write "/dms/client#b", or remove the link.',
  );
  expect(messageFor('/portal/file.pdf', site)).toContain('write "/file.pdf"');
  expect(messageFor('/portal/gone/x', site)).toContain('write the address of a page');
});
