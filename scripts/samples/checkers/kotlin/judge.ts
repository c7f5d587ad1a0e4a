/** Compiles Kotlin samples, and turns the compiler's errors into findings. */
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeAtomically} from '../../../../src/buildTools/fileCache';
import {findingAt, type Finding, type Sample} from '../../types';
import {COMPILER_VERSION, kotlinc} from './compiler';
import {DECLARATIONS, declarationsVersion, packagesOf} from './declarations';
import {PREFIX_LINES, problemsOfNames, sourceOf} from './source';

const CACHE = path.resolve(__dirname, '../../../../.cache/kotlin');

/**
 * Compiles samples, each in a package of its own.
 *
 * @returns the samples that are wrong, each with its findings
 * @throws Error if the compiler fails, or if the declarations don't compile
 */
export async function judge(samples: readonly Sample[]): Promise<Map<Sample, Finding[]>> {
  const refused = new Map<Sample, Finding[]>();
  for (const sample of samples) {
    const problems = problemsOfNames(sample);
    if (problems.length > 0)
      refused.set(
        sample,
        problems.map((message) => ({file: sample.file, line: sample.line, message})),
      );
  }
  let rest = samples.filter((sample) => !refused.has(sample));
  let found = -1;
  // The compiler looks for some errors only if no sample has other errors, so remove wrong samples and compile again.
  while (rest.length > 0 && found !== 0) {
    const errors = await compile(rest);
    found = errors.size;
    for (const [sample, findings] of errors) refused.set(sample, findings);
    rest = rest.filter((sample) => !errors.has(sample));
  }
  return refused;
}

async function compile(samples: readonly Sample[]): Promise<Map<Sample, Finding[]>> {
  const library = await compiledDeclarations();
  const folder = mkdtempSync(path.join(tmpdir(), 'kotlin-samples-'));
  try {
    const sources = path.join(folder, 'sources');
    mkdirSync(sources);
    samples.forEach((sample, index) =>
      writeFileSync(path.join(sources, `sample${index}.kt`), sourceOf(sample, `sample${index}`)),
    );
    const errors = await kotlinc([sources], path.join(folder, 'classes'), [library], DECLARATIONS);
    const findings = new Map<Sample, Finding[]>();
    for (const {file, line, column, message} of errors) {
      const sample = samples[Number(/^sample(\d+)\.kt$/.exec(path.basename(file))?.[1])];
      if (!sample) throw new Error(`${file}:${line}:${column} ${message}`);
      const text = message.replace(/\bsample\d+\./g, '') + hintFor(message);
      findings.set(sample, [...(findings.get(sample) ?? []), findingAt(sample, line - PREFIX_LINES, column, text)]);
    }
    return new Map([...findings].map(([sample, found]) => [sample, withoutConsequences(found)]));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Returns advice about an error that the compiler doesn't explain; an empty text for all other errors. */
function hintFor(message: string): string {
  if (message.endsWith('Expecting a top level declaration.'))
    return ' A sample without with="…" is a whole file: put statements into a function.';
  const [, name] = /^Unresolved reference '(\w+)'\.$/.exec(message) ?? [];
  const packages = name === undefined ? [] : packagesOf(name);
  return packages.length > 0 ? ` Add ${packages.map((each) => `import ${each}.${name!}`).join(' or ')}?` : '';
}

/** If there is a syntax error, returns only the first one, because the compiler misreads all code after it. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const syntax = findings.find(({message}) => message.startsWith('Syntax error'));
  return syntax ? [syntax] : [...findings];
}

/**
 * Returns the folder with the compiled declarations, and compiles them first if necessary. They are compiled separately
 * from the samples, as an SDK is compiled separately from an app. In a single program, the compiler would allow more,
 * such as smart casts of a class's properties.
 *
 * @throws Error if a declaration is wrong
 */
async function compiledDeclarations(): Promise<string> {
  const folder = path.join(CACHE, `${COMPILER_VERSION}-${declarationsVersion()}`);
  if (existsSync(folder)) return folder;
  await writeAtomically(folder, async (draft) => {
    const [error] = await kotlinc(DECLARATIONS, draft);
    if (!error) return;
    const file = path.relative(process.cwd(), error.file);
    throw new Error(`A Kotlin declaration has an error: ${file}:${error.line}:${error.column} ${error.message}`);
  });
  // Another process may be compiling the same declarations now, so keep its draft.
  const others = readdirSync(CACHE).filter((name) => !name.startsWith(path.basename(folder)));
  for (const name of others) rmSync(path.join(CACHE, name), {recursive: true, force: true});
  return folder;
}
