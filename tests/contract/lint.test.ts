/** Checks that the linter runs the rules of each of its plugins, and the rules that need types. */
import {lint} from '../support/lint';

const PROBES: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['eslint(no-console)', 'src/hooks/a.ts', 'export const log = () => console.log(1);\n'],
  ['typescript(no-floating-promises)', 'src/hooks/b.ts', 'export const load = () => {\n  fetch("/");\n};\n'],
  ['typescript(no-unsafe-return)', 'scripts/c.ts', 'export const read = (text: string) => JSON.parse(text);\n'],
  ['typescript(no-unnecessary-condition)', 'tests/d.ts', 'export const name = (given: string) => given ?? "nobody";\n'],
  [
    'react-hooks(rules-of-hooks)',
    'src/hooks/useE.ts',
    'import {useState} from "react";\nexport const useE = (x: boolean) => (x ? useState(1) : undefined);\n',
  ],
  [
    'react(set-state-in-render)',
    'src/hooks/useF.ts',
    'import {useState} from "react";\nexport function useF() {\n  const [n, set] = useState(1);\n  set(2);\n  return n;\n}\n',
  ],
  ['jsx-a11y(alt-text)', 'src/components/G.tsx', 'export const G = () => <img src="a.png" />;\n'],
  ['react(forbid-elements)', 'src/components/H.tsx', 'export const H = () => <a href="/x">X</a>;\n'],
  ['portal(literal-spread)', 'src/shared/i.ts', 'export const i = {...{a: 1}, b: 2};\n'],
  ['typescript(TS2322)', 'src/shared/k.ts', 'export const k: string = 1;\n'],
  ['eslint(no-unused-vars)', 'src/shared/j.ts', 'const j = 1;\nexport {};\n'],
];

let broken: Map<string, string[]>;
beforeAll(() => {
  broken = lint(Object.fromEntries(PROBES.map(([, file, text]) => [file, text])));
}, 60_000);

it.each(PROBES)('%s', (rule, file) => {
  expect(broken.get(file)).toContain(rule);
});
