import {findMutants} from '../../../scripts/mutants/candidates';
import {drawMutants} from '../../../scripts/mutants/draw';
import {findSampleMutants} from '../../../scripts/mutants/sampleMutants';

const mutated = (text: string): string[] =>
  findMutants('src/a/x.tsx', text).map(({start, end, after}) => text.slice(0, start) + after + text.slice(end));

it.each([
  ['const a = b === c;', ['const a = b !== c;']],
  ['const a = b < c && !d;', ['const a = b < c || !d;', 'const a = b <= c && !d;', 'const a = b < c && d;']],
  ['const a = 40;', ['const a = 80;']],
  ['const a = [1, 0.6];', ['const a = [0.6];', 'const a = [2, 0.6];', 'const a = [1, 0.9];']],
  ["const a = 'key';", ["const a = 'key-x';"]],
  ['const a = /^b$/;', ['const a = /b$/;']],
  ['const a = b ?? c;', ['const a = (c);']],
  ['const a = b.trim();', ['const a = b;']],
  ['const a = {b: c, d};', ['const a = { d};', 'const a = {b: c, };']],
  ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
  ['run();', [';']],
  ['if (a) run();', ['if (!(a)) run();', ';', 'if (a) {}']],
  [
    'function f() { a(); b(); }',
    ['function f() { return undefined as never; a(); b(); }', 'function f() { ; b(); }', 'function f() { a(); ; }'],
  ],
])('%s has its mutants', (text, mutants) => {
  expect(mutated(text)).toEqual(mutants);
});

it.each([
  "import a from 'a';",
  "type A = 'a' | 1;",
  'interface A { a: true }',
  '// a === b',
  "const a = 'Several words are a text';",
  'const a = <p className="b" />;',
])('%s has none', (text) => {
  expect(mutated(text)).toEqual([]);
});

it.each([
  ['await send(); await sync();', true],
  ['spent = 0; spent = spent + 1;', true],
  ['first = next(); second = next();', true],
  ['link.href = address; link.download = name;', false],
  ['start = Date.now(); spent = 0;', false],
])('a sample with %s has a mutant with another order: %j', (code, has) => {
  expect(findSampleMutants('docs/a.mdx', code).some(({kind}) => kind === 'wrong order')).toBe(has);
});

it("no sample's mutant leaves out an option that is the default", () => {
  const mutants = findSampleMutants('docs/a.mdx', 'create(wallet, { env: "dev", persist: true });');
  expect(mutants.filter(({kind}) => kind === 'option').map(({before}) => before)).toEqual(['persist: true']);
});

describe('a draw', () => {
  const folder = (name: string, lines: number) =>
    [1, 2, 3].flatMap((file) => findMutants(`src/${name}/${file}.ts`, 'a(1);\nb = c === d;\n'.repeat(lines)));
  const candidates = [...folder('large', 30), ...folder('middle', 10), ...folder('small', 1)];
  const places = (seed: string) => drawMutants(candidates, 12, seed).map(({file, line}) => `${file}:${line}`);

  it('has mutants of each folder, by its size, in different files', () => {
    const files = drawMutants(candidates, 12, '1').map(({file}) => file);
    const count = (start: string) => files.filter((file) => file.startsWith(start)).length;
    expect(['src/large', 'src/middle', 'src/small'].map(count)).toEqual([8, 3, 1]);
    expect(new Set(files.filter((file) => file.startsWith('src/middle'))).size).toBe(3);
  });

  it('depends on the seed alone', () => {
    expect(places('1')).toEqual(places('1'));
    expect(places('1')).not.toEqual(places('2'));
  });

  it('stays as it is when lines are added elsewhere', () => {
    const moved = candidates.map((mutant) => ({...mutant, line: mutant.line + 5, start: mutant.start + 99}));
    expect(drawMutants(moved, 12, '1').map(({line}) => line - 5)).toEqual(
      drawMutants(candidates, 12, '1').map(({line}) => line),
    );
  });
});
