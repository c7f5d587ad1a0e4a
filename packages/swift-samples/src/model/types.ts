/** Types, the symbols of declared types, and their members. */
import type {CaseDecl, FuncDecl, TypeDecl, TypeRef, VarDecl} from '../ir';

export type Origin = 'sdk' | 'platform' | 'sample';

/** A declared type. */
export interface TypeSymbol {
  name: string;
  /** The name with the types around it: `ClientOptions.Api`. */
  path: string;
  module: string;
  origin: Origin;
  decl: TypeDecl;
  env: Env;
  params: TypeParam[];
  parent?: TypeSymbol;
  nested: Map<string, TypeSymbol>;
  members: Map<string, Member[]>;
  statics: Map<string, Member[]>;
  inits: Member[];
  /** Resolved on first use. */
  supers?: Named[];
  alias?: Type;
  /** Protocols that extensions add. */
  added: {type: TypeRef; env: Env}[];
}

/** Where the names in a declaration's types are looked up. */
export interface Env {
  file: FileScope;
  type?: TypeSymbol;
  params: Map<string, Type>;
}

export interface FileScope {
  module: string;
  origin: Origin;
  /** The imported modules, and the modules that these re-export. */
  modules: Set<string>;
}

export interface Member {
  name: string;
  decl: FuncDecl | VarDecl | CaseDecl;
  kind: 'func' | 'var' | 'case' | 'init';
  owner?: TypeSymbol;
  env: Env;
  module: string;
  origin: Origin;
  static: boolean;
  /** Type parameters of the member itself. */
  params: TypeParam[];
  /** Resolved on first use. */
  type?: Type;
}

export interface TypeParam {
  name: string;
  bound?: Type;
}

export interface Named {
  kind: 'named';
  symbol: TypeSymbol;
  args: Type[];
  /** Set for the type of a literal. Where another type is expected, the literal may get that type instead. */
  literal?: 'int' | 'float' | 'string';
}

/** An inference variable. */
export interface Cell {
  name: string;
  bound?: Type;
  upper?: Type;
}

export interface FnType {
  kind: 'fn';
  params: Type[];
  result: Type;
  async: boolean;
  throws: boolean;
}

export type Type =
  | Named
  | FnType
  | {kind: 'opt'; of: Type}
  | {kind: 'tuple'; items: {label?: string; type: Type}[]}
  | {kind: 'param'; param: TypeParam}
  | {kind: 'var'; cell: Cell}
  /** A type as a value: `Client` in `Client.create(…)`. */
  | {kind: 'meta'; of: Type}
  /** A module as a value: `XMTPiOS` in `XMTPiOS.Client`. */
  | {kind: 'module'; name: string}
  | {kind: 'nil'}
  /** The type of an expression that never returns. */
  | {kind: 'never'}
  /** A type that the checker can't determine. It fits everything. */
  | {kind: 'unknown'};

export const unknown: Type = {kind: 'unknown'};

export const never: Type = {kind: 'never'};

/** `Void`, which is the empty tuple. */
export const voidType: Type = {kind: 'tuple', items: []};

/** Returns the type that a bound inference variable stands for; any other type as it is. */
export function prune(type: Type): Type {
  let current = type;
  while (current.kind === 'var' && current.cell.bound) current = current.cell.bound;
  return current;
}

export function optional(type: Type): Type {
  const of = prune(type);
  return of.kind === 'opt' || of.kind === 'nil' || of.kind === 'unknown' ? of : {kind: 'opt', of};
}

/** Returns the type without its `?`. The checker doesn't model optionals of optionals, so for these it is unknown. */
export function present(type: Type): Type {
  const inner = prune(type);
  if (inner.kind !== 'opt') return inner;
  const of = prune(inner.of);
  return of.kind === 'opt' ? unknown : of;
}

/** Returns the type that a name gets from a value of this type. A literal's type becomes its default, such as `Int`. */
export function settled(type: Type): Type {
  const inner = prune(type);
  if (inner.kind !== 'named' || !inner.literal) return inner;
  return {kind: 'named', symbol: inner.symbol, args: inner.args};
}

export function isVoid(type: Type): boolean {
  const inner = prune(type);
  return inner.kind === 'tuple' && inner.items.length === 0;
}

/** Whether a type is `Any` or `Any?`. */
export function isAny(given: Type): boolean {
  const type = present(given);
  return type.kind === 'named' && type.symbol.name === 'Any' && type.symbol.origin === 'platform';
}

/** Returns the expected type if it helps to infer a value. `Any` doesn't, because every value fits it. */
export function informative(expected: Type | undefined): Type | undefined {
  return expected && isAny(expected) ? undefined : expected;
}

export function isUnknown(type: Type): boolean {
  return prune(type).kind === 'unknown';
}

export type Substitution = ReadonlyMap<TypeParam, Type>;

/** Maps the type parameters of a type's symbol to the type's arguments. */
export function argumentsOf(type: Named): Substitution {
  return new Map(type.symbol.params.map((param, index) => [param, type.args[index] ?? unknown]));
}

/** Replaces the type parameters in a type. */
export function substitute(type: Type, by: Substitution): Type {
  if (by.size === 0) return type;
  switch (type.kind) {
    case 'param':
      return by.get(type.param) ?? type;
    case 'named':
      return type.args.length > 0 ? {...type, args: type.args.map((arg) => substitute(arg, by))} : type;
    case 'opt': {
      const of = substitute(type.of, by);
      // Like in `present`.
      return of.kind === 'opt' ? unknown : {kind: 'opt', of};
    }
    case 'tuple':
      return {kind: 'tuple', items: type.items.map((item) => ({...item, type: substitute(item.type, by)}))};
    case 'fn':
      return {...type, params: type.params.map((param) => substitute(param, by)), result: substitute(type.result, by)};
    case 'meta':
      return {kind: 'meta', of: substitute(type.of, by)};
    case 'var':
      return type.cell.bound ? substitute(type.cell.bound, by) : type;
    case 'module':
    case 'nil':
    case 'never':
    case 'unknown':
      return type;
  }
}

/** Whether an inference variable is part of the type. */
export function mentions(type: Type, cell: Cell): boolean {
  const inner = prune(type);
  switch (inner.kind) {
    case 'var':
      return inner.cell === cell;
    case 'named':
      return inner.args.some((arg) => mentions(arg, cell));
    case 'opt':
    case 'meta':
      return mentions(inner.of, cell);
    case 'tuple':
      return inner.items.some((item) => mentions(item.type, cell));
    case 'fn':
      return inner.params.some((param) => mentions(param, cell)) || mentions(inner.result, cell);
    case 'param':
    case 'module':
    case 'nil':
    case 'never':
    case 'unknown':
      return false;
  }
}

/** Returns the bound of a type parameter; undefined without one. Follows bounds that are type parameters themselves. */
export function boundOf(param: TypeParam): Type | undefined {
  const seen = new Set<TypeParam>();
  let bound: Type | undefined = {kind: 'param', param};
  while (bound?.kind === 'param') {
    if (seen.has(bound.param)) return undefined;
    seen.add(bound.param);
    bound = bound.param.bound;
  }
  return bound;
}
