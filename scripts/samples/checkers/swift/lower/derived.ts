/** What a type has without writing it. */
import type {Node} from 'web-tree-sitter';
import {at} from '../../native/grammar';
import type {FunDecl, ParamDecl, TypeDecl, VarDecl} from '../../native/ir';
import {initializer, storedProperty} from '../../native/lowering/declarations';
import {flagsOf} from './modifiers';

/** The initializer that a struct has where it declares none: a parameter for each stored property. */
export function memberwise(decl: TypeDecl, node: Node): FunDecl {
  const stored = decl.members.filter(
    (member): member is VarDecl => member.kind === 'var' && !member.getter && !member.flags.static,
  );
  const params = stored
    .filter((member) => member.mutable || !member.value)
    .flatMap((member) =>
      member.names.map(({name, at: place}): ParamDecl => ({
        label: name,
        name,
        ...(member.type && {type: member.type}),
        optional:
          member.value !== undefined ||
          (member.mutable && member.type?.kind === 'opt') ||
          member.flags.words.some((word) =>
            /^@(?:State|StateObject|Environment|EnvironmentObject|FocusState)\b/.test(word),
          ),
        vararg: false,
        at: place,
      })),
    );
  return initializer(params, at(node), flagsOf(node));
}

const RAW = new Set(['String', 'Int', 'UInt', 'UInt8', 'Int32', 'UInt32', 'Character', 'Double']);

/** `enum E: String` has `rawValue` and `init?(rawValue:)`. */
export function addRawValue(decl: TypeDecl, node: Node): void {
  const first = decl.supers[0]?.type;
  if (first?.kind !== 'named' || !RAW.has(first.path[0]!.name)) return;
  decl.supers.shift();
  const place = at(node);
  const param: ParamDecl = {
    label: 'rawValue',
    name: 'rawValue',
    type: first,
    optional: false,
    vararg: false,
    at: place,
  };
  decl.ctors.push({...initializer([param], at(node), flagsOf(node)), failable: true});
  const flags = {static: false, hidden: false, override: false, inline: false, abstract: false, words: []};
  decl.members.push(storedProperty('rawValue', first, false, place, flags));
}
