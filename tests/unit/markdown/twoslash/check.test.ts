import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCheck} from '../../../../src/markdown/twoslash/check';
import {SampleError, type Sample, type Span} from '../../../../src/markdown/twoslash/sample';
import {ANNOTATED_SITE} from '../../../support/annotatedSite';

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
beforeAll(() => {
  for (const [file, text] of Object.entries(ANNOTATED_SITE)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const check = createCheck(path.join(folder, 'samples'));

function problems(code: string, language = 'ts'): SampleError['problems'] {
  try {
    check(code, language);
  } catch (error) {
    if (error instanceof SampleError) return error.problems;
    throw error;
  }
  throw new Error('the sample was accepted');
}

const textAt = ({code}: Sample, {line, start, end}: Span): string => code.split('\n')[line]!.slice(start, end);

describe('a valid sample', () => {
  it('has the types and the doc comments of its names, from the packages of the folder', () => {
    const sample = check("import {Greeter} from 'greeter';\nawait Greeter.create('Ada');", 'ts');
    expect(sample.code).toBe("import {Greeter} from 'greeter';\nawait Greeter.create('Ada');");
    expect(sample.hovers.map((hover) => [textAt(sample, hover), hover.type, hover.docs])).toEqual([
      ['Greeter', '(alias) class Greeter\nimport Greeter', 'Greets people, one at a time. See the options.'],
      ['Greeter', '(alias) class Greeter\nimport Greeter', 'Greets people, one at a time. See the options.'],
      [
        'create',
        '(method) Greeter.create(name: string, options?: Options): Promise<Greeter>',
        'Makes one that is ready to greet.',
      ],
    ]);
    expect(sample.warnings).toEqual([]);
  });

  it.each([
    ['tsx', "import {useState} from 'react';\nexport const A = () => <b>{useState(1)[0]}</b>;"],
    ['jsx', 'export const A = ({name}) => name;'],
    ['js', 'const sum = (a, b) => a + b;\nsum(1, 2);'],
  ])('may be %s', (language, code) => {
    // React and its types come from the portal.
    expect(createCheck(process.cwd())(code, language).hovers.length).toBeGreaterThan(2);
  });

  it('shows the notes that it asks for, each below its line', () => {
    const sample = check(
      [
        '// @errors: 2304',
        "const secret = {name: 'Ada', nation: 'UK'};",
        '// ---cut---',
        'const user = secret;',
        '//    ^?',
        'user.name;',
        '//     ^|',
        '//   ^^^^ of a person',
        '// @log: one',
        '// @warn: two',
        'nobody();',
        '// @error: three',
        '// @annotate: four',
      ].join('\n'),
      'ts',
    );
    expect(sample.code).toBe('const user = secret;\nuser.name;\nnobody();');
    expect(sample.notes).toEqual([
      {kind: 'query', line: 0, start: 6, type: 'const user: {\n    name: string;\n    nation: string;\n}'},
      {kind: 'annotate', line: 1, text: 'of a person'},
      {kind: 'completion', line: 1, start: 5, prefix: 'na', names: ['name', 'nation']},
      {kind: 'log', line: 1, text: 'one'},
      {kind: 'warn', line: 1, text: 'two'},
      {kind: 'fault', line: 2, code: 2304, text: "Cannot find name 'nobody'."},
      {kind: 'error', line: 2, text: 'three'},
      {kind: 'annotate', line: 2, text: 'four'},
    ]);
    expect(sample.faults.map((place) => textAt(sample, place))).toEqual(['nobody']);
    expect(sample.marks.map((place) => textAt(sample, place))).toEqual(['name']);
  });

  it('limits the completions', () => {
    const [note] = check("''.length;\n// ^|", 'ts').notes;
    expect(note).toMatchObject({kind: 'completion'});
    const {names} = note as {names: string[]};
    expect(names).toHaveLength(8);
    expect(names[7]).toMatch(/^and \d+ more$/);
  });

  it.each([
    ['---cut---', 'const a = 1;\n// ---cut---\na;', 'a;'],
    ['---cut-before---', 'const a = 1;\n// ---cut-before---\na;', 'a;'],
    ['---cut-after---', 'const a = 1;\n// ---cut-after---\na;', 'const a = 1;'],
    [
      '---cut-start--- and ---cut-end---',
      'const a = 1;\n// ---cut-start---\na;\n// ---cut-end---\na;',
      'const a = 1;\na;',
    ],
  ])('honors %s', (_name, code, shown) => {
    expect(check(code, 'ts').code).toBe(shown);
  });

  it('leaves out the tags of parts that are cut', () => {
    expect(check('const a = 1;\n// @log: hidden\n// ---cut---\na;\n// @log: shown', 'ts').notes).toEqual([
      {kind: 'log', line: 0, text: 'shown'},
    ]);
  });

  it('is a module: shares no names with another, and may await', () => {
    check('const name = await Promise.resolve(1);', 'ts');
    expect(problems('name.toFixed();')[0].message).toContain("Property 'toFixed' does not exist");
  });

  it('may consist of files, and set options of the compiler', () => {
    const code = '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nimport {a} from "./a";\na;';
    expect(check(code, 'ts').hovers.map(({type}) => type)).toContain('(alias) const a: 1\nimport a');
    expect(check('// @noImplicitAny: false\nexport const f = (a) => a;', 'ts').hovers).not.toEqual([]);
  });

  it("may show the compiler's output", () => {
    const sample = check('// @showEmit\nexport const a: number = 1;', 'ts');
    expect(sample).toMatchObject({language: 'js', hovers: []});
    expect(sample.code).not.toContain('number');
  });

  it("warns of a declared error that doesn't occur", () => {
    expect(check('const a = 1;\n// @errors: 2304', 'ts').warnings).toEqual([
      {line: 2, message: "@errors declares error 2304, which doesn't occur: remove it."},
    ]);
  });
});

describe('a sample with errors', () => {
  it.each([
    [
      'an error that is not declared',
      'const a = 1;\nconst b: string = a;',
      2,
      /^error 2322: Type 'number'.*\/\/ @errors: 2322$/,
    ],
    ['one in a part that is cut', 'nobody();\n// ---cut---\nlet a;', 1, /^error 2304/],
    ['one at the end', 'let a;\n(', 2, /^error 1109/],
    ['another error than the declared', '// @errors: 2322\n\nnobody();', 3, /^error 2304/],
    ['a package that is not there', "\nimport 'nowhere';\nimport {a} from 'nowhere';", 3, /^error 2307: .*nowhere/],
    ['an unknown option', 'let a;\n// @strickt: true', 2, /^@strickt isn't an option/],
    ['a value that an option does not have', '// @target: es1', 0, /es1 for target/],
    ['a query at nothing', 'let a;\n// ^?', 2, /quick info|quickinfo/i],
    ['a query in a part that is cut', 'let a;\n//  ^?\n// ---cut---\nlet b;', 2, /removal range/],
    ['completions of nothing', '// @errors: 2339\n(1).zz;\n//    ^|', 3, /^\^\| finds no completions/],
    ['a cut without an end', 'let a;\n// ---cut-start---\nlet b;', 2, /cut-start/],
  ])('is reported with the line: %s', (_name, code, line, message) => {
    const [problem] = problems(code);
    expect(problem.message).toMatch(message);
    expect(problem.line).toBe(line);
  });

  it('is reported if a part comes from a file outside the sample', () => {
    writeFileSync(path.join(folder, 'samples/helper.ts'), 'export const answer = 1;\n');
    const imports = "import {answer} from './helper';";
    const problem = (line: number, specifier: string) => ({
      line,
      message:
        `the sample imports the file "${specifier}", whose changes the build wouldn't notice: ` +
        'import a package, or write the file in the sample, after // @filename: name.ts.',
    });
    expect(problems(`let a = 1;\n${imports}\nanswer;`)).toEqual([problem(2, './helper')]);
    expect(problems("const {answer} = await import('../samples/helper');\nanswer;")).toEqual([
      problem(1, '../samples/helper'),
    ]);
    expect(problems("// @filename: b/a.ts\nexport {answer} from '../helper';\n// @filename: c.ts\nlet a = 1;")).toEqual(
      [problem(2, '../helper')],
    );
    // A file in the sample replaces the file in the folder. An import in a comment imports nothing.
    check(`// @filename: helper.ts\nexport const answer = 1;\n// @filename: main.ts\n${imports}\nanswer;`, 'ts');
    check(`// ${imports}\nlet a = 1;`, 'ts');
    check("// @errors: 2307\nimport {b} from './missing';", 'ts');
  });

  it('is reported with all errors', () => {
    expect(problems('nobody();\nnobody();').map(({line}) => line)).toEqual([1, 2]);
  });

  it('is reported in JavaScript too', () => {
    expect(problems('const a = 1;\na.nothing;', 'js')).toMatchObject([{line: 2}]);
  });
});
