/** Statements and blocks. */
import type {Node} from 'web-tree-sitter';
import {all, at, has, kids, one, parts} from '../../native/grammar';
import type {Pattern, Stmt} from '../../native/ir';
import type {Lowering} from '../../native/lowering/rules';
import {toDeclaration} from './declarations';
import {typeIn} from './types';

const SKIPPED = new Set([
  'package_header',
  'import_list',
  'getter',
  'setter',
  'file_annotation',
  'shebang_line',
  'label',
  'annotation',
]);

export function toStatements(node: Node | undefined, to: Lowering): Stmt[] {
  if (!node) return [];
  const children = kids(node);
  return children.flatMap((child, index) => {
    if (SKIPPED.has(child.type)) return [];
    const next = children.slice(index + 1, index + 3).filter((later) => /^[gs]etter$/.test(later.type));
    return [toStatement(child, next, to)];
  });
}

function toStatement(node: Node, next: Node[], to: Lowering): Stmt {
  const declaration = toDeclaration(node, next, to);
  if (declaration) return declaration;
  const place = at(node);
  switch (node.type) {
    case 'assignment': {
      const [target, op, value] = parts(node);
      return {kind: 'assign', target: to.expr(target!), op: op!.text, value: to.expr(value!), at: place};
    }
    case 'for_statement': {
      const children = parts(node);
      const over = children[children.findIndex((child) => child.type === 'in') + 1]!;
      return {
        kind: 'for',
        pattern: toBinding(one(node, 'variable_declaration', 'multi_variable_declaration')!),
        over: to.expr(over),
        await: false,
        try: false,
        body: toBlock(one(node, 'control_structure_body'), to),
        at: place,
      };
    }
    case 'while_statement':
    case 'do_while_statement': {
      const cond = kids(node).find((child) => child.type !== 'control_structure_body')!;
      return {
        kind: 'while',
        conds: [{kind: 'test', value: to.expr(cond)}],
        body: toBlock(one(node, 'control_structure_body'), to),
        at: place,
      };
    }
    default:
      return {kind: 'expr', value: to.expr(node), at: place};
  }
}

/** What is in braces, or the one statement without them. */
export function toBlock(node: Node | undefined, to: Lowering): Stmt[] {
  if (!node) return [];
  const inner = one(node, 'statements');
  if (inner || has(node, '{')) return to.statements(inner);
  return to.statements(node);
}

function toBinding(node: Node): Pattern {
  if (node.type === 'multi_variable_declaration')
    return {kind: 'tuple', items: all(node, 'variable_declaration').map(toBinding), at: at(node)};
  const name = one(node, 'simple_identifier')!;
  const type = typeIn(node);
  if (name.text === '_') return {kind: 'wild', at: at(node)};
  return {kind: 'bind', name: name.text, ...(type && {type}), at: at(node)};
}
