/** The files of the package: none is unused, none is in a circle of imports. */
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

/** The first circle of imports on the way from a file, types included; empty if there is none. */
function circleFrom(file: string, way: readonly string[], clear: Set<string>): string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file].map((each) => path.relative(SRC, each));
  if (clear.has(file)) return [];
  for (const imported of imports.get(file)!) {
    const circle = circleFrom(imported, [...way, file], clear);
    if (circle.length > 0) return circle;
  }
  clear.add(file);
  return [];
}

it('imports nothing in a circle', () => {
  const clear = new Set<string>();
  expect(files.flatMap((file) => circleFrom(file, [], clear))).toEqual([]);
});

it('has no file that nothing imports', () => {
  const imported = new Set([...imports.values()].flat());
  const unused = files.filter((file) => !imported.has(file)).map((file) => path.relative(SRC, file));
  expect(unused).toEqual(['index.ts']);
});
