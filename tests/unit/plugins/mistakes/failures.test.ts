import {describeFailure} from '../../../../src/plugins/mistakes/failures';

const PAGES = [
  {file: 'docs/a.mdx', route: '/a', text: '# foo {#foo}\n\n`{foo}` \\{foo} {1 + x.foo + foo.bar}.\n'},
  {file: 'docs/b.mdx', route: '/b', text: 'export const now = window.name;\n\n# B\n'},
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
  ["a browser's variable", '/b', 'ReferenceError: window is not defined', '1:20 "window" isn\'t defined: the build'],
  ['a failing expression', '/a', "TypeError: x isn't a function", "1:1 the page can't be rendered (TypeError: x isn't"],
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

it('the stacks stay if a component fails, or a page outside docs/', () => {
  const page = failure('/a', 'Error: x', IN_PAGE);
  expect(messagesFor(failure('/a', 'Error: x', IN_COMPONENT, IN_PAGE))).toEqual([]);
  expect(messagesFor(`${page}\n${failure('/b', 'Error: x', IN_COMPONENT)}`)).toEqual([]);
  expect(messagesFor(`${page}\n${failure('/other', 'Error: x', IN_PAGE)}`)).toEqual([]);
  expect(messagesFor(failure('/a', 'Error: x', IN_OWN_COMPONENT, IN_COMPONENT, IN_PAGE))).toEqual([]);
  expect(messagesFor(`${page}\n${failure('/b', 'undefined')}`)).toEqual([]);
  expect(messagesFor('Error: something else')).toEqual([]);
});

it('pages with the same id are named', () => {
  const report =
    'Error: The docs plugin found docs sharing the same id:\n\n- `b` found in 2 docs:\n  - docs/a.mdx\n  - docs/b.mdx\n\nDocs should have distinct ids.';
  expect(messagesFor(report)).toEqual(['docs/a.mdx and docs/b.mdx have the same id, "b": change the key "id" of one.']);
});
