/** Statements and blocks. */
import type {Node} from 'web-tree-sitter';
import {at, kids, one, parts} from '../../native/grammar';
import type {Stmt} from '../../native/ir';
import {block} from './blocks';
import {before, toConditions} from './conditions';
import {toDeclarations} from './declarations';
import type {SwiftLowering} from './lowering';
import {toPattern} from './patterns';

const SKIPPED = new Set([
  'import_declaration',
  'statement_label',
  'shebang_line',
  'attribute',
  'directive',
  'where_keyword',
]);

export function toStatements(node: Node | undefined, to: SwiftLowering): Stmt[] {
  if (!node) return [];
  const children = parts(node).filter((child) => child.isNamed || child.type === 'nil');
  const result: Stmt[] = [];
  for (let index = 0; index < children.length; index++) {
    const child = children[index]!;
    if (SKIPPED.has(child.type)) continue;
    if (child.type === 'throw_keyword') {
      const value = children[++index];
      result.push(toThrow(child, value, to));
    } else result.push(...toStatement(child, to));
  }
  return result;
}

function toThrow(word: Node, value: Node | undefined, to: SwiftLowering): Stmt {
  const place = at(word);
  return {
    kind: 'expr',
    value: {kind: 'jump', how: 'throw', ...(value && {value: to.expr(value)}), at: place},
    at: place,
  };
}

function toStatement(node: Node, to: SwiftLowering): Stmt[] {
  const declarations = toDeclarations(node, to);
  if (declarations) return declarations;
  const place = at(node);
  switch (node.type) {
    case 'assignment':
      return [toAssignment(node, to)];
    case 'for_statement':
      return [toFor(node, to)];
    case 'while_statement':
      return [{kind: 'while', conds: toConditions(before(node, '{'), to), body: block(node, to), at: place}];
    case 'repeat_while_statement': {
      const cond = kids(node).at(-1)!;
      return [{kind: 'while', conds: [{kind: 'test', value: to.expr(cond)}], body: block(node, to), at: place}];
    }
    case 'guard_statement':
      return [{kind: 'guard', conds: toConditions(before(node, 'else'), to), else: block(node, to), at: place}];
    case 'call_expression': {
      const name = kids(node)[0];
      const closure = kids(node)[1] && one(kids(node)[1]!, 'lambda_literal');
      if (name?.text === 'defer' && closure) return [{kind: 'block', body: block(closure, to), at: place}];
      break;
    }
    case 'statements':
      return [{kind: 'block', body: to.statements(node), at: place}];
    default:
  }
  return [{kind: 'expr', value: to.expr(node), at: place}];
}

function toAssignment(node: Node, to: SwiftLowering): Stmt {
  const mark = to.marks.take(node.startIndex);
  const [target, op, value] = parts(node);
  return {
    kind: 'assign',
    target: to.expr(target!),
    op: op!.text,
    value: to.expr(value!),
    ...(mark && {mark}),
    at: at(node),
  };
}

function toFor(node: Node, to: SwiftLowering): Stmt {
  const item = one(node, 'pattern')!;
  const mark = to.marks.take(item.startIndex);
  const children = parts(node);
  const over = children[children.findIndex((child) => child.type === 'in') + 1]!;
  const where = one(node, 'where_clause');
  const test = where && kids(where).at(-1);
  return {
    kind: 'for',
    pattern: toPattern(item, to, true),
    over: to.expr(over),
    ...(test && {where: to.expr(test)}),
    await: mark?.await ?? false,
    try: mark?.try !== undefined,
    body: block(node, to),
    at: at(node),
  };
}
