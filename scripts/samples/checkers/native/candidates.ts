/** What a name can mean: members, extensions, functions, constructors, each with its types filled in. */
import type {CaseDecl, FunDecl, ParamDecl, VarDecl} from './ir';
import {memberType} from './memberTypes';
import {argumentsOf} from './relate';
import type {Scope} from './scope';
import type {Session} from './session';
import {
  prune,
  substitute,
  unknown,
  type Member,
  type Named,
  type Substitution,
  type Type,
  type TypeParam,
  type TypeSymbol,
} from './types';

export interface CandidateParam {
  label: string | null;
  name: string;
  type: Type;
  optional: boolean;
  vararg: boolean;
}

/** Something that can be called, or a value that can be read. */
export interface Candidate {
  name: string;
  member?: Member;
  kind: 'fun' | 'var' | 'case' | 'ctor' | 'type' | 'value';
  params: CandidateParam[];
  /** What a call gives, or the value's type. */
  result: Type;
  async: boolean;
  throws: boolean | 'rethrows';
  inline: boolean;
  /** Type parameters written at the call go here. */
  cells: Type[];
  /** Not imported where it is used. */
  missing?: string;
}

export function fresh(params: readonly TypeParam[], into: Map<TypeParam, Type>): Type[] {
  const cells = params.map((param): Type => {
    const cell: Type = {kind: 'var', cell: {name: param.name}};
    into.set(param, cell);
    return cell;
  });
  params.forEach((param, index) => {
    const cell = cells[index]!;
    if (param.bound && cell.kind === 'var') cell.cell.upper = substitute(param.bound, into);
  });
  return cells;
}

export function toParams(
  session: Session,
  params: readonly ParamDecl[],
  member: Member,
  by: Substitution,
): CandidateParam[] {
  return params.map((param) => ({
    label: param.label,
    name: param.name,
    type: param.type ? substitute(session.world.resolve(param.type, member.env), by) : unknown,
    optional: param.optional,
    vararg: param.vararg,
  }));
}

/** @param owner - the type arguments of the member's type, as the receiver has them */
export function toCandidate(session: Session, member: Member, owner: Substitution): Candidate {
  const by = new Map(owner);
  const cells = fresh(member.params, by);
  const base = {name: member.name, member, cells, inline: false, async: false, throws: false as const};
  if (member.kind === 'case') return caseCandidate(session, member, by, base);
  const decl = member.decl as FunDecl | VarDecl;
  const remote = member.owner?.decl.form === 'actor' && !decl.flags.words.includes('nonisolated');
  if (decl.kind === 'var') {
    const fixed = remote && !decl.mutable && !decl.getter;
    return {
      ...base,
      kind: 'var',
      params: [],
      result: substitute(memberType(session, member), by),
      async: decl.async || (remote && !fixed),
      throws: decl.throws,
    };
  }
  const result = member.kind === 'ctor' ? ctorResult(member, by, cells) : substitute(memberType(session, member), by);
  return {
    ...base,
    kind: member.kind === 'ctor' ? 'ctor' : 'fun',
    params: toParams(session, decl.params, member, by),
    result,
    async: decl.async || (remote && member.kind !== 'ctor' && !decl.flags.static),
    throws: decl.throws,
    inline: decl.flags.inline,
  };
}

function ctorResult(member: Member, by: Map<TypeParam, Type>, cells: Type[]): Type {
  const symbol = member.owner!;
  const args = symbol.params.map((param) => by.get(param) ?? unknown);
  if (args.length > 0) cells.unshift(...args);
  const type: Type = {kind: 'named', symbol, args};
  return (member.decl as FunDecl).failable ? {kind: 'opt', of: type} : type;
}

function caseCandidate(
  session: Session,
  member: Member,
  by: Substitution,
  base: Pick<Candidate, 'name' | 'member' | 'cells' | 'inline' | 'async' | 'throws'>,
): Candidate {
  const decl = member.decl as CaseDecl;
  const result = substitute(session.world.selfOf(member.owner!), by);
  if (!decl.params) return {...base, kind: 'case', params: [], result};
  return {...base, kind: 'fun', params: toParams(session, decl.params, member, by), result};
}

/** All constructors of a type; a type argument that is not written is found out. */
export function constructors(session: Session, type: Named, open: boolean): Candidate[] {
  const layer = session.world.layers.get(type.symbol);
  const required =
    session.language === 'swift'
      ? session.world
          .supersOf(type.symbol)
          .flatMap((base) => (base.kind === 'named' ? inheritedCtors(session, base, type) : []))
      : [];
  return [...(layer?.ctors ?? []), ...type.symbol.ctors, ...required].map((member) => {
    const by = new Map<TypeParam, Type>();
    if (open) fresh(type.symbol.params, by);
    else for (const [param, arg] of argumentsOf(type)) by.set(param, arg);
    const owner = new Map(by);
    return toCandidate(session, member, owner);
  });
}

