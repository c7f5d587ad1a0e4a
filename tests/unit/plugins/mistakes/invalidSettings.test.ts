import {describeSettings} from '../../../../src/plugins/mistakes/invalidSettings';

const TEXT = "// Home\nimport {defineSidebar} from './a';\n\nexport default define([{text: 'Home'}, {text: Home}]);\n";
const describe = (report: string) => describeSettings(report, () => TEXT);

it('names the place of text without quotes, and of an unknown function', () => {
  const report = (name: string) =>
    `  [cause]: ReferenceError: ${name} is not defined\n      at ${process.cwd()}/sidebars.ts:1:178\n      at evalModule (jiti.js:1:2)\n`;
  expect(describe(report('Home'))).toEqual([
    'sidebars.ts:4:47 "Home" isn\'t defined: put text in quotes, or import the name.',
  ]);
  expect(describe(report('define'))).toEqual([expect.stringMatching(/^sidebars\.ts:4:16 "define"/) as string]);
});

it('names the place of a file that is not TypeScript', () => {
  expect(describe(`ParseError: Unexpected token \n ${process.cwd()}/sidebars.ts:3:7\n`)).toEqual([
    "sidebars.ts:3:8 the file isn't valid TypeScript (Unexpected token): look for the mistake here or just before.",
  ]);
});

it('leaves errors in other files', () => {
  const place = `${process.cwd()}/src/plugins/index.ts:1:178`;
  expect(describe(`ReferenceError: x is not defined\n      at ${place}\n`)).toEqual([]);
});
