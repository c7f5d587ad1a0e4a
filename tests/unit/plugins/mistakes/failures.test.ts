import {describeFailure} from '../../../../src/plugins/mistakes/failures';

const PAGES = [
  {file: 'docs/a.mdx', route: '/a', text: '# foo {#foo}\n\n`{foo}` \\{foo} {1 + x.foo + foo.bar}.\n'},
  {file: 'docs/b.mdx', route: '/b', text: 'export const now = window.name;\n\n# B\n\n<Box size="1" /> <Box.Top />\n'},
];
const messagesFor = (report: string) =>
  describeFailure(
    report,
    () => PAGES,
    (path) => path.replace('/base', ''),
  );

const IN_PAGE = 'at _createMdxContent (/site/build/__server/assets/js/7c4a.25.js:53:28)';
const IN_MODULE = 'at 3153 (/site/build/__server/assets/js/7c4a.25.js:38:16)';
const IN_COMPONENT = 'at q (server.bundle.js:13401:7198)';
/** A component that only this page imports. */
const IN_OWN_COMPONENT = 'at Box (/site/build/__server/assets/js/7c4a.25.js:53:28)';

/** Returns the error of a page as Docusaurus prints it. */
const failure = (path: string, cause: string, ...stack: string[]): string =>
  [
    `        Error: Can't render static file for pathname "${path}"`,
    '            at generateStaticFile (/site/node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {',
    `          [cause]: ${cause}`,
    ...stack.map((line) => `              ${line}`),
    '        },',
  ].join('\n');

it.each([
  ['an unknown variable', '/a', 'ReferenceError: foo is not defined', '3:29 "foo" isn\'t defined: define it, as in'],
  [
    "a browser's variable",
    '/b',
    'ReferenceError: window is not defined',
    '1:20 "window" isn\'t defined: only browsers',
  ],
  ['a failing expression', '/a', "TypeError: x isn't a function", "1:1 the page can't be rendered (TypeError: x isn't"],
  [
    'a part that a component lacks',
    '/b',
    'Error: Expected component `Box.Top` to be defined: you',
    "5:18 <Box.Top> isn't defined: correct its name, or import it.",
  ],
  ['a cause of two lines', '/a', 'Error: One\ntwo', "1:1 the page can't be rendered (Error: One\ntwo): correct"],
])('%s has a message with its place', (_, path, cause, message) => {
  const stack = ['at Array.map (<anonymous>)', IN_PAGE, IN_COMPONENT];
  expect(messagesFor(failure(`/base${path}`, cause, ...stack))).toEqual([
    expect.stringContaining(`docs${path}.mdx:${message}`) as string,
  ]);
});

it('a failing export has a message', () => {
  expect(messagesFor(failure('/a', 'Error: x', 'at JSON.parse (<anonymous>)', IN_MODULE, IN_COMPONENT))).toHaveLength(
    1,
  );
});

it('all pages are named', () => {
  const cause = 'ReferenceError: foo is not defined';
  const report = ['/a', '/b'].map((path) => failure(path, cause, IN_PAGE)).join('\n');
  expect(messagesFor(report)).toHaveLength(2);
});

it.each([
  [
    'a failing component',
    [IN_OWN_COMPONENT, IN_COMPONENT, IN_PAGE],
    '5:1',
    ', in <Box>): correct the attributes or the content of this component.',
  ],
  [
    'a failing component whose tag is elsewhere',
    ['at Link (server.bundle.js:4956:17)', IN_COMPONENT],
    '1:1',
    ', in <Link>): correct the attributes or',
  ],
  ['a failing component without a name', [IN_COMPONENT, IN_PAGE], '1:1', '): correct the expression or export'],
  ['a value without a stack', [], '1:1', '): correct the expression or export'],
])('%s has a message, and so have other pages', (_, stack, place, end) => {
  expect(messagesFor([failure('/b', 'Error: x', ...stack), failure('/a', 'Error: y', IN_PAGE)].join('\n'))).toEqual([
    expect.stringContaining(`docs/b.mdx:${place} the page can't be rendered (Error: x${end}`) as string,
    expect.stringContaining("docs/a.mdx:1:1 the page can't be rendered (Error: y)") as string,
  ]);
});

it('the stacks stay if a page outside docs/ fails, too', () => {
  const page = failure('/a', 'Error: x', IN_PAGE);
  expect(messagesFor(`${page}\n${failure('/other', 'Error: x', IN_PAGE)}`)).toEqual([]);
  expect(messagesFor('Error: something else')).toEqual([]);
});

it('pages with the same id are named', () => {
  const report =
    'Error: The docs plugin found docs sharing the same id:\n\n- `b` found in 2 docs:\n  - docs/a.mdx\n  - docs/b.mdx\n\nDocs should have distinct ids.';
  expect(messagesFor(report)).toEqual([
    'docs/a.mdx and docs/b.mdx have the same id, "b": rename one, or set its key "id" to another.',
  ]);
});
