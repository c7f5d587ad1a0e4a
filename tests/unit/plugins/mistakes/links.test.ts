import {brokenLinks, readReport, type SourcePage} from '../../../../src/plugins/mistakes/links';

const page = (route: string, text: string): SourcePage => ({file: `docs${route}.mdx`, route, text});
const OTHER = page(
  '/other',
  '# Other [With a subtitle]\n\n## Set `a` up {#own}\n\n## Old {/* #former */}\n\nUnderlined\n---\n\n<a id="mark"></a>\n',
);
const broken = (text: string, ...others: SourcePage[]): string[] =>
  brokenLinks([page('/a', text), OTHER, ...others], (path) => ['/file.pdf', '/a file.pdf'].includes(path)).map(
    ({line, column, message}) => `${line}:${column} ${/"([^"]*)"/.exec(message)?.[1]}`,
  );

it('finds links to pages and headings that do not exist, with their places', () => {
  expect(broken('# A\n\n[x](/othr) and [y](/other#owm)\n\n[z]: /gone\n')).toEqual([
    '3:5 /othr',
    '3:20 /other#owm',
    '5:6 /gone',
  ]);
});

it('knows no heading in a sample or in the front matter', () => {
  const text = '---\ntitle: Ours\n---\n\n```sh\n# install\n```\n\n[x](#install) [x](#title-ours)\n\n# A\n';
  expect(broken(text)).toEqual(['9:5 #install', '9:19 #title-ours']);
});

it('knows a heading between two lines across the page', () => {
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

it("reads Docusaurus' message", () => {
  const message = `Docusaurus found broken links!

- Broken link on source page path = /docs/a:
   -> linking to /docs/gone
   -> linking to gone (resolved as: /docs/gone)
- Broken link on source page path = /docs/b:
   -> linking to /docs/other
`;
  expect(readReport(message)).toEqual([
    {page: '/docs/a', link: '/docs/gone'},
    {page: '/docs/a', link: 'gone'},
    {page: '/docs/b', link: '/docs/other'},
  ]);
  expect(readReport('Duplicate routes found!')).toEqual([]);
});