/** Initializers that a protocol asks for, or that a class gets from the one above. */
function inheritedCtors(session: Session, base: Named, type: Named): Member[] {
  const own = base.symbol.decl.form === 'interface' || type.symbol.ctors.length === 0 ? base.symbol.ctors : [];
  const above = session.world
    .supersOf(base.symbol)
    .flatMap((next) => (next.kind === 'named' ? inheritedCtors(session, next, type) : []));
  return [...own, ...above].map((member) => ({...member, owner: type.symbol}));
}

function membersIn(symbol: TypeSymbol, session: Session, name: string, statics: boolean): Member[] {
  const layer = session.world.layers.get(symbol);
  const own = statics ? symbol.statics.get(name) : symbol.members.get(name);
  const added = layer && (statics ? layer.statics.get(name) : layer.members.get(name));
  return [...(added ?? []), ...(own ?? [])];
}

/** Members of the type and of what it inherits from; one that is overridden comes once. */
export function inherited(
  session: Session,
  type: Named,
  name: string,
  statics: boolean,
  seen = new Set<TypeSymbol>(),
): Candidate[] {
  if (seen.has(type.symbol)) return [];
  seen.add(type.symbol);
  const by = argumentsOf(type);
  const selfBound = new Map(by);
  const own = membersIn(type.symbol, session, name, statics).map((member) => toCandidate(session, member, selfBound));
  for (const base of session.world.supersOf(type.symbol)) {
    if (base.kind !== 'named') continue;
    for (const candidate of inherited(session, substitute(base, by) as Named, name, statics, seen))
      if (!own.some((other) => sameShape(other, candidate))) own.push(candidate);
  }
  return own;
}

function sameShape(a: Candidate, b: Candidate): boolean {
  if (a.params.length !== b.params.length || (a.kind === 'var') !== (b.kind === 'var')) return false;
  // Kotlin's overrides take their default values from what they override.
  const same = a.params.every(
    (param, index) => param.label === b.params[index]!.label && shape(param.type) === shape(b.params[index]!.type),
  );
  if (same) a.params.forEach((param, index) => (param.optional ||= b.params[index]!.optional));
  return same;
}

function shape(type: Type): string {
  const inner = prune(type);
  if (inner.kind === 'named') return inner.symbol.path;
  if (inner.kind === 'opt') return `${shape(inner.of)}?`;
  return inner.kind === 'param' || inner.kind === 'var' ? '*' : inner.kind;
}

/** Names of all members, for messages. */
export function memberNames(session: Session, type: Named, statics: boolean, seen = new Set<TypeSymbol>()): string[] {
  if (seen.has(type.symbol)) return [];
  seen.add(type.symbol);
  const layer = session.world.layers.get(type.symbol);
  const own = statics ? [...type.symbol.statics.keys(), ...type.symbol.nested.keys()] : [...type.symbol.members.keys()];
  const added = layer ? [...(statics ? layer.statics.keys() : layer.members.keys())] : [];
  const above = session.world
    .supersOf(type.symbol)
    .flatMap((base) => (base.kind === 'named' ? memberNames(session, base, statics, seen) : []));
  return [...own, ...added, ...above];
}

/** Kotlin's extensions of a type by this name; those that are not imported say so. */
export function extensions(session: Session, type: Type, name: string, scope: Scope): Candidate[] {
  const found: Candidate[] = [];
  for (const member of session.world.topsNamed(name)) {
    const decl = member.decl as FunDecl | VarDecl;
    if (!decl.receiver) continue;
    const by = new Map<TypeParam, Type>();
    const candidate = toCandidateWith(session, member, by);
    const receiver = substitute(session.world.resolve(decl.receiver, member.env), by);
    const trail = session.relation.trail.length;
    if (receiver.kind === 'unknown' || !session.relation.assign(type, receiver)) {
      session.relation.undo(trail);
      continue;
    }
    found.push({...candidate, ...importOf(session, member, scope)});
  }
  return found.sort((a, b) => Number(a.missing !== undefined) - Number(b.missing !== undefined));
}

export function toCandidateWith(session: Session, member: Member, by: Map<TypeParam, Type>): Candidate {
  const cells = fresh(member.params, by);
  const bare: Member = {...member, params: []};
  return {...toCandidate(session, bare, by), cells, member};
}

export function importOf(session: Session, member: Member, scope: Scope): {missing?: string} {
  return session.world.visible(member.module, member.name, scope.env.unit) ? {} : {missing: member.module};
}
