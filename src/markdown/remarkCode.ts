/** The remark plugin for code: groups become tabs, fences and inline code become components with their HTML ready. */
import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
// For its augmentation of mdast: directives are nodes of the tree.
import type {} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {toCodeBlock, toInlineCode, type CodeWarning} from './code/block';
import {CODE_GROUP, CodeGroupError, codeGroupToTabs} from './codeGroup';

/** Each page is compiled for the browser and for the server; it warns once. */
function warn(file: VFile, line: number, warnings: readonly CodeWarning[]): void {
  if (file.data.compilerName === 'server') return;
  for (const warning of warnings) logger.warn(`${file.path}:${line + warning.line}: ${warning.message}`);
}

/** Fails the file with the place of the node at fault; warns of what is merely not understood. */
export const remarkCode: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const line = node.position?.start.line ?? 0;
    if (node.type === 'code') {
      const {node: block, warnings} = toCodeBlock(node);
      parent.children[index] = block;
      warn(file, line, warnings);
    } else if (node.type === 'inlineCode') {
      const inline = toInlineCode(node);
      if (!inline) return undefined;
      parent.children[index] = inline.node;
      warn(file, line, inline.warnings);
    } else if (node.type === 'containerDirective' && node.name === CODE_GROUP) {
      try {
        parent.children[index] = codeGroupToTabs(node);
        // Once more at this place: the fences are now children of the tabs.
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
};
