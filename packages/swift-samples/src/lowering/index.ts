/** Lowers a Swift syntax tree to the IR: the file, its statements and loops. */
import type {EffectMark, SourceFile, Stmt} from '../ir';
import {all, isNamed, kids, one, parts, spanOf, type Node} from '../syntax';
import {before, block, type Lowering} from './context';
import {toDeclarations} from './declarations';
import {toExpr} from './expressions';
import {toConditions, toPattern} from './patterns';

/**
 * Lowers the syntax tree of a file.
 *
 * @param root - the root of the masked text's tree
 * @param marks - the `try` and `await` that were blanked out before parsing. The keys are the offsets of the expressions
 *   after them. A mark is deleted from the map when it is applied.
 */
export function lower(
  root: Node,
  marks: Map<number, EffectMark>,
  file: Pick<SourceFile, 'module' | 'conditional'>,
): SourceFile {
  const to: Lowering = {
    expr: (node) => toExpr(node, to),
    statements: (node) => (node ? toStatements(node, to) : []),
    takeMark: (offset) => {
      const mark = marks.get(offset);
      marks.delete(offset);
      return mark;
    },
  };
  const imports = all(root, 'import_declaration').flatMap((node) => {
    const name = one(node, 'identifier');
    return name ? [{path: name.text, at: spanOf(name)}] : [];
  });
  return {...file, imports, body: toStatements(root, to)};
}

const SKIPPED = new Set([
  'import_declaration',
  'shebang_line',
  'attribute',
  'directive',
  'where_keyword',
  'operator_declaration',
  'precedence_group_declaration',
]);

function toStatements(node: Node, to: Lowering): Stmt[] {
  const children = parts(node).filter(isNamed);
  const result: Stmt[] = [];
  let label: string | undefined;
  for (let index = 0; index < children.length; index++) {
    const child = children[index]!;
    if (SKIPPED.has(child.type)) continue;
    if (child.type === 'statement_label') {
      label = child.text.replace(/:.*$/s, '').trim();
      continue;
    }
    // In some places the grammar reads `throw x` as two statements.
    if (child.type === 'throw_keyword') result.push(toThrow(child, children[++index], to));
    else result.push(...(toDeclarations(child, to) ?? [{...toStatement(child, to), ...(label && {label})}]));
    label = undefined;
  }
  return result;
}

function toThrow(word: Node, value: Node | undefined, to: Lowering): Stmt {
  const at = spanOf(word);
  return {kind: 'expr', value: {kind: 'jump', how: 'throw', ...(value && {value: to.expr(value)}), at}, at};
}

function toStatement(node: Node, to: Lowering): Stmt {
  const at = spanOf(node);
  switch (node.type) {
    case 'assignment':
      return toAssignment(node, to);
    case 'for_statement':
      return toFor(node, to);
    case 'while_statement':
      return {kind: 'while', conds: toConditions(before(node, '{'), to), body: block(node, to), repeat: false, at};
    case 'repeat_while_statement': {
      const cond = kids(node).at(-1);
      const conds = cond ? toConditions([cond], to) : [];
      return {kind: 'while', conds, body: block(node, to), repeat: true, at};
    }
    case 'guard_statement':
      return {kind: 'guard', conds: toConditions(before(node, 'else'), to), else: block(node, to), at};
    case 'call_expression': {
      // The grammar reads `defer { … }` as a call with a closure.
      const [name, suffix] = kids(node);
      const closure = suffix && one(suffix, 'lambda_literal');
      if (name?.text === 'defer' && closure) return {kind: 'block', body: block(closure, to), defer: true, at};
      break;
    }
    case 'simple_identifier':
      if (node.text === 'fallthrough') return {kind: 'expr', value: {kind: 'jump', how: 'fallthrough', at}, at};
      break;
    case 'statements':
      return {kind: 'block', body: to.statements(node), defer: false, at};
    default:
  }
  return {kind: 'expr', value: to.expr(node), at};
}

function toAssignment(node: Node, to: Lowering): Stmt {
  const mark = to.takeMark(node.startIndex);
  const [target, op, value] = parts(node);
  return {
    kind: 'assign',
    target: to.expr(target!),
    op: op!.text,
    value: to.expr(value!),
    ...(mark && {mark}),
    at: spanOf(node),
  };
}

function toFor(node: Node, to: Lowering): Stmt {
  const item = one(node, 'pattern');
  const mark = item && to.takeMark(item.startIndex);
  const children = parts(node);
  const over = children[children.findIndex((child) => child.type === 'in') + 1]!;
  const where = one(node, 'where_clause');
  const test = where && kids(where).at(-1);
  return {
    kind: 'for',
    pattern: item ? toPattern(item, to, 'let') : {kind: 'wild', at: spanOf(node)},
    over: to.expr(over),
    ...(test && {where: to.expr(test)}),
    await: mark?.await ?? false,
    try: mark?.try !== undefined,
    body: block(node, to),
    at: spanOf(node),
  };
}
