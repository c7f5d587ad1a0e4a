/** Checks that no file of the package is unused, and that no imports are circular. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(__dirname, '../../src');
const files = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.join(SRC, file));

function fileOf(module: string): string {
  const found = [`${module}.ts`, `${module}/index.ts`].find((file) => existsSync(file) && statSync(file).isFile());
  if (!found) throw new Error(`${module} is imported and is no file.`);
  return found;
}

const imports = new Map(
  files.map((file) => [
    file,
    [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']*)'/g)].map(([, module]) =>
      fileOf(path.resolve(path.dirname(file), module!)),
    ),
  ]),
);

/** Follows a file's imports, type imports included, and returns the first cycle; empty if there is none. */
function findCycle(file: string, way: readonly string[], clear: Set<string>): string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file].map((each) => path.relative(SRC, each));
  if (clear.has(file)) return [];
  for (const imported of imports.get(file)!) {
    const cycle = findCycle(imported, [...way, file], clear);
    if (cycle.length > 0) return cycle;
  }
  clear.add(file);
  return [];
}

it('has no circular imports', () => {
  const clear = new Set<string>();
  expect(files.flatMap((file) => findCycle(file, [], clear))).toEqual([]);
});

it('has no unused file', () => {
  const imported = new Set([...imports.values()].flat());
  const unused = files.filter((file) => !imported.has(file)).map((file) => path.relative(SRC, file));
  expect(unused).toEqual(['index.ts']);
});
