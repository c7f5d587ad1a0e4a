/** From names to what they may mean in a place. */
import type {At, FunDecl, VarDecl} from './ir';
import {
  constructors,
  extensions,
  importOf,
  inherited,
  memberNames,
  toCandidateWith,
  type Candidate,
} from './candidates';
import {allowed, near} from './near';
import type {Scope} from './scope';
import type {Session} from './session';
import {prune, type Named, type Type, type TypeParam, type TypeSymbol} from './types';
import {listHint, missingImport} from './world';

export function valueOf(name: string, type: Type): Candidate {
  return {name, kind: 'value', params: [], result: type, async: false, throws: false, inline: false, cells: []};
}

export function typeCandidate(session: Session, symbol: TypeSymbol, missing?: string): Candidate {
  const instance = session.world.instance(symbol, []);
  const value: Type = symbol.decl.form === 'object' ? instance : {kind: 'meta', of: instance};
  return {...valueOf(symbol.name, value), kind: 'type', ...(missing !== undefined && {missing})};
}

/** Members by this name, of any type; undefined where the type is not known. */
export function membersOf(
  session: Session,
  given: Type,
  name: string,
  scope: Scope,
  inside = false,
): Candidate[] | undefined {
  const type = prune(given);
  const kotlin = session.language === 'kotlin';
  const extra = (): Candidate[] => (kotlin ? extensions(session, type, name, scope) : []);
  switch (type.kind) {
    case 'named': {
      const own = inherited(session, type, name, false);
      const statics = inside ? inherited(session, type, name, true) : [];
      const any =
        kotlin && own.length === 0 ? inherited(session, session.world.named('Any') as Named, name, false) : [];
      const enumeration = kotlin && type.symbol.decl.form === 'enum' ? enumMembers(session, name) : [];
      return [...own, ...statics, ...any, ...enumeration, ...extra()];
    }
    case 'meta':
      return staticsOf(session, type.of, name);
    case 'opt':
      return kotlin
        ? extra()
        : inherited(session, session.world.named('Optional', undefined, [type.of]) as Named, name, false);
    case 'tuple': {
      const item = type.items.find((entry, index) => entry.label === name || String(index) === name);
      return item ? [valueOf(name, item.type)] : extra();
    }
    case 'param':
      return type.param.bound
        ? membersOf(session, type.param.bound, name, scope)
        : kotlin
          ? [...inherited(session, session.world.named('Any') as Named, name, false), ...extra()]
          : [];
    case 'var':
      return type.cell.upper ? membersOf(session, type.cell.upper, name, scope) : undefined;
    case 'fn':
      return name === 'invoke' && kotlin ? [functionValue(name, type)] : extra();
    case 'package': {
      const path = `${type.path}.${name}`;
      const symbol = session.world.typeAt(path);
      if (symbol) return [typeCandidate(session, symbol)];
      const tops = session.world.topsNamed(name).filter((member) => member.module === type.path);
      if (tops.length > 0) return tops.map((member) => toCandidateWith(session, member, new Map()));
      return isPackage(session, path) ? [valueOf(name, {kind: 'package', path})] : [];
    }
    case 'null':
      return extra();
    case 'never':
    case 'unknown':
      return undefined;
  }
}

function enumMembers(session: Session, name: string): Candidate[] {
  if (name === 'name') return [valueOf(name, session.world.named('String'))];
  if (name === 'ordinal') return [valueOf(name, session.world.named('Int'))];
  return [];
}

function staticsOf(session: Session, given: Type, name: string): Candidate[] | undefined {
  const type = prune(given);
  if (type.kind !== 'named')
    return type.kind === 'param' && session.language === 'swift' && type.param.bound
      ? staticsOf(session, type.param.bound, name)
      : undefined;
  const nested = session.world.nestedIn(type.symbol, name);
  const found = inherited(session, type, name, true);
  if (nested) found.push(typeCandidate(session, nested));
  if (session.language === 'swift') {
    if (name === 'init')
      found.push(
        ...constructors(
          session,
          type,
          type.args.every((arg) => prune(arg).kind === 'unknown'),
        ),
      );
    if (name === 'self') found.push(valueOf(name, {kind: 'meta', of: type}));
    if (name === 'allCases') found.push(valueOf(name, session.world.named('Array', undefined, [type])));
  } else if (type.symbol.decl.form === 'enum') {
    if (name === 'entries') found.push(valueOf(name, session.world.named('List', undefined, [type])));
    if (name === 'values') found.push({...valueOf(name, session.world.named('Array', undefined, [type])), kind: 'fun'});
    if (name === 'valueOf') {
      const param = {
        label: 'value',
        name: 'value',
        type: session.world.named('String'),
        optional: false,
        vararg: false,
      };
      found.push({...valueOf(name, type), kind: 'fun', params: [param]});
    }
  }
  return found;
}

