/** What a name can mean, with its types filled in. */
import type {CaseDecl, FunDecl, ParamDecl, VarDecl} from '../ir';
import type {Session} from '../session';
import {
  substitute,
  unknown,
  type FnType,
  type Member,
  type Substitution,
  type Type,
  type TypeParam,
  type TypeSymbol,
} from '../types';
import {memberType} from './memberTypes';

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

/** A value by its name. */
export function valueOf(name: string, type: Type): Candidate {
  return {name, kind: 'value', params: [], result: type, async: false, throws: false, inline: false, cells: []};
}

/** Of what a name may mean, what is read where it is not called: a value rather than a function. */
export function valueAmong(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.find(({kind}) => kind !== 'fun' && kind !== 'ctor') ?? candidates[0];
}

/** A function as a value. */
export function functionTypeOf({params, result, async, throws}: Candidate): FnType {
  return {kind: 'fn', params: params.map(({type}) => type), result, async, throws: throws === true};
}

/** A value of function type, as something to call. */
export function functionValue(name: string, type: FnType): Candidate {
  const params = type.receiver ? [type.receiver, ...type.params] : type.params;
  return {
    ...valueOf(name, type.result),
    kind: 'fun',
    params: params.map((param, index) => ({
      label: null,
      name: `argument ${index + 1}`,
      type: param,
      optional: false,
      vararg: false,
    })),
    async: type.async,
    throws: type.throws,
  };
}

/**
 * A type as a value; Kotlin's objects are values of their own.
 *
 * @param missing - the module that would have to be imported
 */
export function typeCandidate(session: Session, symbol: TypeSymbol, missing?: string): Candidate {
  const instance = session.world.instance(symbol, []);
  const value: Type = symbol.decl.form === 'object' ? instance : {kind: 'meta', of: instance};
  return {...valueOf(symbol.name, value), kind: 'type', ...(missing !== undefined && {missing})};
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

function toParams(session: Session, params: readonly ParamDecl[], member: Member, by: Substitution): CandidateParam[] {
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

export function toCandidateWith(session: Session, member: Member, by: Map<TypeParam, Type>): Candidate {
  const cells = fresh(member.params, by);
  const bare: Member = {...member, params: []};
  return {...toCandidate(session, bare, by), cells, member};
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
