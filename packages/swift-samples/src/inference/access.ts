/** Infers the types of names, members and subscripts. */
import type {Arg, ExprOf, Span} from '../ir';
import {show} from '../model/messages';
import type {Scope} from '../model/scope';
import {isUnknown, never, optional, present, prune, unknown, type Type} from '../model/types';
import {functionTypeOf, inActor, isSelf, valueAmong, variableDecl, type Candidate} from './candidates';
import {endLink, inferLink, unwrapLink, type Link} from './chains';
import {requireEffects} from './effects';
import {implicitBase, membersOf, membersOfAnyType} from './members';
import {
  meaningsOf,
  reportMissingImport,
  reportMissingMember,
  reportMissingName,
  reportPrivate,
  reportUnknownMember,
} from './names';
import type {Session} from './session';

export function inferName(session: Session, expr: ExprOf<'name'>, scope: Scope): Type {
  const {name, at} = expr;
  if (name === 'self') return selfType(session, at, scope);
  if (name === 'super') return superType(session, at, scope);
  if (name === '_') return unknown;
  for (const {candidates} of meaningsOf(session, name, scope)) {
    const candidate = valueAmong(candidates)!;
    return candidate.kind === 'func' ? referenceType(candidates) : readValue(session, name, candidate, at, scope);
  }
  const wrapped = /^([$_])(\w+)$/.exec(name);
  if (wrapped && !/^\d/.test(wrapped[2]!)) return wrapperType(session, expr, wrapped[1]!, wrapped[2]!, scope);
  reportMissingName(session, name, at, scope);
  return unknown;
}

/** Returns the type of a function that is used as a value; unknown if several functions have the name. */
function referenceType(candidates: readonly Candidate[]): Type {
  return candidates.length === 1 ? functionTypeOf(candidates[0]!) : unknown;
}

/** Returns the type of a variable or property, and reports why it can't be read here, such as a missing import. */
function readValue(session: Session, name: string, candidate: Candidate, at: Span, scope: Scope): Type {
  if (candidate.missing !== undefined) reportMissingImport(session, name, candidate.missing, at);
  reportPrivate(session, candidate, at, scope);
  requireEffects(session, candidate, at, scope, name);
  return candidate.result;
}

/**
 * Returns the type of `$name` or `_name`, where `name` is a property with a wrapper such as `@State`. `$name` is the
 * wrapper's `projectedValue`. `_name` is the wrapper itself, whose type is unknown here.
 */
function wrapperType(session: Session, expr: ExprOf<'name'>, sigil: string, name: string, scope: Scope): Type {
  const type = inferName(session, {...expr, name}, scope);
  const [meaning] = meaningsOf(session, name, scope);
  const words = (meaning && variableDecl(meaning.candidates[0]!)?.modifiers.words) ?? [];
  if (sigil !== '$') return unknown;
  for (const word of words) {
    const [symbol] = session.world.rootsNamed(/^@(\w+)/.exec(word)?.[1] ?? '');
    const projected = symbol && membersOf(session, session.world.instance(symbol, [type]), 'projectedValue')?.[0];
    if (projected) return projected.result;
  }
  return unknown;
}

function selfType(session: Session, at: Span, scope: Scope): Type {
  for (const level of scope.levels()) {
    const captured = level.own('self');
    if (captured) return captured.type;
    const {receiver} = level;
    if (receiver) return receiver.static ? {kind: 'meta', of: receiver.type} : receiver.type;
  }
  session.report(at, '`self` is used outside a type.');
  return unknown;
}

function superType(session: Session, at: Span, scope: Scope): Type {
  const self = present(selfType(session, at, scope));
  const own = self.kind === 'meta' ? prune(self.of) : self;
  const above = own.kind === 'named' ? session.world.supersOf(own.symbol)[0] : undefined;
  if (!above) return unknown;
  return self.kind === 'meta' ? {kind: 'meta', of: above} : above;
}

export function inferMember(session: Session, expr: ExprOf<'member'>, scope: Scope, expected: Type | undefined): Type {
  const {type, chained} = inferReceiver(session, expr, scope, expected);
  return endLink(session, expr, readMember(session, expr, type, scope, expected), chained);
}

/** Infers what is before a member's name: an expression, or the expected type for `.member`. */
export function inferReceiver(
  session: Session,
  {on, name, safe, nameAt}: ExprOf<'member'>,
  scope: Scope,
  expected: Type | undefined,
): Link {
  const link = on ? inferLink(session, on, scope) : {type: prune(implicitBase(expected)), chained: false};
  // `String?.self` is the type `String?`, not a chain.
  if (safe && link.type.kind === 'meta') return {...link, type: {kind: 'meta', of: optional(link.type.of)}};
  return safe ? unwrapLink(session, link, nameAt, `write \`.${name}\` without \`?\``) : link;
}

