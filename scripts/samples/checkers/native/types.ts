import type {CaseDecl, FunDecl, TypeDecl, VarDecl} from './ir';

/** A declared type of the SDK, the platform or the sample. */
export interface TypeSymbol {
  name: string;
  /** `ClientOptions.Api` */
  path: string;
  /** Kotlin's package or Swift's module. */
  module: string;
  origin: Origin;
  decl: TypeDecl;
  env: Env;
  params: TypeParam[];
  parent?: TypeSymbol;
  nested: Map<string, TypeSymbol>;
  members: Map<string, Member[]>;
  statics: Map<string, Member[]>;
  ctors: Member[];
  /** Filled on first use. */
  supers?: Named[];
  alias?: Type;
  /** Protocols that an extension adds. */
  added: {type: TypeDecl['supers'][number]['type']; env: Env}[];
}

export type Origin = 'sdk' | 'platform' | 'sample';

/** Where the names of a declaration's types are looked up. */
export interface Env {
  unit: UnitScope;
  type?: TypeSymbol;
  params: Map<string, Type>;
}

export interface UnitScope {
  module: string;
  origin: Origin;
  /** Simple name → full path, for Kotlin's imports; an alias stands for its name. */
  imports: Map<string, string>;
  /** Packages imported whole, and Swift's modules. */
  all: Set<string>;
}

export interface Member {
  name: string;
  decl: FunDecl | VarDecl | CaseDecl;
  kind: 'fun' | 'var' | 'case' | 'ctor';
  owner?: TypeSymbol;
  env: Env;
  module: string;
  origin: Origin;
  static: boolean;
  /** Type parameters of the member itself. */
  params: TypeParam[];
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
  /** A number written as digits, which takes the type that is expected. */
  literal?: 'int' | 'float' | 'string';
}

export interface Cell {
  name: string;
  bound?: Type;
  upper?: Type;
}

export interface FnType {
  kind: 'fn';
  params: Type[];
  result: Type;
  receiver?: Type;
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
  /** A type as a value: `Client` in `Client.register(…)`. */
  | {kind: 'meta'; of: Type}
  | {kind: 'package'; path: string}
  | {kind: 'null'}
  | {kind: 'never'}
  /** Nothing is known; members are looked for everywhere. */
  | {kind: 'unknown'};

export const unknown: Type = {kind: 'unknown'};

export const never: Type = {kind: 'never'};

/** The type behind bound inference variables and aliases. */
export function prune(type: Type): Type {
  let current = type;
  while (current.kind === 'var' && current.cell.bound) current = current.cell.bound;
  return current;
}

export function optional(type: Type): Type {
  const of = prune(type);
  return of.kind === 'opt' || of.kind === 'null' || of.kind === 'unknown' ? of : {kind: 'opt', of};
}

/** A literal's type as it is once a name has it. */
export function settled(type: Type): Type {
  const inner = prune(type);
  if (inner.kind !== 'named' || !inner.literal) return inner;
  const rest = {...inner};
  delete rest.literal;
  return rest;
}

/** The type without its `?`. */
export function present(type: Type): Type {
  const inner = prune(type);
  return inner.kind === 'opt' ? present(inner.of) : inner;
}

export type Substitution = ReadonlyMap<TypeParam, Type>;

/** The type with type parameters replaced. */
export function substitute(type: Type, by: Substitution): Type {
  if (by.size === 0) return type;
  switch (type.kind) {
    case 'param':
      return by.get(type.param) ?? type;
    case 'named':
      return type.args.length > 0 ? {...type, args: type.args.map((arg) => substitute(arg, by))} : type;
    case 'opt': {
      const of = substitute(type.of, by);
      return of.kind === 'opt' ? of : {kind: 'opt', of};
    }
    case 'tuple':
      return {kind: 'tuple', items: type.items.map((item) => ({...item, type: substitute(item.type, by)}))};
    case 'fn':
      return {
        ...type,
        params: type.params.map((param) => substitute(param, by)),
        result: substitute(type.result, by),
        ...(type.receiver && {receiver: substitute(type.receiver, by)}),
      };
    case 'meta':
      return {kind: 'meta', of: substitute(type.of, by)};
    case 'var':
      return type.cell.bound ? substitute(type.cell.bound, by) : type;
    case 'package':
    case 'null':
    case 'never':
    case 'unknown':
      return type;
  }
}
