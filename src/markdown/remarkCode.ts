/** The remark plugin for fences: code groups and titles in brackets. */
import type {Root} from 'mdast';
// For its augmentation of mdast: directives are nodes of the tree.
import type {} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {CODE_GROUP, CodeGroupError, codeGroupToTabs, withTitleAttribute} from './codeGroup';

/** Fails the file with the place of the node at fault. */
export const remarkCode: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'code') {
      parent.children[index] = withTitleAttribute(node);
    } else if (node.type === 'containerDirective' && node.name === CODE_GROUP) {
      try {
        parent.children[index] = codeGroupToTabs(node);
      } catch (error) {
        if (error instanceof CodeGroupError)
          file.fail(error.message, {place: error.node.position, source: 'portal', ruleId: CODE_GROUP});
        throw error;
      }
      return SKIP;
    }
    return undefined;
  });
};
