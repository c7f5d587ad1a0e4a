/** Checks patterns and conditions: what they bind, and whether they can match. */
import type {Condition, Pattern, PatternOf} from '../ir';
import {show} from '../model/messages';
import type {Binding, Scope} from '../model/scope';
import {isAny, isUnknown, optional, present, prune, settled, unknown, type Type} from '../model/types';
import {membersOf} from './members';
import {reportMissingMember} from './names';
import {isBasic} from './relation';
import type {Session} from './session';

/** How the names of a pattern are declared. */
interface BindOptions {
  /** Whether a name may be declared only once in its scope. */
  once?: boolean;
  constant?: Binding['constant'];
  /** Whether a constant gets its value later, so that an assignment to it isn't an error in itself. */
  deferred?: boolean;
  reading?: Binding['reading'];
}

/** Declares a pattern's names in `scope`. `given`, the type of the matched value, decides their types. */
export function bindPattern(
  session: Session,
  pattern: Pattern,
  given: Type,
  scope: Scope,
  options: BindOptions = {},
): void {
  switch (pattern.kind) {
    case 'bind':
      return bindName(session, pattern, given, scope, options);
    case 'tuple':
      checkTuple(session, pattern, prune(given));
      return pattern.items.forEach((item, index) => {
        const type = pattern.items.length === 1 ? given : itemType(given, index);
        bindPattern(session, item, type, scope, options);
      });
    case 'some':
      return bindPattern(session, pattern.of, present(given), scope, options);
    case 'is': {
      const type = session.resolveType(pattern.type, scope);
      if (pattern.pattern) bindPattern(session, pattern.pattern, type, scope, options);
      return;
    }
    case 'value':
      return checkValuePattern(session, pattern, given, scope);
    case 'case':
      return bindCase(session, pattern, given, scope, options);
    case 'wild':
  }
}

/** Reports a tuple pattern whose value isn't a tuple of the same length. */
function checkTuple(session: Session, {items, at}: PatternOf<'tuple'>, type: Type): void {
  const isOther = type.kind === 'tuple' ? type.items.length !== items.length : type.kind === 'named' && !isAny(type);
  if (items.length > 1 && isOther) session.report(at, `\`${show(type)}\` isn't a tuple of ${items.length} values.`);
}

function bindName(
  session: Session,
  {name, mutable, at}: PatternOf<'bind'>,
  given: Type,
  scope: Scope,
  {once, constant = 'let', deferred, reading}: BindOptions,
): void {
  const earlier = scope.own(name)?.declaredAt;
  if (once && earlier && !session.conditional)
    session.report(at, `\`${name}\` is declared twice in this scope, first on line ${earlier.row + 1} of the sample.`);
  scope.set(name, {
    type: settled(given),
    ...(!mutable && !deferred && {constant}),
    ...(once && {declaredAt: earlier ?? at}),
    ...(reading && {reading}),
  });
}

/** Checks a pattern that is a value to compare with. Where an enum is matched, the value must have the enum's type. */
function checkValuePattern(session: Session, {value}: PatternOf<'value'>, given: Type, scope: Scope): void {
  const type = prune(given);
  const found = session.infer(value, scope, given);
  const isEnum = type.kind === 'named' && type.symbol.decl.form === 'enum';
  const areBasic = isBasic(type) && isBasic(found) && !session.world.declares('~=');
  if ((isEnum || areBasic) && !session.couldAssign(found, type))
    session.report(value.at, `\`${show(found)}\` is never a \`${show(type)}\`.`);
}

function bindCase(session: Session, pattern: PatternOf<'case'>, given: Type, scope: Scope, options: BindOptions): void {
  const base = pattern.on ? session.resolveType(pattern.on, scope) : present(given);
  const types = associatedTypes(session, pattern, base, given);
  pattern.items.forEach((item, index) => bindPattern(session, item, types?.[index] ?? unknown, scope, options));
}

/** Returns the types of a case's associated values; undefined if nothing is known of them. */
function associatedTypes(
  session: Session,
  {name, items, at}: PatternOf<'case'>,
  base: Type,
  given: Type,
): Type[] | undefined {
  if (isUnknown(base)) return undefined;
  if (name === 'some' || name === 'none') return [present(given)];
  const meta: Type = {kind: 'meta', of: base};
  const params = membersOf(session, meta, name)?.[0]?.params;
  if (!params) reportMissingMember(session, meta, name, at);
  else if (items.length > 0 && params.length === 0) session.report(at, `\`${name}\` has no associated values.`);
  else if (items.length > 1 && params.length !== items.length)
    session.report(at, `\`${name}\` has ${params.length} associated values, not ${items.length}.`);
  return params?.map(({type}) => type);
}

function itemType(given: Type, index: number): Type {
  const type = prune(given);
  return type.kind === 'tuple' ? (type.items[index]?.type ?? unknown) : unknown;
}

/**
 * Checks conditions, and declares in `scope` the names that they bind.
 *
 * @param once - whether the names may be declared only once in the scope, as with `guard`
 */
export function inferConditions(session: Session, conds: readonly Condition[], scope: Scope, once = false): void {
  for (const cond of conds) {
    if (cond.kind === 'test') checkBoolean(session, cond.value, scope);
    else if (cond.kind === 'unwrap') inferUnwrap(session, cond, scope, once);
    else bindPattern(session, cond.pattern, session.infer(cond.value, scope), scope, {once});
  }
}

/** Checks a condition such as `let x = y`, and declares the names that it binds. */
function inferUnwrap(session: Session, cond: Extract<Condition, {kind: 'unwrap'}>, scope: Scope, once: boolean): void {
  const wanted = cond.type && session.resolveType(cond.type, scope);
  const type = prune(session.infer(cond.value, scope, wanted && optional(wanted)));
  if (type.kind !== 'opt' && type.kind !== 'unknown' && type.kind !== 'var' && type.kind !== 'nil')
    session.report(cond.at, `\`${show(type)}\` isn't optional; there is nothing to unwrap.`);
  bindPattern(session, cond.pattern, wanted ?? present(type), scope, {once});
}

export function checkBoolean(session: Session, expr: Parameters<Session['infer']>[0], scope: Scope): void {
  const {bool} = session;
  const type = session.infer(expr, scope, bool);
  if (!session.relation.assign(type, bool))
    session.report(expr.at, `A condition must be \`Bool\`, but this is \`${show(type)}\`.`);
}
