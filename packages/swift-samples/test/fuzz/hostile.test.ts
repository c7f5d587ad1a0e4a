/**
 * Checks that the checker never throws: the answer for any broken program is a list of findings, each with a line.
 * `npm run test:fuzz` checks 10,000 mutated programs.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SwiftChecker} from '../../src';
import {loadChecker} from '../support/checker';

jest.setTimeout(600_000);

const RUNS = Math.min(Number(process.env.FUZZ_RUNS ?? 1000), 10_000);
const DOCS = path.resolve(__dirname, '../../../../docs');

const programs = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .flatMap((file) => [...readFileSync(path.join(DOCS, file), 'utf8').matchAll(/^( *)```swift[^\n]*\n(.*?)^\1```$/gms)])
  .map((fence) => fence[2]!.replaceAll(new RegExp(`^${fence[1]!}`, 'gm'), ''));

/** Returns a seeded generator (mulberry32) of random integers from 0 to `limit` - 1. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const TOKEN = /\w+|\s+|[^\w\s]/g;
const WORDS =
  'let var func class struct enum protocol extension switch case default if else guard return throw try await in self init nil true 1 "a" _ . ? ! & -> { } ( ) [ ] = == < :'.split(
    ' ',
  );
const tokens = [...WORDS, ...programs.flatMap((program) => program.match(TOKEN) ?? [])];

const names = tokens.filter((token) => /^\w/.test(token));

/** Changes a program in one to four places. */
function mutate(program: string, next: (limit: number) => number): string {
  let parts: readonly string[] = program.match(TOKEN) ?? [];
  const any = (): string => tokens[next(tokens.length)]!;
  for (let round = next(4); round >= 0; round--) {
    const at = next(parts.length + 1);
    const other = next(parts.length + 1);
    const [from, to] = [Math.min(at, other), Math.max(at, other)];
    /** Replaces a name or literal with another one, which usually keeps the syntax correct. */
    const rename = (): readonly string[] => {
      const named = parts.findIndex((part, index) => index >= at && /^\w/.test(part));
      return named === -1 ? parts : parts.toSpliced(named, 1, names[next(names.length)]!);
    };
    const line = (): readonly string[] => {
      const lines = parts.join('').split('\n');
      const [moved] = lines.splice(next(lines.length), 1);
      lines.splice(next(lines.length + 1), 0, ...(next(2) ? [moved!] : [moved!, moved!]));
      return lines.join('\n').match(TOKEN) ?? [];
    };
    const change = [
      rename,
      rename,
      rename,
      rename,
      line,
      line,
      () => parts.toSpliced(at, 1),
      () => parts.toSpliced(at, 1, any()),
      () => parts.toSpliced(at, 0, any(), ' ', any()),
      () => parts.toSpliced(from, Math.min(to - from, 30)),
      () => parts.toSpliced(at, 0, ...parts.slice(from, Math.min(to, from + 30))),
      () => [...parts.slice(0, from), ...(programs[next(programs.length)]!.match(TOKEN) ?? []).slice(next(50))],
      () => [...parts.slice(0, from), '(', ...parts.slice(from, to), ')', ...parts.slice(to)],
      () => [...parts.slice(0, from), '{', ...parts.slice(from, to), '}', ...parts.slice(to)],
    ];
    parts = change[next(change.length)]!();
  }
  return parts.join('');
}

/** Checks a program and counts its findings. Throws if a finding has no message or is outside the program. */
function answer(check: SwiftChecker, program: string): number {
  const found = check(program, ['client', 'conversation']);
  const lines = program.split('\n').length;
  const wrong = found.filter(({line, column, message}) => line < 1 || line > lines || column < 1 || message === '');
  if (wrong.length > 0) throw new Error(`${JSON.stringify(wrong)} in:\n${program}`);
  return found.length;
}

