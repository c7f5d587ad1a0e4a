/** Runs twoslash. The compiler is loaded with the first sample, which takes about a second in all. */
import type * as Twoslash from 'twoslash';
import type * as TypeScript from 'typescript';
import {compilerOptionsOf} from './compilerOptions';
import {SampleError, TAGS, type Problem} from './sample';

/** The result of twoslash, with details that it doesn't return itself. Positions are offsets in `given`. */
export interface Run {
  /** The code as written, with cut parts and notations. */
  given: string;
  result: Twoslash.TwoslashReturn;
  /** All errors, including those in cut parts. */
  faults: Twoslash.NodeErrorWithoutPosition[];
  /** The positions of `^|` without completions. */
  emptyCompletions: Pick<Twoslash.NodeCompletion, 'start' | 'completionsPrefix'>[];
  /** The parts of `given` that aren't shown. */
  cuts: Twoslash.Range[];
}

/** @throws SampleError if twoslash rejects the sample */
export type Runner = (code: string, language: string) => Run;

/**
 * Creates a function that runs twoslash.
 *
 * @param folder - absolute; imports are resolved as in a file in this folder
 */
export function createRunner(folder: string): Runner {
  let made: Runner | undefined;
  return (code, language) => (made ??= load(folder))(code, language);
}

function load(folder: string): Runner {
  /* oxlint-disable typescript/no-require-imports -- loaded only if a sample isn't in the cache */
  const {createTwoslasher, findCutNotations} = require('twoslash') as typeof Twoslash;
  const ts = require('typescript') as typeof TypeScript;
  /* oxlint-enable typescript/no-require-imports */
  const twoslasher = createTwoslasher({vfsRoot: folder, tsModule: ts, customTags: [...TAGS]});
  return (code, language) => {
    // Twoslash ignores a notation at the very end of the text.
    const given = `${code}\n`;
    const faults: Run['faults'] = [];
    const emptyCompletions: Run['emptyCompletions'] = [];
    try {
      const result = twoslasher(given, language, {
        compilerOptions: ts.convertCompilerOptionsFromJson(compilerOptionsOf(language), folder).options,
        // Twoslash's own comparison with the declared errors doesn't report their positions.
        handbookOptions: {noErrorValidation: true},
        filterNode: (node) => {
          if (node.type === 'error') faults.push({...node});
          if (node.type === 'completion' && node.completions.length === 0) emptyCompletions.push({...node});
          return true;
        },
      });
      return {given, result, faults, emptyCompletions, cuts: findCutNotations(given, {removals: []})};
    } catch (error) {
      throw new SampleError([toProblem(error)]);
    }
  };
}

/** Turns an error of twoslash into a problem. The text of some errors contains the line. */
function toProblem(error: unknown): Problem {
  const {title, description, recommendation, message} = error as Partial<Record<string, string>>;
  const parts = title ? [`${title}.`, description, recommendation] : [message];
  const text = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  return {line: Number(/\bline(?:\(s\))? (\d+)/.exec(text)?.[1] ?? 0), message: text};
}