/** A value of function type, as something to call. */
export function functionValue(name: string, type: Extract<Type, {kind: 'fn'}>): Candidate {
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

export function isPackage(session: Session, path: string): boolean {
  for (const module of session.world.moduleNames()) if (module === path || module.startsWith(`${path}.`)) return true;
  return false;
}

/** What a name without a receiver may mean, nearest first: each level's candidates together. */
export function* namesInScope(session: Session, name: string, scope: Scope): Generator<Candidate[]> {
  for (const level of scope.levels()) {
    const binding = level.own(name);
    if (binding) {
      const type = binding.lazy ? binding.lazy() : binding.type;
      yield [valueOf(name, type)];
    }
    for (const receiver of level.receivers) {
      const found = membersOf(session, receiver.type, name, scope, receiver.inside);
      if (found && found.length > 0) yield found;
    }
  }
  const tops = session.world.topsNamed(name).filter((member) => !(member.decl as FunDecl | VarDecl).receiver);
  const visible = tops.filter((member) => session.world.visible(member.module, name, scope.env.unit));
  if (visible.length > 0) yield visible.map((member) => toCandidateWith(session, member, new Map<TypeParam, Type>()));
  const aliased = scope.env.unit.imports.get(name);
  if (aliased && visible.length === 0) {
    const dot = aliased.lastIndexOf('.');
    const real = session.world
      .topsNamed(aliased.slice(dot + 1))
      .filter((member) => member.module === aliased.slice(0, dot));
    if (real.length > 0) yield real.map((member) => toCandidateWith(session, member, new Map<TypeParam, Type>()));
    const holder = session.world.typeAt(aliased.slice(0, dot));
    const statics = holder
      ? staticsOf(session, {kind: 'meta', of: session.world.instance(holder, [])}, aliased.slice(dot + 1))
      : undefined;
    if (statics && statics.length > 0) yield statics;
  }
  const type = session.world.findType(name, scope.env);
  const param = scope.env.params.get(name);
  if (param) yield [valueOf(name, {kind: 'meta', of: param})];
  if (type?.imported) yield [typeCandidate(session, type.symbol)];
  const others = tops.filter((member) => !visible.includes(member));
  if (others.length > 0)
    yield others.map((member) => ({
      ...toCandidateWith(session, member, new Map<TypeParam, Type>()),
      ...importOf(session, member, scope),
    }));
  if (type && !type.imported) yield [typeCandidate(session, type.symbol, type.symbol.module)];
  if (isPackage(session, name)) yield [valueOf(name, {kind: 'package', path: name})];
}

export function reportMissingName(session: Session, name: string, at: At, scope: Scope): void {
  const known = new Set<string>(scope.allNames());
  for (const level of scope.levels())
    for (const {type} of level.receivers) {
      const own = prune(type);
      if (own.kind === 'named') for (const member of memberNames(session, own, false)) known.add(member);
    }
  for (const symbol of session.world.allRoots()) known.add(symbol.name);
  for (const member of session.world.allTops()) if (!(member.decl as FunDecl).receiver) known.add(member.name);
  session.report(
    at,
    `No \`${name}\` is declared here.${near(name, known)} Declare it in the sample, or ${lower(listHint(session.language))}`,
  );
}

export function reportMissingMember(session: Session, given: Type, name: string, at: At, inside = false): void {
  const type = prune(given);
  if (type.kind === 'opt') {
    const word = session.language === 'kotlin' ? 'may be null' : 'is optional';
    return session.report(
      at,
      `\`${session.show(type)}\` ${word}: unwrap it before \`.${name}\`, as with \`?.${name}\`.`,
    );
  }
  const statics = type.kind === 'meta';
  const owner = statics ? prune(type.of) : type;
  const names = owner.kind === 'named' ? memberNames(session, owner, statics) : [];
  const close = near(name, names);
  const others = owner.kind === 'named' && memberNames(session, owner, !statics).includes(name);
  const hint = others
    ? ` It is a member of ${statics ? `a value of type \`${session.show(owner)}\`, not of the type itself` : 'the type itself, not of its values'}.`
    : close || (allowed(names) && !inside ? ` It has ${allowed(names)}.` : '');
  const list = owner.kind === 'named' && owner.symbol.origin === 'platform' ? ` ${listHint(session.language)}` : '';
  session.report(at, `\`${session.show(owner)}\` has no ${statics ? 'static ' : ''}member \`${name}\`.${hint}${list}`);
}

export function reportMissingImport(session: Session, name: string, module: string, at: At): void {
  session.report(at, missingImport(session.language, name, module));
}

/** Without knowing the receiver: whether any type at all has such a member. */
export function anyMember(session: Session, name: string): Candidate[] {
  const members = session.world.anyNamed(name).map((member) => toCandidateWith(session, member, new Map()));
  const tops = session.world.topsNamed(name).filter((member) => (member.decl as FunDecl | VarDecl).receiver);
  return [...members, ...tops.map((member) => toCandidateWith(session, member, new Map()))];
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
