/** Swift's syntax tree to the common form. */
import type {Node} from 'web-tree-sitter';
import {all, at, one} from '../../native/grammar';
import type {Unit} from '../../native/ir';
import type {Marks} from '../marks';
import {toExpr} from './expressions';
import type {SwiftLowering} from './lowering';
import {toStatements} from './statements';

export function toUnit(root: Node, marks: Marks, module: string): Unit {
  const to: SwiftLowering = {
    marks,
    expr: (node) => toExpr(node, to),
    statements: (node) => toStatements(node, to),
  };
  return {
    module,
    imports: all(root, 'import_declaration').map((node) => ({
      path: one(node, 'identifier')!.text,
      all: true,
      at: at(one(node, 'identifier')!),
    })),
    body: to.statements(root),
  };
}
