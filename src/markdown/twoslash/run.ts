/** Runs twoslash. */
import path from 'node:path';
import type * as Twoslash from 'twoslash';
import type * as TypeScript from 'typescript';
import {compilerOptionsOf} from './compilerOptions';
import {SampleError, TAGS, type Problem} from './sample';

/**
 * The result of twoslash, with details that twoslash itself doesn't return. The positions of these details, and of
 * notations in `result.meta`, are offsets in `given`.
 */
export interface Run {
  /** The code as written, including notations and the parts that `---cut---` hides. */
  given: string;
  result: Twoslash.TwoslashReturn;
  /** All errors, including those in hidden parts. */
  faults: Twoslash.NodeErrorWithoutPosition[];
  /** The places with a `^|` for which the compiler has no completions. */
  emptyCompletions: Pick<Twoslash.NodeCompletion, 'start' | 'completionsPrefix'>[];
  /** The parts of `given` that `---cut---` hides. */
  cuts: Twoslash.Range[];
  /** The imports of files that aren't part of the sample. */
  imports: {start: number; specifier: string}[];
}

/** Runs twoslash on a sample. @throws SampleError if twoslash rejects the sample */
export type Runner = (code: string, language: string) => Run;

/**
 * Creates a function that runs twoslash. The first call loads the compiler, which takes about a second.
 *
 * @param folder - absolute path; imports are resolved as if the sample were a file in this folder
 */
export function createRunner(folder: string): Runner {
  /* oxlint-disable typescript/no-require-imports -- loaded only if a sample isn't in the cache */
  const {createTwoslasher, findCutNotations} = require('twoslash') as typeof Twoslash;
  const ts = require('typescript') as typeof TypeScript;
  /* oxlint-enable typescript/no-require-imports */
  const twoslasher = createTwoslasher({vfsRoot: folder, tsModule: ts, customTags: [...TAGS]});
  return (code, language) => {
    // Add a line break, because twoslash ignores a notation at the very end of the text.
    const given = `${code}\n`;
    const faults: Run['faults'] = [];
    const emptyCompletions: Run['emptyCompletions'] = [];
    try {
      const result = twoslasher(given, language, {
        compilerOptions: ts.convertCompilerOptionsFromJson(compilerOptionsOf(language), folder).options,
        // Turn off twoslash's own check of declared errors, because it doesn't report the positions of errors.
        handbookOptions: {noErrorValidation: true},
        filterNode: (node) => {
          if (node.type === 'error') faults.push({...node});
          if (node.type === 'completion' && node.completions.length === 0) emptyCompletions.push({...node});
          return true;
        },
      });
      const cuts = findCutNotations(given, {removals: []});
      return {given, result, faults, emptyCompletions, cuts, imports: outsideImports(ts, result)};
    } catch (error) {
      throw new SampleError([toProblem(error)]);
    }
  };
}

/** Returns the imports of files on the disk. Imports of packages, and of files that the sample declares, aren't included. */
function outsideImports(ts: typeof TypeScript, {meta}: Twoslash.TwoslashReturn): Run['imports'] {
  const own = new Set(meta.virtualFiles.map(({filepath}) => path.normalize(filepath)));
  const host: TypeScript.ModuleResolutionHost = {
    fileExists: (file) => own.has(path.normalize(file)) || ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
  };
  return meta.virtualFiles.flatMap(({content, filepath, offset}) =>
    ts
      .preProcessFile(content, true, true)
      .importedFiles.filter(({fileName}) => {
        if (!/^[./]/.test(fileName)) return false;
        const {resolvedModule} = ts.resolveModuleName(fileName, filepath, meta.compilerOptions, host);
        return resolvedModule !== undefined && !own.has(path.normalize(resolvedModule.resolvedFileName));
      })
      .map(({fileName, pos}) => ({start: offset + pos, specifier: fileName})),
  );
}

/** Turns an error that twoslash throws into a problem. Only some of these errors name a line, in their text. */
function toProblem(error: unknown): Problem {
  const {title, description, recommendation, message} = error as Partial<Record<string, string>>;
  const parts = title ? [`${title}.`, description, recommendation] : [message];
  const text = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  return {line: Number(/\bline(?:\(s\))? (\d+)/.exec(text)?.[1] ?? 0), message: text};
}