it(`answers ${RUNS} mutated programs`, async () => {
  const check = await loadChecker();
  expect(programs.length).toBeGreaterThan(100);
  let refused = 0;
  let slowest = 0;
  for (let run = 0; run < RUNS; run++) {
    const next = random(run + 1);
    const program = mutate(programs[next(programs.length)]!, next);
    const start = performance.now();
    try {
      if (answer(check, program) > 0) refused++;
    } catch (error) {
      throw new Error(`Run ${run} failed:\n${program}`, {cause: error});
    }
    slowest = Math.max(slowest, performance.now() - start);
  }
  process.stdout.write(`swift: ${RUNS} mutated programs, ${refused} refused, slowest ${slowest.toFixed(0)} ms\n`);
  expect(refused).toBeGreaterThan(RUNS / 2);
});

const times = (count: number, text: string): string => text.repeat(count);

it.each([
  ['parentheses', `let a = ${times(10_000, '(')}1${times(10_000, ')')}`],
  ['brackets', `let a = ${times(5_000, '[')}1${times(5_000, ']')}`],
  ['open parentheses', `let a = ${times(10_000, '(')}`],
  ['a long sum', `let a = 1${times(5_000, ' + 1')}`],
  ['a long chain', `let a = x${times(5_000, '.y()')}`],
  ['a chain of optionals', `let a: Int${times(5_000, '?')} = nil`],
  ['closures', `let a = ${times(2_000, '{ ')}1${times(2_000, ' }')}`],
  ['blocks', `${times(1_000, 'if true { ')}print(1)${times(1_000, ' }')}`],
  ['else if', `if true {}${times(2_000, ' else if true {}')}`],
  ['types', `${times(500, 'struct A { ')}${times(500, ' }')}`],
  ['loops', `${times(150, 'while true { ')}let a: Int${times(150, ' }')}`],
  ['nots', `let a = ${times(5_000, '!')}true`],
  ['overloads', `let a = ${times(150, 'Int(')}"x".y${times(150, ')')}`],
  ['functions as arguments', `func f(_ g: () -> Int) -> Int { 1 }\nlet a = ${times(90, 'f({ ')}1${times(90, ' })')}`],
  [
    'overloaded functions',
    `func f(_ a: Int) -> Int { 1 }\nfunc f(_ a: String) -> Int { 1 }\nfunc f(_ a: Bool) -> Int { 1 }\nlet a = ${times(90, 'f(')}nil${times(90, ')')}`,
  ],
])('answers %s that are nested too deeply', async (_, program) => {
  const check = await loadChecker();
  const start = performance.now();
  answer(check, program);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('says where a program is nested too deeply', async () => {
  const check = await loadChecker();
  const [found] = check(`let a = 1\nlet b = ${times(1_000, '(')}1${times(1_000, ')')}`, []);
  expect(found).toMatchObject({line: 2, message: expect.stringContaining('nested too deeply') as string});
});

it.each([
  ['circular classes', 'class A: B {}\nclass B: A {}\nlet a: A = "x"\nlet b = A().c\nlet d = A()\nfor e in A() {}'],
  ['circular aliases', 'typealias A = B\ntypealias B = A\nlet a: A = 1'],
  ['an alias that refers to itself', 'typealias A = [A]\nlet a: A = [[]]'],
  ['circular bounds', 'func f<T: U, U: T>(_ t: T, _ u: U) { t.a(); u.b(); let x: Int = t }\nf(1, 2)'],
  ['a type parameter bound by itself', 'func f<T: T>(_ t: T) { t.a() }\nf(1)'],
  ['circular properties', 'struct A { var a = A().b\n  var b = A().a }'],
  ['a struct in itself', 'struct A { let a: A }\nlet a = A(a: A(a: nil))'],
  [
    'a generic type that contains itself',
    'struct A<T> { let a: A<A<T>> }\nlet b = A<Int>.self\nfunc f(_ a: A<Int>) { a.a.a.a.b() }',
  ],
  ['an operator as the target of an assignment', 'let a = await / =client.b(c: d)'],
  ['operators as the operands of a ternary', 'let a = true ? + : -\nlet b = + ? 1 : 2'],
  ['a function applied to itself', 'func f<T>(_ t: T) -> T { t }\nlet a = f(f)(f)(1)'],
  [
    'a recursive enum',
    'indirect enum A { case a(A), b }\nfunc f(_ a: A) { switch a { case .a(.a(.a(.b))): print(1) } }',
  ],
])('answers %s', async (_, program) => {
  answer(await loadChecker(), program);
});
