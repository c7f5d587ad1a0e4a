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
const toComponent = (svg: string): string => load.call(FILE, svg);

/** Runs the loader's module, and renders its component. */
function render(svg: string, props: SVGProps<SVGSVGElement> = {}): string {
  const {outputText} = ts.transpileModule(toComponent(svg), {compilerOptions: {module: ts.ModuleKind.CommonJS}});
  const exports = {} as {default: Picture};
  // oxlint-disable-next-line typescript/no-implied-eval -- the loader returns source
  const run = new Function('exports', 'require', outputText) as (target: object, load: () => unknown) => void;
  run(exports, () => runtime);
  return renderToStaticMarkup(<exports.default {...props} />);
}

it('renders the picture with the attributes of the page', () => {
  const svg = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" font-size="16" class="wide" data-kind="A &amp; B">
  <title>A &amp; B</title>
  <!-- the line -->
  <path d="M0 0 L8 8" stroke-width="1.5" />
  <text>one <tspan>two</tspan> <tspan>three</tspan></text>
</svg>
`;
  expect(render(svg, {role: 'img', 'aria-label': 'A line', fontSize: 20})).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" font-size="20" class="wide" data-kind="A &amp; B" role="img" ' +
      'aria-label="A line"><title>A &amp; B</title><path d="M0 0 L8 8" stroke-width="1.5" />' +
      '<text>one <tspan>two</tspan> <tspan>three</tspan></text></svg>',
  );
});

it.each([
  ['no picture', '<html></html>', 'must be one <svg> element'],
  ['an empty file', '', 'must be one <svg> element'],
  ['single quotes', "<svg viewBox='0 0 8 8'></svg>", 'in double quotes'],
  ['a style', '<svg style="color: red"></svg>', 'use attributes instead'],
])('names a file with %s, and what to do, without a stack', (_case, svg, message) => {
  let error: unknown;
  try {
    toComponent(svg);
  } catch (thrown) {
    error = thrown;
  }
  expect((error as Error).message).toMatch(/^docs\/img\/a\.svg: The /);
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
