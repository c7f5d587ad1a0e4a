/**
 * Tests the linter's rules for imports between the folders of src (ARCHITECTURE.md), and that no imports are circular.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {lint} from '../support/lint';

/** A statement, and the file that contains it, as a path below src. */
type Probe = readonly [file: string, statement: string];

const REFUSED_SOURCES: readonly (readonly [file: string, source: string])[] = [
  ['theme/Footer/index.ts', '../../plugins/frame'],
  ['theme/Footer/index.ts', '../../client/preload'],
  ['components/Page/index.ts', '../../theme/Footer'],
  ['components/Page/index.ts', '@theme/Footer'],
  ['components/Page/index.ts', '@theme-original/Footer'],
  ['components/Page/index.ts', '../../plugins/frame'],
  ['components/Page/index.ts', '../../client/preload'],
  ['components/mdx/X/index.ts', '../../../markdown/codeGroup'],
  ['components/Page/index.ts', '../../config/schema'],
  ['components/Page/index.ts', '@site/src/config/schema'],
  ['hooks/useX.ts', '../components/Page'],
  ['hooks/useX.ts', '../client/preload'],
  ['hooks/useX.ts', '../plugins/frame'],
  ['hooks/useX.ts', '../config/site'],
  ['hooks/useX.ts', '../config/redirectRules'],
  ['hooks/useX.ts', 'zod'],
  ['hooks/useX.ts', 'node:fs'],
  ['client/x.ts', '../components/Page'],
  ['config/x.ts', '../hooks/useX'],
  ['config/x.ts', '../search/query'],
  ['shared/x.ts', '../config/schema'],
  ['shared/x.ts', '../hooks/useX'],
  ['shared/x.ts', 'node:path'],
  ['search/x.ts', '../hooks/useX'],
  ['search/x.ts', '../config/schema'],
  ['search/x.ts', 'zod'],
  ['offline/x.ts', '../config/schema'],
  ['offline/x.ts', 'zod'],
  ['hooks/useX.ts', '../buildTools/filesBelow'],
  ['buildTools/x.ts', '../markdown/codeGroup'],
  ['markdown/x.ts', '../plugins/bundler'],
  ['markdown/x.ts', '../config/problems'],
  ['markdown/code/x.ts', '../../components/Page'],
  ['plugins/x/index.ts', '../../theme/Footer'],
  ['plugins/x/index.ts', '../../hooks/useX'],
];

const REFUSED: readonly Probe[] = [
  ...REFUSED_SOURCES.map(([file, source]) => [file, `import {x} from '${source}';`] as const),
  ['hooks/useX.ts', "export {x} from '../config/site';"],
  ['hooks/useX.ts', "export * from '../config/site';"],
  ['hooks/useX.ts', "export const x = () => import('../config/site');"],
];

const ALLOWED: readonly Probe[] = [
  ['theme/Footer/index.ts', "import {x} from '../../components/Page';"],
  ['theme/Footer/index.ts', "import x from '@theme-original/Footer';"],
  ['components/Page/index.ts', "import {x} from '../../hooks/useX';"],
  ['components/Page/index.ts', "import type {x} from '../../config/schema';"],
  ['components/mdx/X/index.ts', "import {x} from '../../../shared/code/render';"],
  ['hooks/useX.ts', "import {x} from '../shared/routes';"],
  ['hooks/useX.ts', "import {x} from '../search/query';"],
  ['client/x.ts', "import {x} from '../hooks/storage';"],
  ['client/x.ts', "import x from '@theme/Error';"],
  ['plugins/x/index.ts', "import {x} from '../theme/script';"],
  ['plugins/x/index.ts', "import {x} from '../../config/schema';"],
  ['plugins/x/index.ts', "import {x} from '../../buildTools/threads';"],
  ['markdown/x.ts', "import {x} from '../buildTools/esModule';"],
  ['plugins/x/index.ts', "import x from 'node:path';"],
];

const fileOf = ([file]: Probe, index: number): string => path.posix.join('src', path.dirname(file), `probe${index}.ts`);

let rules: Map<string, string[]>;
beforeAll(() => {
  rules = lint(Object.fromEntries([...REFUSED, ...ALLOWED].map((probe, index) => [fileOf(probe, index), probe[1]])));
}, 60_000);

const refusals = (probe: Probe, index: number): number =>
  rules.get(fileOf(probe, index))!.filter((rule) => rule === 'portal(arrows)').length;

it.each(REFUSED.map((probe, index) => [...probe, index] as const))(
  '%s must not contain %s',
  (file, statement, index) => {
    expect(refusals([file, statement], index)).toBe(1);
  },
);

it.each(ALLOWED.map((probe, index) => [...probe, index] as const))('%s may contain %s', (file, statement, index) => {
  expect(refusals([file, statement], REFUSED.length + index)).toBe(0);
});

/** Matches type-only imports and exports, which load no module. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

function importsBySource(): Map<string, string[]> {
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file));
  const known = new Set(files);
  const find = (file: string, request: string) =>
    ['.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((ending) => path.join(path.dirname(file), request) + ending)
      .find((candidate) => known.has(candidate));
  return new Map(
    files.map((file) => {
      const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8').replace(TYPES, ''));
      const requests = importedFiles.map(({fileName}) => fileName).filter((request) => request.startsWith('.'));
      return [file, requests.map((request) => find(file, request)).filter((found) => found !== undefined)];
    }),
  );
}

function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, [...trail, file]);
      if (found) return found;
    }
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return undefined;
}

describe('circular imports', () => {
  it('are found', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(findCycle(imports)).toEqual(['b', 'c', 'b']);
  });

  it("don't exist in src", () => {
    const imports = importsBySource();
    expect(imports.get(path.join('src', 'hooks', 'sidebarEntries.ts'))).toContain(
      path.join('src', 'shared', 'routes.ts'),
    );
    expect(findCycle(imports)).toBeUndefined();
  });
});
