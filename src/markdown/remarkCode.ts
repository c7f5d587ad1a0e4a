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
import {CODE_GROUP, CodeGroupError, isWrittenGroup, toCodeGroup} from './codeGroup';
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

/**
 * Replaces the includes of a fence with the code of their files.
 *
 * @throws VFileMessage with the line of the page
 */
function includeFiles(node: Code, file: VFile, root: string, virtual: ReadonlyMap<string, string>): void {
  try {
    node.value = expandIncludes(node.value, (name) => {
      const text = virtual.get(name);
      return text === undefined ? readSnippet(name, {root, page: file.path}) : {text};
    });
  } catch (error) {
    if (!(error instanceof IncludeError)) throw error;
    const line = (node.position?.start.line ?? 0) + error.line;
    file.fail(error.message, {place: {line, column: 1}, source: 'portal', ruleId: 'include'});
  }
}

/** @throws VFileMessage with the lines of the page, if a sample with types is wrong */
function toCheckedBlock(
  code: Code,
  annotate: Annotate,
  types: PageTypes,
  file: VFile,
  line: number,
): ReturnType<typeof toCodeBlock> {
  try {
    return toCodeBlock(code, annotate, types);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    const problems = error.problems.map((problem) => `${file.path}:${line + problem.line}: ${problem.message}`);
    return file.fail(`the sample has errors.\n${problems.join('\n')}`, {
      place: {line: line + error.problems[0].line, column: 1},
      source: 'portal',
      ruleId: 'twoslash',
    });
  }
}

/** Fails the page at the position of the first error; logs a warning for unsupported notations and languages. */
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
      includeFiles(node, file, options.root, virtual);
      const annotate = annotatorOf(options.root, options.types);
      const {node: block, warnings} = toCheckedBlock(node, annotate, types, file, line);
      parent.children[index] = block;
      warn(file, line, warnings);
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
        if (error instanceof CodeGroupError) {
          file.fail(error.message, {place: error.node.position, source: 'portal', ruleId: CODE_GROUP});
        }
        throw error;
      }
    }
    return undefined;
  });
  const statement = types.statement();
  if (statement) tree.children.unshift(statement);
};
