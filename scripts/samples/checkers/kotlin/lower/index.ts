/** Kotlin's syntax tree to the common form. */
import type {Node} from 'web-tree-sitter';
import {all, at, one} from '../../native/grammar';
import type {Unit} from '../../native/ir';
import type {Lowering} from '../../native/lowering/rules';
import {toExpr} from './expressions';
import {toStatements} from './statements';

const LOWERING: Lowering = {
  expr: (node) => toExpr(node, LOWERING),
  statements: (node) => toStatements(node, LOWERING),
};

/** A file, or the part of one that is of one package. */
export function toUnit(root: Node): Unit {
  const header = one(root, 'package_header');
  const imports = all(root, 'import_list').flatMap((list) => all(list, 'import_header'));
  return {
    module: header ? pathIn(header).text.replace(/\s/g, '') : '',
    imports: imports.map(toImport),
    body: LOWERING.statements(root),
  };
}

function toImport(node: Node): Unit['imports'][number] {
  const alias = one(node, 'import_alias');
  return {
    path: pathIn(node).text.replace(/\s/g, ''),
    ...(alias && {alias: one(alias, 'type_identifier', 'simple_identifier')!.text}),
    all: one(node, 'wildcard_import') !== undefined,
    at: at(pathIn(node)),
  };
}

function pathIn(node: Node): Node {
  return one(node, 'identifier')!;
}
