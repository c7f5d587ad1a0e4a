/** The remark plugin for code: turns groups, fences and inline code into components, with their HTML rendered. */
import logger from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
// These add directives and statements to the types of mdast.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {toCodeBlock, toInlineCode, type CodeWarning} from './code/block';
import {expandIncludes, IncludeError} from './code/include';
import {readSnippet} from './code/snippets';
import {CodeGroupError, isWrittenGroup, toCodeGroup} from './codeGroup';
import {addMistake} from './mistakes';
import {annotatorOf, type Annotate} from './twoslash';
import {createPageTypes, type PageTypes} from './twoslash/pageTypes';
import {SampleError} from './twoslash/sample';
import {virtualFiles} from './virtualFiles';

export interface CodeOptions {
  /** Absolute path of the repository, whose files can be included. */
  root: string;
  /**
   * The folder whose `node_modules` samples with types import from, relative to the site. By default `samples` if it is
   * a package, otherwise the site.
   */
  types?: string;
}

/** Logs warnings, only once although each page is compiled for the browser and for the server. */
function warn(file: VFile, line: number, warnings: readonly CodeWarning[]): void {
  if (file.data.compilerName === 'server') return;
  for (const warning of warnings) logger.warn(`${file.path}:${line + warning.line}: ${warning.message}`);
}

/** Replaces the includes of a fence with the code of their files. Returns whether all of them exist. */
function includeFiles(node: Code, file: VFile, root: string, virtual: ReadonlyMap<string, string>): boolean {
  try {
    node.value = expandIncludes(node.value, (name) => {
      const text = virtual.get(name);
      return text === undefined ? readSnippet(name, {root, page: file.path}) : {text};
    });
    return true;
  } catch (error) {
    if (!(error instanceof IncludeError)) throw error;
    const line = (node.position?.start.line ?? 0) + error.line;
    addMistake(file, error.message, {line, column: 1});
    return false;
  }
}

/** Returns the block of a fence; undefined if it is a sample with types that is wrong. */
function toCheckedBlock(
  code: Code,
  annotate: Annotate,
  types: PageTypes,
  file: VFile,
  line: number,
): ReturnType<typeof toCodeBlock> | undefined {
  try {
    return toCodeBlock(code, annotate, types);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    for (const problem of error.problems) addMistake(file, problem.message, {line: line + problem.line, column: 1});
    return undefined;
  }
}

/** Collects errors as mistakes of the page; logs a warning for unsupported notations and languages. */
export const remarkCode: Plugin<[CodeOptions], Root> = (options) => (tree, file) => {
  const fences: Code[] = [];
  visit(tree, 'code', (code) => {
    fences.push(code);
  });
  const virtual = virtualFiles(fences);
  const types = createPageTypes();
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const line = node.position?.start.line ?? 0;
    if (node.type === 'code') {
      if (!includeFiles(node, file, options.root, virtual)) return undefined;
      const annotate = annotatorOf(options.root, options.types);
      const result = toCheckedBlock(node, annotate, types, file, line);
      if (!result) return undefined;
      parent.children[index] = result.node;
      warn(file, line, result.warnings);
    } else if (node.type === 'inlineCode') {
      const inline = toInlineCode(node);
      if (!inline) return undefined;
      parent.children[index] = inline.node;
      warn(file, line, inline.warnings);
    } else if (node.type !== 'root' && isWrittenGroup(node)) {
      try {
        parent.children[index] = toCodeGroup(node);
        // Visit the same index again: the fences are now children of the component.
        return [SKIP, index];
      } catch (error) {
        if (!(error instanceof CodeGroupError)) throw error;
        addMistake(file, error.message, error.node.position ?? node.position);
      }
    }
    return undefined;
  });
  const statement = types.statement();
  if (statement) tree.children.unshift(statement);
};
