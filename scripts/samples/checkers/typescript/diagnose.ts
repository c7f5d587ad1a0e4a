/** Compiles samples, and turns the compiler's errors into findings. */
import path from 'node:path';
import ts from 'typescript';
import {assumptionsOf} from '../../../../src/markdown/preambles';
import {SAMPLES_FOLDER} from '../../samplesFolder';
import {findingAt, type Finding, type Sample} from '../../types';
import {problemsOfWith, unusedName} from '../../withNames';
import {createProgram, PREFIX_LINES, type Redirects, type SampleProgram} from './program';

/** TypeScript's error codes for an unknown name: without a suggestion, with one, and in a shorthand property. */
const UNKNOWN_NAME = [2304, 2552, 18004];

/**
 * Whether a sample declares something globally. Such a sample is compiled alone, so that other samples don't see the
 * declaration.
 */
const isAmbient = ({code}: Sample): boolean => /\bdeclare\s+(?:global\b|module\s+["'])/.test(code);

/**
 * Compiles samples, and returns what is wrong with them.
 *
 * @param samples - the samples to check
 * @param all - all samples that may be imported, including those to check
 * @param redirects - packages to resolve from other folders
 */
export function diagnose(samples: readonly Sample[], all: readonly Sample[], redirects?: Redirects): Finding[] {
  const named = samples.map((sample) => ({sample, problems: problemsOfNames(sample)}));
  const sound = named.filter(({problems}) => problems.length === 0).map(({sample}) => sample);
  const groups = [sound.filter((sample) => !isAmbient(sample)), ...sound.filter(isAmbient).map((sample) => [sample])];
  const compiled = groups
    .filter((group) => group.length > 0)
    .flatMap((group) => {
      const program = createProgram(group, all, redirects);
      return group.flatMap((sample) => findingsOf(sample, program));
    });
  return [...named.flatMap(({problems}) => problems), ...compiled];
}

/** Finds problems with the names in a sample's `with`, without compiling the sample. */
function problemsOfNames(sample: Sample): Finding[] {
  const {sdk, with: names, file, line} = sample;
  if (names.length === 0) return [];
  const messages = sdk
    ? problemsOfWith(names, {target: sdk, place: 'samples/preambles', names: assumptionsOf(sdk)})
    : [`with="…" works only for a supported SDK: add the SDK's name to the fence as its title, such as [JavaScript].`];
  return messages.map((message) => ({file, line, message}));
}

/** Returns the compiler's errors in a sample or, if there are none, findings about unused names in its `with`. */
function findingsOf(sample: Sample, {program, sourceOf}: SampleProgram): Finding[] {
  const source = sourceOf(sample);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const unused = diagnostics.length > 0 ? [] : unusedNames(sample, source, program.getTypeChecker());
  return [
    ...diagnostics.map((diagnostic) => toFinding(sample, diagnostic)),
    ...unused.map((name) => ({file: sample.file, line: sample.line, message: unusedName(name)})),
  ];
}

function toFinding(sample: Sample, {file, start = 0, messageText, code}: ts.Diagnostic): Finding {
  const {line, character} = file!.getLineAndCharacterOfPosition(start);
  const text = withPages(ts.flattenDiagnosticMessageText(messageText, '\n'));
  return findingAt(sample, line - PREFIX_LINES + 1, character + 1, `${text}${hintFor(sample, code, text)} (TS${code})`);
}

/** Replaces the compiler's file names in a message with paths in the repository. */
function withPages(text: string): string {
  const folder = SAMPLES_FOLDER.replaceAll('\\', '/');
  return text
    .replaceAll(`${folder}/docs/`, 'docs/')
    .replaceAll(`${path.posix.dirname(folder)}/`, '')
    .replace(/(docs\/[^"' ]+\.mdx?)\.(\d+)(?:\.[jt]sx?)?/g, '$1:$2');
}

function hintFor({sdk}: Sample, code: number, text: string): string {
  const [, name] = /name '(\w+)'|property '(\w+)'/.exec(text) ?? [];
  const known = UNKNOWN_NAME.includes(code) && sdk && name !== undefined && assumptionsOf(sdk).has(name);
  return known ? ` Declare it, or write with="${name}" on the fence if the reader has it from an earlier page.` : '';
}

function unusedNames(sample: Sample, source: ts.SourceFile, types: ts.TypeChecker): string[] {
  if (sample.with.length === 0) return [];
  const used = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.pos === 0) return;
    if (ts.isIdentifier(node) && sample.with.includes(node.text)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? types.getShorthandAssignmentValueSymbol(node.parent)
        : types.getSymbolAtLocation(node);
      const declared = symbol?.declarations?.some(
        (each) => ts.isImportSpecifier(each) && each.getSourceFile() === source,
      );
      if (declared) used.add(node.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return sample.with.filter((name) => !used.has(name));
}
