/** Checks samples. Reports the line of each compiler error that a sample doesn't declare. */
import {createRunner, type Run} from './run';
import {SampleError, type Problem, type Sample} from './sample';
import {toSample} from './toSample';

/** Checks a sample. @throws SampleError if the sample has an undeclared error or a wrong notation */
type Check = (code: string, language: string) => Sample;

/**
 * Creates a function that checks samples.
 *
 * @param folder - absolute path; imports are resolved as if the sample were a file in this folder
 */
export function createCheck(folder: string): Check {
  const run = createRunner(folder);
  return (code, language) => {
    const done = run(code, language);
    const [first, ...others] = [
      ...unknownFlags(done),
      ...outsideImports(done),
      ...undeclaredErrors(done),
      ...emptyCompletions(done),
    ];
    if (first) throw new SampleError([first, ...others]);
    return {...toSample(done), warnings: unneededDeclarations(done)};
  };
}

const checks = new Map<string, Check>();

/** Checks a sample. Returns the problems instead of throwing them, because errors lose their class between threads. */
export function checkSample(folder: string, code: string, language: string): Sample | SampleError['problems'] {
  const check = checks.get(folder) ?? createCheck(folder);
  checks.set(folder, check);
  try {
    return check(code, language);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    return error.problems;
  }
}

/** Returns the line of an offset in the text, counted from 1. The end of the text belongs to the last line. */
const lineAt = (given: string, position: number): number =>
  given.slice(0, Math.min(position, given.length - 1)).split('\n').length;

function unknownFlags({given, result}: Run): Problem[] {
  return result.meta.flagNotations
    .filter(({type}) => type === 'unknown')
    .map(({name, start}) => ({
      line: lineAt(given, start),
      message: `@${name} isn't an option of the compiler or twoslash, and isn't a tag: correct or remove the comment.`,
    }));
}

/** Returns a problem for each import of a file on the disk. The cache can't notice when such a file changes. */
function outsideImports({given, imports}: Run): Problem[] {
  return imports.map(({start, specifier}) => ({
    line: lineAt(given, start),
    message:
      `the sample imports the file "${specifier}", whose changes the build wouldn't notice: ` +
      'import a package, or write the file in the sample, after // @filename: name.ts.',
  }));
}

function undeclaredErrors({given, result, faults}: Run): Problem[] {
  const {flagNotations, handbookOptions} = result.meta;
  if (flagNotations.some(({name, value}) => name === 'noErrorValidation' && value === true)) return [];
  return faults
    .filter((fault) => !handbookOptions.errors.includes(Number(fault.code)))
    .map((fault) => ({
      line: lineAt(given, fault.start),
      message: `error ${fault.code}: ${fault.text.replace(/\s+/g, ' ')} Fix the sample, or declare the error: // @errors: ${fault.code}`,
    }));
}

function emptyCompletions(run: Run): Problem[] {
  return run.emptyCompletions.map(({start, completionsPrefix}) => ({
    // The mark `^|` is on the line below the name.
    line: lineAt(run.given, start) + 1,
    message: `^| finds no completions for "${completionsPrefix}": move it under the end of a name.`,
  }));
}

/**
 * Returns warnings for declared errors that don't occur. These are only warnings, because pages written for other tools
 * may have such declarations.
 */
function unneededDeclarations({given, result, faults}: Run): Problem[] {
  const {flagNotations, handbookOptions} = result.meta;
  const declared = flagNotations.find(({name}) => name === 'errors');
  return handbookOptions.errors
    .filter((code) => !faults.some((fault) => fault.code === code))
    .map((code) => ({
      line: lineAt(given, declared?.start ?? 0),
      message: `@errors declares error ${code}, which doesn't occur: remove it.`,
    }));
}
