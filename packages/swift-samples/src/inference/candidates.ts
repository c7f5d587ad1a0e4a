/** Candidates: what a name can mean, with the receiver's type arguments filled in. */
import type {CaseDecl, Expr, FuncDecl, ParamDecl, VarDecl} from '../ir';
import {
  prune,
  substitute,
  unknown,
  voidType,
  type FnType,
  type Member,
  type Substitution,
  type Type,
  type TypeParam,
  type TypeSymbol,
} from '../model/types';
import type {Session} from './session';

export interface CandidateParam {
  label: string | null;
  name: string;
  type: Type;
  optional: boolean;
  variadic: boolean;
  /** Undefined for the parameters of a function type, because `FnType` doesn't record it. */
  inout?: boolean;
}

/** Something that can be called, or a value that can be read. */
export interface Candidate {
  name: string;
  kind: 'func' | 'var' | 'case' | 'init' | 'type' | 'value';
  /** Set for members of types, and for top-level functions and variables. */
  member?: Member;
  params: CandidateParam[];
  /** What a call returns, or the type of the value. */
  result: Type;
  async: boolean;
  throws: boolean | 'rethrows';
  /** The inference variables for the candidate's type parameters. */
  cells: Type[];
  /** The module that the file must import for this name, but doesn't. */
  missing?: string;
}

export function valueCandidate(name: string, type: Type): Candidate {
  return {name, kind: 'value', params: [], result: type, async: false, throws: false, cells: []};
}

/** Returns what a name means where it isn't called: a value or type if there is one, otherwise a function. */
export function valueAmong(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.find(({kind}) => kind !== 'func' && kind !== 'init') ?? candidates[0];
}

/** Returns the type of a function that is used as a value. */
export function functionTypeOf({params, result, async, throws}: Candidate): FnType {
  return {kind: 'fn', params: params.map(({type}) => type), result, async, throws: throws === true};
}

/** Returns a callable candidate for a value that has a function type. */
export function functionCandidate(name: string, type: FnType): Candidate {
  return {
    ...valueCandidate(name, type.result),
    kind: 'func',
    params: type.params.map((param, index) => ({
      label: null,
      name: `argument ${index + 1}`,
      type: param,
      optional: false,
      variadic: false,
    })),
    async: type.async,
    throws: type.throws,
  };
}

/**
 * Returns the candidate for a type that is used as a value.
 *
 * @param missing - the module that the file must import for the type, but doesn't
 */
export function typeCandidate(session: Session, symbol: TypeSymbol, missing?: string): Candidate {
  const type: Type = {kind: 'meta', of: session.world.instance(symbol, [])};
  return {...valueCandidate(symbol.name, type), kind: 'type', ...(missing !== undefined && {missing})};
}

/** Returns an inference variable for each type parameter, and adds these variables to `into`. */
export function freshCells(params: readonly TypeParam[], into: Map<TypeParam, Type>): Type[] {
  const cells = params.map(({name}): Type & {kind: 'var'} => ({kind: 'var', cell: {name}}));
  params.forEach((param, index) => into.set(param, cells[index]!));
  params.forEach((param, index) => {
    if (param.bound) cells[index]!.cell.upper = substitute(param.bound, into);
  });
  return cells;
}

/**
 * Returns a member as a candidate.
 *
 * @param owner - the type arguments of the receiver's type
 */
