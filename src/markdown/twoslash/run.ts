/** Runs twoslash. The compiler is loaded with the first sample: half a second, and another for the sample. */
import type * as Twoslash from 'twoslash';
import type * as TypeScript from 'typescript';
import {compilerOptionsOf} from './compilerOptions';
import {SampleError, TAGS, type Problem} from './sample';

/** What twoslash gives, and what it would keep to itself. Positions in `given` count cut parts and notations. */
export interface Run {
  given: string;
  result: Twoslash.TwoslashReturn;
  /** All errors, those in cut parts too; `start` is in `given`. */
  faults: Twoslash.NodeErrorWithoutPosition[];
  /** Where `^|` finds nothing; `start` is in `given`. */
  emptyCompletions: Pick<Twoslash.NodeCompletion, 'start' | 'completionsPrefix'>[];
  /** Parts of `given` that are not shown. */
  cuts: Twoslash.Range[];
}

/** @throws SampleError where twoslash refuses the sample */
export type Runner = (code: string, language: string) => Run;

/**
 * @param folder - absolute; imports are resolved as in a file that lies there
 */
export function createRunner(folder: string): Runner {
  let made: Runner | undefined;
  return (code, language) => (made ??= load(folder))(code, language);
}

function load(folder: string): Runner {
  /* eslint-disable @typescript-eslint/no-require-imports -- only where a sample is not in the cache */
  const {createTwoslasher, findCutNotations} = require('twoslash') as typeof Twoslash;
  const ts = require('typescript') as typeof TypeScript;
  /* eslint-enable @typescript-eslint/no-require-imports */
  const twoslasher = createTwoslasher({vfsRoot: folder, tsModule: ts, customTags: [...TAGS]});
  return (code, language) => {
    // Twoslash loses a notation that ends with the text.
    const given = `${code}\n`;
    const faults: Run['faults'] = [];
    const emptyCompletions: Run['emptyCompletions'] = [];
    try {
      const result = twoslasher(given, language, {
        compilerOptions: ts.convertCompilerOptionsFromJson(compilerOptionsOf(language), folder).options,
        // Its own comparison with the declared errors does not say where they are.
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

/** Twoslash says the line in its text, where it says it at all. */
function toProblem(error: unknown): Problem {
  const {title, description, recommendation, message} = error as Partial<Record<string, string>>;
  const parts = title ? [`${title}.`, description, recommendation] : [message];
  const text = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  return {line: Number(/\bline(?:\(s\))? (\d+)/.exec(text)?.[1] ?? 0), message: text};
}
