/** What is in braces. */
import type {Node} from 'web-tree-sitter';
import {one} from '../../native/grammar';
import type {Stmt} from '../../native/ir';
import type {SwiftLowering} from './lowering';

export function block(node: Node, to: SwiftLowering): Stmt[] {
  return to.statements(one(node, 'statements'));
}
