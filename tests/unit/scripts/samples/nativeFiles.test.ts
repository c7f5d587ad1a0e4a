/** The files that the checker of Swift is made of. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {codeFiles} from '../../../../scripts/samples/checkers/native/facts';

const CHECKERS = path.resolve('scripts/samples/checkers');

function fileOf(module: string): string {
  const found = [`${module}.ts`, `${module}/index.ts`].find((file) => existsSync(file) && statSync(file).isFile());
  if (!found) throw new Error(`${module} is imported, and is no file.`);
  return found;
}

/** The checkers' own files that a file imports, types included. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']*)'/g)]
    .map(([, module]) => fileOf(path.resolve(path.dirname(file), module!)))
    .filter((imported) => imported.startsWith(`${CHECKERS}/`));
}

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (!reached.has(file)) {
    reached.add(file);
    for (const imported of importsOf(file)) reachedFrom(imported, reached);
  }
  return reached;
}

/** The first circle of imports that a file is led into, as names of files; empty where there is none. */
function circleFrom(file: string, way: readonly string[] = [], clear = new Set<string>()): string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file].map((each) => path.relative(CHECKERS, each));
  if (clear.has(file)) return [];
  for (const imported of importsOf(file)) {
    const circle = circleFrom(imported, [...way, file], clear);
    if (circle.length > 0) return circle;
  }
  clear.add(file);
  return [];
}

describe.each(['swift'] as const)('the checker of %s', (language) => {
  const entry = path.join(CHECKERS, language, 'index.ts');

  it('has every file that it imports in its version', () => {
    expect([...reachedFrom(entry)].filter((file) => !codeFiles(language).includes(file))).toEqual([]);
  });

  it('imports nothing in a circle', () => {
    expect(circleFrom(entry)).toEqual([]);
  });

  it('has no file that nothing imports', () => {
    const reached = reachedFrom(entry);
    // Of what the languages share, each may leave a part to the other.
    const own = codeFiles(language).filter((file) => file.startsWith(path.join(CHECKERS, language)));
    expect(own.filter((file) => !reached.has(file))).toEqual([]);
  });
});
