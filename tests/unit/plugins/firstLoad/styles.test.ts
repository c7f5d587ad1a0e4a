import {withStyles} from '../../../../src/plugins/firstLoad/styles';

const SHEETS: Record<string, string> = {
  '/docs/assets/css/styles.1.css': 'a{color:red}',
  '/assets/css/wrong.css': 'a::after{content:"</style>"}',
};
const read = (address: string): string => SHEETS[address]!;

it.each([
  ['minified', '<link rel=stylesheet href=/docs/assets/css/styles.1.css>'],
  ['minified, with a slash', '<link rel=stylesheet href=/docs/assets/css/styles.1.css />'],
  ['with quotes', '<link rel="stylesheet" href="/docs/assets/css/styles.1.css">'],
])("the site's style sheet is in the page: %s", (_, link) => {
  expect(withStyles(`<head>${link}</head><body>Text</body>`, read)).toBe(
    '<head><style>a{color:red}</style></head><body>Text</body>',
  );
});

it.each([
  [
    "another site's style sheet",
    '<head><link rel=stylesheet href="https://fonts.example.org/css?family=Inter"></head>',
  ],
  ['a link in the text', '<head></head><body><link rel=stylesheet href=/docs/assets/css/styles.1.css></body>'],
])('%s stays a link', (_, html) => {
  expect(withStyles(html, read)).toBe(html);
});

it('a style sheet that would end its element early stops the build', () => {
  const html = '<head><link rel=stylesheet href=/assets/css/wrong.css></head>';
  expect(() => withStyles(html, read)).toThrow('/assets/css/wrong.css contains "</style"');
});
