/** Declarations that both languages begin from. */
import type {At, Flags, FunDecl, ParamDecl, TypeDecl, TypeRef, VarDecl} from '../ir';

/** A type without anything in it. */
export function emptyType(name: string, form: TypeDecl['form'], at: At, flags: Flags): TypeDecl {
  return {
    kind: 'type',
    form,
    name,
    at,
    typeParams: [],
    supers: [],
    where: [],
    ctors: [],
    inits: [],
    members: [],
    cases: [],
    flags,
  };
}

/** What makes a value of a type, without its body. */
export function initializer(params: ParamDecl[], at: At, flags: Flags): FunDecl {
  return {kind: 'fun', name: 'init', at, typeParams: [], params, async: false, throws: false, flags};
}

/** A property that is stored, and has no value of its own. */
export function storedProperty(
  name: string,
  type: TypeRef | undefined,
  mutable: boolean,
  at: At,
  flags: Flags,
): VarDecl {
  return {
    kind: 'var',
    pattern: {kind: 'bind', name, at},
    names: [{name, at}],
    at,
    typeParams: [],
    ...(type && {type}),
    others: [],
    mutable,
    async: false,
    throws: false,
    flags,
  };
}
