/** Checks a sample: what it does not declare is an error, and each error has the line where it was written. */
import {createRunner, type Run} from './run';
import {SampleError, type Problem, type Sample} from './sample';
import {toSample} from './toSample';

/** @throws SampleError where the sample has errors that it does not declare, or a notation that is not understood */
export type Check = (code: string, language: string) => Sample;

/**
 * @param folder - absolute; imports are resolved as in a file that lies there
 */
export function createCheck(folder: string): Check {
  const run = createRunner(folder);
  return (code, language) => {
    const done = run(code, language);
    const [first, ...others] = [...unknownFlags(done), ...undeclared(done), ...emptyCompletions(done)];
    if (first) throw new SampleError([first, ...others]);
    return {...toSample(done), warnings: unneeded(done)};
  };
}

/** The line of a position, from 1. The end of the text belongs to its last line, not to one after its line break. */
const lineAt = (given: string, position: number): number =>
  given.slice(0, Math.min(position, given.length - 1)).split('\n').length;

function unknownFlags({given, result}: Run): Problem[] {
  return result.meta.flagNotations
    .filter(({type}) => type === 'unknown')
    .map(({name, start}) => ({
      line: lineAt(given, start),
      message: `@${name} is no option of the compiler or of twoslash, and no tag: put it right or take the comment out.`,
    }));
}

function undeclared({given, result, faults}: Run): Problem[] {
  const {flagNotations, handbookOptions} = result.meta;
  if (flagNotations.some(({name, value}) => name === 'noErrorValidation' && value === true)) return [];
  return faults
    .filter((fault) => !handbookOptions.errors.includes(Number(fault.code)))
    .map((fault) => ({
      line: lineAt(given, fault.start),
      message: `error ${fault.code}: ${fault.text.replace(/\s+/g, ' ')} Mend the sample, or declare the error: // @errors: ${fault.code}`,
    }));
}

function emptyCompletions(run: Run): Problem[] {
  return run.emptyCompletions.map(({start, completionsPrefix}) => ({
    // The mark stands in the next line.
    line: lineAt(run.given, start) + 1,
    message: `^| finds nothing that completes "${completionsPrefix}": move it under the end of a name.`,
  }));
}

/** No failure: pages that were written for other tools declare more than they need. */
function unneeded({given, result, faults}: Run): Problem[] {
  const {flagNotations, handbookOptions} = result.meta;
  const declared = flagNotations.find(({name}) => name === 'errors');
  return handbookOptions.errors
    .filter((code) => !faults.some((fault) => fault.code === code))
    .map((code) => ({
      line: lineAt(given, declared?.start ?? 0),
      message: `@errors declares error ${code}, which does not occur: take it out.`,
    }));
}
