/**
 * The remark plugin for code. Turns code groups, fences (code blocks) and inline code into components, and renders code
 * to HTML.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Code, InlineCode, Root} from 'mdast';
// These imports add directives and statements to the types of mdast.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../buildTools/esModule';
import {languageOf, toCodeBlock, toInlineCode, type CodeWarning} from './code/block';
import {includedLines, type IncludeError, type ReadFile} from './code/include';
import {readSnippet} from './code/snippets';
import {CodeGroupError, isWrittenGroup, toCodeGroup} from './codeGroup';
import {parseFenceMeta} from './fence';
import {addMistake} from './mistakes';
import {annotatorOf, isAnnotated} from './twoslash';
import {createPageTypes} from './twoslash/pageTypes';
import {SampleError, type Sample} from './twoslash/sample';
import {virtualFiles} from './virtualFiles';

declare module 'mdast' {
  interface CodeData {
    /** For each line of the code after includes are replaced: the fence's original line, counted from 1. */
    sourceLines?: readonly number[];
  }
}

const {SKIP, visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

export interface CodeOptions {
  /** Absolute path of the repository, whose files can be included. */
  root: string;
}

/**
 * Returns the page's line for a line of a fence's code, counted from 1. Line 0 is the fence's opening line. Indented code
 * has no opening line.
 */
function pageLine(node: Code | InlineCode, line: number, file: VFile): number {
  if (node.type === 'inlineCode') return node.position?.start.line ?? 0;
  const {line: first = 0, offset = 0} = node.position?.start ?? {};
  const isFence = /^(?:```|~~~)/.test(String(file).slice(offset, offset + 3));
  return first - (isFence ? 0 : 1) + (node.data?.sourceLines?.[line - 1] ?? line);
}

/** Logs warnings, except in the server's build, because the browser's build logs the same warnings. */
function warn(file: VFile, root: string, code: Code | InlineCode, warnings: readonly CodeWarning[]): void {
  if (file.data.compilerName === 'server') return;
  for (const {line, message} of warnings) {
    const page = path.relative(root, file.path).replaceAll('\\', '/');
    logger.warn(`${page}:${pageLine(code, line, file)}: ${message}`);
  }
}

/** Replaces the includes in a fence with code from files. Adds a mistake for each wrong one, and then returns false. */
function includeFiles(node: Code, file: VFile, root: string, virtual: ReadonlyMap<string, string>): boolean {
  if (!node.value.includes('[!')) return true;
  const read: ReadFile = (name) => {
    const text = virtual.get(name);
    return text === undefined ? readSnippet(name, {root, page: file.path}) : {text};
  };
  const errors: IncludeError[] = [];
  const lines = includedLines(node.value, read, (error) => errors.push(error));
  for (const {message, line} of errors) addMistake(file, message, {line: pageLine(node, line, file), column: 1});
  if (errors.length > 0) return false;
  node.value = lines.map(({text}) => text).join('\n');
  node.data = {...node.data, sourceLines: lines.map(({line}) => line)};
  return true;
}

/** The results of checked fences; undefined for a sample that is wrong. */
type Samples = ReadonlyMap<Code, Sample | undefined>;

async function checkSamples(fences: readonly Code[], options: CodeOptions, file: VFile): Promise<Samples> {
  const annotate = annotatorOf(options.root);
  const check = async (code: Code): Promise<[Code, Sample | undefined]> => {
    try {
      return [code, await annotate(code.value.replace(/\r\n?/g, '\n'), languageOf(code))];
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      for (const {line, message} of error.problems)
        addMistake(file, message, {line: pageLine(code, line, file), column: 1});
      return [code, undefined];
    }
  };
  return new Map(await Promise.all(fences.map(check)));
}

function fencesIn(tree: Root): Code[] {
  const fences: Code[] = [];
  visit(tree, 'code', (fence) => {
    fences.push(fence);
  });
  return fences;
}

/** Turns the code groups of a page into components, which contain copies of the fences. */
function replaceGroups(tree: Root, file: VFile): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined || node.type === 'root' || !isWrittenGroup(node)) return undefined;
    try {
      parent.children[index] = toCodeGroup(node);
      // Visit the component next, because it can contain more groups.
      return [SKIP, index];
    } catch (error) {
      if (!(error instanceof CodeGroupError)) throw error;
      for (const {message, node: wrong} of error.problems) addMistake(file, message, wrong.position ?? node.position);
      return undefined;
    }
  });
}

/** Turns fences and inline code into components. Fences not in `fences` and samples with errors stay unchanged. */
function replaceCode(tree: Root, fences: readonly Code[], samples: Samples, file: VFile, root: string): void {
  const blocks = new Set(fences.filter((fence) => !samples.has(fence) || samples.get(fence)));
  const types = createPageTypes();
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type !== 'inlineCode' && !(node.type === 'code' && blocks.has(node))) return;
    const result = node.type === 'code' ? toCodeBlock(node, samples.get(node), types) : toInlineCode(node);
    if (!result) return;
    parent.children[index] = result.node;
    warn(file, root, node, result.warnings);
  });
  const statement = types.statement();
  if (statement) tree.children.unshift(statement);
}

/** Adds errors to the page's mistakes. Logs warnings, for example for unsupported notations and languages. */
export const remarkCode: Plugin<[CodeOptions], Root> = (options) => (tree, file) => {
  const virtual = virtualFiles(fencesIn(tree));
  replaceGroups(tree, file);
  const fences = fencesIn(tree).filter((fence) => includeFiles(fence, file, options.root, virtual));
  const annotated = fences.filter(({meta}) => isAnnotated(parseFenceMeta(meta).rest));
  if (annotated.length === 0) return replaceCode(tree, fences, new Map(), file, options.root);
  return checkSamples(annotated, options, file).then((samples) => {
    replaceCode(tree, fences, samples, file, options.root);
  });
};
