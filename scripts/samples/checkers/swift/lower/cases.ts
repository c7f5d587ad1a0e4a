/** Cases of enums. */
import type {Node} from 'web-tree-sitter';
import {at, parts} from '../../native/grammar';
import type {CaseDecl, ParamDecl} from '../../native/ir';
import {toType, TYPE_NODES} from './types';

export function toCases(node: Node): CaseDecl[] {
  const cases: CaseDecl[] = [];
  for (const child of parts(node)) {
    if (child.type === 'simple_identifier') cases.push({name: child.text, at: at(child), args: []});
    else if (child.type === 'enum_type_parameters' && cases.length > 0) cases.at(-1)!.params = payload(child);
  }
  return cases;
}

function payload(node: Node): ParamDecl[] {
  const params: ParamDecl[] = [];
  let label: string | null = null;
  for (const child of parts(node)) {
    if (child.type === 'simple_identifier') label = child.text;
    else if (TYPE_NODES.includes(child.type)) {
      params.push({
        label,
        name: label ?? `value ${params.length + 1}`,
        type: toType(child),
        optional: false,
        vararg: false,
        at: at(child),
      });
      label = null;
    } else if (child.type === '=') params.at(-1)!.optional = true;
  }
  return params;
}