/** @param type - the type of the receiver */
function readMember(
  session: Session,
  expr: ExprOf<'member'>,
  type: Type,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const {on, name, nameAt} = expr;
  const members = !on && isUnknown(type) ? undefined : membersOf(session, type, name);
  const found = on && isSelf(on) ? members && inActor(members) : members;
  if (!found) {
    if (type.kind === 'never') return never;
    if (membersOfAnyType(session, name).length === 0) reportUnknownMember(session, on ? name : `.${name}`, nameAt);
    return unknown;
  }
  const candidate = valueAmong(found);
  if (!candidate) {
    // If an optional is expected, `.none` and `.some` are its cases.
    if (!on && expected && /^(?:none|some)$/.test(name)) return {kind: 'nil'};
    const wrapped = on && boundType(type);
    if (wrapped) return bindingTo(session, readMember(session, expr, wrapped, scope, undefined));
    if (!isDerived(session, type, name)) reportMissingMember(session, type, name, nameAt);
    return unknown;
  }
  const isFunction = candidate.kind === 'func' || candidate.kind === 'init';
  if (isFunction) reportPrivate(session, candidate, nameAt, scope);
  return isFunction ? referenceType(found) : readValue(session, name, candidate, nameAt, scope);
}

/** Whether a type has a member that Swift derives from other declarations. The member's type is unknown. */
function isDerived(session: Session, type: Type, name: string): boolean {
  if (type.kind === 'named' && type.symbol.decl.modifiers.words.includes('@dynamicMemberLookup')) return true;
  // `Type.method` is a function that takes the receiver.
  const instance = type.kind === 'meta' ? membersOf(session, type.of, name) : undefined;
  if (instance?.some(({kind}) => kind === 'func')) return true;
  // `value.$name` exists if `name` has a wrapper.
  return name.startsWith('$') && Boolean(membersOf(session, type, name.slice(1))?.length);
}

/** Returns the type that a SwiftUI `Binding` refers to. The members of that type are bindings, too: `$form.name`. */
export function boundType(given: Type): Type | undefined {
  const type = prune(given);
  const isBinding = type.kind === 'named' && type.symbol.origin === 'platform' && type.symbol.name === 'Binding';
  return isBinding ? prune(type.args[0] ?? unknown) : undefined;
}

function bindingTo(session: Session, type: Type): Type {
  return isUnknown(type) ? unknown : session.world.named('Binding', [type]);
}

export function inferSubscript(session: Session, expr: ExprOf<'subscript'>, scope: Scope): Type {
  const {type, chained} = inferLink(session, expr.on, scope);
  if (type.kind === 'opt')
    session.report(expr.at, `\`${show(type)}\` is optional: unwrap it before \`[\`, as with \`?[\`.`);
  const wrapped = boundType(present(type));
  const base = present(wrapped ?? type);
  const given = expr.args.map((arg) => session.infer(arg.value, scope));
  if (base.kind === 'unknown' || base.kind === 'never' || base.kind === 'var') return unknown;
  // Every type can be read with a key path. The checker can't determine the type that a key path gives.
  if (expr.args.some(({label}) => label === 'keyPath')) return unknown;
  const candidates = membersOf(session, base, 'subscript') ?? [];
  // An index of unknown type, such as `1...`, doesn't decide which of several subscripts is meant.
  if (candidates.length > 1 && given.some(isUnknown)) return unknown;
  const fitting = candidates.find((candidate) => takes(session, candidate, expr.args, given));
  if (fitting) return endLink(session, expr, wrapped ? bindingTo(session, fitting.result) : fitting.result, chained);
  session.report(expr.at, `\`${show(base)}\` can't be read with \`[${given.map(show).join(', ')}]\`.`);
  return unknown;
}

/** Whether a subscript accepts the arguments. If so, binds its inference variables. */
function takes(session: Session, {params}: Candidate, args: readonly Arg[], given: readonly Type[]): boolean {
  if (args.length > params.length || params.slice(args.length).some(({optional}) => !optional)) return false;
  if (!args.every(({label}, index) => params[index]!.label === (label ?? null))) return false;
  return session.trial(
    () => given.every((type, index) => session.relation.assign(type, params[index]!.type)),
    (_, fits) => fits,
  ).value;
}
