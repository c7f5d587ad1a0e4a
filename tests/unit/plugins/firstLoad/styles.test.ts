import {withStyles} from '../../../../src/plugins/firstLoad/styles';

const SHEETS: Record<string, string> = {
  '/docs/assets/css/styles.1.css': 'a{color:red}',
  '/assets/css/wrong.css': 'a::after{content:"</style>"}',
};
const read = (address: string): string => SHEETS[address]!;

const STYLES = '<link rel=stylesheet href=/docs/assets/css/styles.1.css>';
/** Returns a page with `head` in its `<head>`, before the site's script. */
const page = (head: string, text = 'Text'): string =>
  `<head>${head}<script src=/main.js defer></script></head><body>${text}</body>`;

it.each([
  ['minified', STYLES],
  ['minified, with a slash', '<link rel=stylesheet href=/docs/assets/css/styles.1.css />'],
  ['with quotes', '<link rel="stylesheet" href="/docs/assets/css/styles.1.css">'],
])("the site's style sheet is in the page: %s", (_, link) => {
  expect(withStyles(page(link), read)).toBe(page('<style>a{color:red}</style>'));
});

it("the site's style sheet is in a page whose description has the end of a head", () => {
  const meta = '<meta name=description content="Write </head>">';
  expect(withStyles(page(meta + STYLES), read)).toBe(page(`${meta}<style>a{color:red}</style>`));
});

it.each([
  ["another site's style sheet", page('<link rel=stylesheet href="https://fonts.example.org/css?family=Inter">')],
  ['a link in the text', page('', STYLES)],
  ['a link in a page without scripts', `<head>${STYLES}</head>`],
])('%s stays a link', (_, html) => {
  expect(withStyles(html, read)).toBe(html);
});

it('a style sheet that would end its element early stops the build', () => {
  const html = page('<link rel=stylesheet href=/assets/css/wrong.css>');
  expect(() => withStyles(html, read)).toThrow('/assets/css/wrong.css contains "</style"');
});