export function memberCandidate(session: Session, member: Member, owner: Substitution = new Map()): Candidate {
  const by = new Map(owner);
  const cells = freshCells(member.params, by);
  if (member.kind === 'init') constrain(session, member, by);
  const base = {name: member.name, member, cells, async: false, throws: false as const};
  const {decl} = member;
  if (decl.kind === 'case') {
    const result = substitute(session.world.selfOf(member.owner!), by);
    if (!decl.params) return {...base, kind: 'case', params: [], result};
    return {...base, kind: 'func', params: toParams(session, decl.params, member, by), result};
  }
  // Code outside an actor must wait for the actor's members, except for initializers, constants, static members and
  // `nonisolated` members.
  const {static: isStatic, words} = decl.modifiers;
  const isolated = member.owner?.decl.form === 'actor' && !isStatic && !words.includes('nonisolated');
  if (decl.kind === 'var') {
    const waits = isolated && (decl.mutable || decl.getter !== undefined);
    const result = substitute(memberType(session, member), by);
    return {
      ...base,
      kind: 'var',
      params: [],
      result,
      async: decl.async || waits,
      throws: decl.throws && !neverFails(by),
    };
  }
  const isInit = member.kind === 'init';
  const result = isInit ? initResult(session, member, by, cells) : substitute(memberType(session, member), by);
  return {
    ...base,
    kind: isInit ? 'init' : 'func',
    params: toParams(session, decl.params, member, by),
    result,
    async: decl.async || (isolated && !isInit),
    throws: decl.throws,
  };
}

/** Whether a type such as `Task<Int, Never>` never fails. Reading its properties then needs no `try`. */
function neverFails(by: Substitution): boolean {
  return [...by].some(([{name}, type]) => name === 'Failure' && prune(type).kind === 'never');
}

export function isSelf(expr: Expr): boolean {
  return expr.kind === 'name' && expr.name === 'self';
}

/** Returns the candidates as they are inside their actor: there, an actor's member is async only if it's declared `async`. */
export function inActor(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const decl = candidate.member?.owner?.decl.form === 'actor' ? candidate.member.decl : undefined;
    return decl && decl.kind !== 'case' ? {...candidate, async: decl.async} : candidate;
  });
}

/** Applies constraints such as `where Value == [S]` to the type parameters of an initializer's type. */
function constrain(session: Session, {decl, env, owner}: Member, by: Map<TypeParam, Type>): void {
  for (const {name, type, equal} of (decl as FuncDecl).where ?? []) {
    const param = owner?.params.find((each) => each.name === name);
    if (equal && param && prune(by.get(param) ?? unknown).kind === 'var')
      by.set(param, substitute(session.world.resolve(type, env), by));
  }
}

function toParams(session: Session, params: readonly ParamDecl[], member: Member, by: Substitution): CandidateParam[] {
  return params.map(({label, name, type, optional, variadic, autoclosure, inout}) => {
    const declared = type ? substitute(session.world.resolve(type, member.env), by) : unknown;
    const passed = autoclosure && declared.kind === 'fn' ? declared.result : declared;
    return {label, name, type: passed, optional, variadic, inout};
  });
}

function initResult(session: Session, member: Member, by: Substitution, cells: Type[]): Type {
  const symbol = member.owner!;
  const args = symbol.params.map((param) => by.get(param) ?? unknown);
  cells.unshift(...args);
  const type = session.world.instance(symbol, args);
  return (member.decl as FuncDecl).failable ? {kind: 'opt', of: type} : type;
}

const pending = new WeakSet<Member>();

/** Returns the declared or inferred type of a property, or the result type of a function. */
function memberType(session: Session, member: Member): Type {
  if (member.type) return member.type;
  const decl = member.decl as Exclude<Member['decl'], CaseDecl>;
  const written = decl.kind === 'func' ? decl.result : decl.type;
  if (written) return (member.type = session.world.resolve(written, member.env));
  if (decl.kind === 'func') return (member.type = voidType);
  // If the type is still being inferred, the value of the property depends on the property itself.
  if (pending.has(member)) return unknown;
  pending.add(member);
  try {
    return (member.type = session.inferMemberType(member));
  } finally {
    pending.delete(member);
  }
}

/** Returns the declaration of a variable or property; undefined for other candidates. */
export function variableDecl({member}: Candidate): VarDecl | undefined {
  return member?.decl.kind === 'var' ? member.decl : undefined;
}

/** Returns a candidate's name for messages, with its owner and its labels: `Client.create(account:options:)`. */
export function signature({name, params, member, kind}: Candidate): string {
  const owner = member?.owner?.path;
  const shown = kind === 'init' ? (owner ?? name) : owner === undefined ? name : `${owner}.${name}`;
  return `${shown}(${params.map((param) => `${param.label ?? '_'}:`).join('')})`;
}
