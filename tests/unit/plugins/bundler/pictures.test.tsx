import type {ComponentType, SVGProps} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';
import {limitPictureRule, pictureRule} from '../../../../src/plugins/bundler/pictures';

type Picture = ComponentType<SVGProps<SVGSVGElement>>;

const FILE = {rootContext: '/site', resourcePath: '/site/docs/img/a.svg'};
const load = jest.requireActual<(this: typeof FILE, svg: string) => string>(
  '../../../../src/plugins/bundler/pictureLoader.cjs',
);

/** Runs the module that the loader creates, and renders the module's component. */
function render(svg: string, props: SVGProps<SVGSVGElement> = {}): string {
  const code = load.call(FILE, svg);
  const {outputText} = ts.transpileModule(code, {compilerOptions: {module: ts.ModuleKind.CommonJS}});
  const exports = {} as {default: Picture};
  // oxlint-disable-next-line typescript/no-implied-eval -- the loader returns source
  const run = new Function('exports', 'require', outputText) as (target: object, required: () => unknown) => void;
  run(exports, () => runtime);
  return renderToStaticMarkup(<exports.default {...props} />);
}

it('renders the picture with the attributes of the page', () => {
  const svg = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox = '0 0 8 8' font-size="16" class="wide" data-kind="A &amp; &#66;">
  <title>A &amp; "B" &lt;!--</title>
  <!-- the line -->
  <path d="M0 0
L8 8" stroke-width="1.5" />
  <text>one <tspan>two</tspan>
    <tspan>three</tspan></text>
</svg>
<!-- the end -->
`;
  expect(render(svg, {role: 'img', 'aria-label': 'A line', fontSize: 20})).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" font-size="20" class="wide" data-kind="A &amp; B" role="img" ' +
      'aria-label="A line"><title>A &amp; &quot;B&quot; &lt;!--</title><path d="M0 0 L8 8" stroke-width="1.5"></path>' +
      '<text>one <tspan>two</tspan> <tspan>three</tspan></text></svg>',
  );
});

it('accepts an empty picture, a byte order mark, and line breaks of Windows', () => {
  expect(render('\uFEFF<svg viewBox="0 0 1 1"/>\r\n')).toBe('<svg viewBox="0 0 1 1"></svg>');
});

it.each([
  ['another root', '<html></html>', 'The root is <html>, but must be <svg>.'],
  ['nothing', '', 'Root element'],
  ['an open quote', '<svg><path d="M0 0></svg>', 'line 1'],
  ['an open element', '<svg>\n<g></svg>', 'line 2'],
  ['two roots', '<svg/><svg/>', 'line 1'],
  ['a style', '<svg style="color: red"></svg>', '<svg> has the attribute style: use attributes'],
  ['a style inside', '<svg><g style="color: red"/></svg>', '<g> has the attribute style: use attributes'],
  ['a handler', '<svg><g onclick="a()"/></svg>', '<g> has the attribute onclick'],
  ['a style sheet', '<svg><style>g {}</style></svg>', "can't have <style>: remove it"],
  ['a script', '<svg><script>a()</script></svg>', "can't have <script>: remove it"],
])('names a file with %s, and what is wrong, without a stack', (_case, svg, message) => {
  let error: unknown;
  try {
    load.call(FILE, svg);
  } catch (thrown) {
    error = thrown;
  }
  expect((error as Error).message).toMatch(/^docs\/img\/a\.svg: /);
  expect((error as Error).message).toContain(message);
  expect((error as Error).stack).toBe((error as Error).message);
});

it('leaves the addresses of pictures to style sheets', () => {
  const rule = {test: /\.svg$/i, issuer: undefined as unknown};
  limitPictureRule([{test: /\.css$/}, rule]);
  expect(rule.issuer).toEqual({not: pictureRule().issuer});
});

it('reports a version of Docusaurus without a rule for pictures', () => {
  expect(() => {
    limitPictureRule([{test: /\.png$/}]);
  }).toThrow('Adapt src/plugins/bundler/pictures.ts.');
});
