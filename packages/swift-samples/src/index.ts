/**
 * Type-checks Swift samples against an SDK's declarations, without a Swift compiler. The README describes the steps.
 */
import {checkFile, type GivenName} from './check';
import {readDeclarations, type DeclarationFiles} from './declarations';
import {lower} from './lowering';
import {mask} from './mask';
import {isMissingName, loadGrammar, nodeBelow, spanOf, syntaxErrors, type Node} from './syntax';

export type {GivenName} from './check';

/** What is wrong with a sample, and where. Lines and columns count from 1. */
export interface Finding {
  line: number;
  column: number;
  message: string;
}

export interface SwiftCheckerOptions extends DeclarationFiles {
  /** The names that samples can use without declaring them. */
  given: Readonly<Record<string, GivenName>>;
}

/**
 * Checks a sample and returns the findings.
 *
 * @param code - one sample, as a file of its own
 * @param names - the given names that the sample uses
 * @throws Error if the declarations lack the type of a given name, or a type that the checker itself needs
 */
export type SwiftChecker = (code: string, names: readonly string[]) => Finding[];

/** The module that a sample's own declarations belong to. */
const SAMPLE = 'Sample';

/** The deepest nesting of nodes that is checked. The pages' samples need fewer than 80 levels. */
const MAX_DEPTH = 400;

/** Reads the declarations, which takes one to three seconds, and returns a function that checks samples. */
export async function createSwiftChecker({declarations, platform, given}: SwiftCheckerOptions): Promise<SwiftChecker> {
  const world = await readDeclarations({declarations, platform});
  const parse = await loadGrammar('swift');
  return (code, names) => {
    const {text, marks} = mask(code);
    const file = parse(text, (root) => {
      const problems = syntaxProblems(root, code);
      const conditional = /^[ \t]*#if\b/m.test(code);
      return problems.length > 0 ? problems : lower(root, marks, {module: SAMPLE, conditional});
    });
    if (Array.isArray(file)) return file;
    return checkFile(world, file, given, names).map(({at, message}) => findingAt(at, message));
  };
}

function syntaxProblems(root: Node, code: string): Finding[] {
  const deep = nodeBelow(root, MAX_DEPTH);
  if (deep) return [findingAt(spanOf(deep), 'This is nested too deeply to check: split the expression.')];
  return syntaxErrors(root).map((node) => {
    if (isMissingName(node)) return findingAt(spanOf(node), 'A name is missing here.');
    const line = code.split('\n')[node.startPosition.row]?.trim() ?? '';
    const message = node.isMissing ? `\`${node.type}\` is missing.` : `The grammar can't read this: \`${line}\`.`;
    return findingAt(spanOf(node), message);
  });
}

function findingAt({row, column}: {row: number; column: number}, message: string): Finding {
  return {line: row + 1, column: column + 1, message};
}
