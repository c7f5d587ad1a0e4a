/** Checks declared types: their members, and what their supertypes require of them. */
import type {FuncDecl, Span, TypeDecl, VarDecl} from '../ir';
import {didYouMean} from '../model/messages';
import {newEffects, type Scope} from '../model/scope';
import {prune, type Env, type Named, type Type, type TypeSymbol} from '../model/types';
import {declaredNames, extensionEnv} from '../world';
import {variableDecl, type Candidate} from './candidates';
import {inferFunction, inferVariable} from './declarations';
import {checkDuplicateMembers} from './duplicates';
import {inheritedMembers} from './members';
import type {Session} from './session';

/** Checks the declaration of a type or an extension, including the bodies in it. */
export function checkType(session: Session, decl: TypeDecl, scope: Scope): void {
  const extended = decl.form === 'extension' && decl.of ? prune(session.resolveType(decl.of, scope)) : undefined;
  const symbol = extended?.kind === 'named' ? extended.symbol : findDeclared(session, decl, scope);
  if (!symbol) return;
  if (decl.form === 'alias') {
    if (decl.of) session.resolveType(decl.of, scope.child({env: symbol.env}));
    return;
  }
  const env: Env = extended ? session.world.constrained(extensionEnv(scope.env, symbol), decl) : symbol.env;
  const isValue = symbol.decl.form === 'struct' || symbol.decl.form === 'enum';
  const inner = scope.child({
    env,
    receiver: {type: receiverType(session, symbol, env), mutable: !isValue, init: false},
    effects: newEffects({async: false, throws: false}),
  });
  for (const ref of decl.supers) checkSuper(session, decl, prune(session.resolveType(ref, inner)), ref.at);
  for (const init of decl.inits) inferFunction(session, init, inner);
  for (const member of decl.members) {
    if (member.kind === 'func') inferFunction(session, member, inner);
    else if (member.kind === 'type') checkType(session, member, inner);
    else inferVariable(session, member, inner.child(inner.receiver ? {receiver: inner.receiver} : {}));
  }
  // Extensions with different constraints may declare the same name.
  if (decl.where.length === 0) checkDuplicateMembers(session, decl.members, decl.cases, decl.inits);
  if (!extended) checkSupers(session, decl, symbol);
}

/** Reports a supertype that nothing can inherit from. */
function checkSuper(session: Session, decl: TypeDecl, type: Type, at: Span): void {
  if (type.kind !== 'named' || type.symbol.origin !== 'sample') return;
  const {form, modifiers} = type.symbol.decl;
  const name = `\`${type.symbol.path}\``;
  // A struct can be the type of an enum's raw values.
  if ((form === 'struct' || form === 'enum') && decl.form !== 'enum')
    session.report(at, `Nothing can inherit from ${name}, because it isn't a class or a protocol.`);
  if (form === 'class' && decl.form === 'class' && modifiers.words.includes('final'))
    session.report(at, `No class can inherit from ${name}, because it is \`final\`.`);
}

/** Returns the type of `self`. In an extension with constraints, the type's arguments are what `env` has for them. */
function receiverType(session: Session, symbol: TypeSymbol, env: Env): Type {
  const args = symbol.params.map((param) => env.params.get(param.name) ?? {kind: 'param' as const, param});
  return session.world.instance(symbol, args);
}

function findDeclared(session: Session, decl: TypeDecl, scope: Scope): TypeSymbol | undefined {
  const nested = scope.env.type?.nested.get(decl.name);
  return nested?.decl === decl ? nested : session.world.rootsNamed(decl.name).find((symbol) => symbol.decl === decl);
}

/** Checks that each `override` overrides something, and that the type has everything that its protocols require. */
function checkSupers(session: Session, decl: TypeDecl, symbol: TypeSymbol): void {
  const supers = session.world.supersOf(symbol);
  // An unknown supertype, which is reported elsewhere, could have any member.
  const areKnown = supers.length >= symbol.decl.supers.length;
  for (const member of decl.members)
    if (member.kind !== 'type' && member.modifiers.override && areKnown) checkOverride(session, member, supers);
  for (const type of supers) if (type.symbol.decl.form === 'protocol') checkRequirements(session, decl, symbol, type);
}

function checkOverride(session: Session, member: FuncDecl | VarDecl, supers: readonly Named[]): void {
  // The platform's declarations don't list every member.
  if (supers.some(({symbol}) => symbol.origin === 'platform')) return;
  const name = nameOf(member);
  const candidates = supers.flatMap((type) => inheritedMembers(session, type, name, member.modifiers.static));
  if (candidates.some((candidate) => member.kind === 'var' || hasSameLabels(member, candidate))) return;
  const names = supers.flatMap(({symbol}) => [...symbol.members.keys()]);
  const hint = candidates.length > 0 ? ': the inherited member has other parameters.' : `.${didYouMean(name, names)}`;
  session.report(member.at, `\`${name}\` overrides nothing${hint}`);
}

function checkRequirements(session: Session, decl: TypeDecl, symbol: TypeSymbol, type: Named): void {
  if (type.symbol.origin === 'platform' || decl.form === 'protocol') return;
  for (const required of type.symbol.decl.members) {
    if (required.kind === 'type' || hasBody(required) || isOperator(required)) continue;
    if (isFulfilled(session, required, symbol, type)) continue;
    const labels = required.kind === 'func' ? `(${required.params.map(({label}) => `${label ?? '_'}:`).join('')})` : '';
    session.report(
      decl.at,
      `\`${decl.name}\` lacks \`${nameOf(required)}${labels}\`, which \`${type.symbol.path}\` requires.`,
    );
  }
}

/** Whether the type, a supertype, or an extension of the protocol has what the protocol requires. */
function isFulfilled(
  session: Session,
  required: FuncDecl | VarDecl,
  symbol: TypeSymbol,
  {symbol: protocol}: Named,
): boolean {
  return inheritedMembers(session, session.world.selfOf(symbol), nameOf(required), required.modifiers.static)
    .filter(({member}) => member?.owner !== protocol || !protocol.decl.members.some((each) => each === member.decl))
    .some((candidate) =>
      required.kind === 'var'
        ? !required.settable || variableDecl(candidate)?.settable !== false
        : candidate.kind === 'func' && hasSameLabels(required, candidate) && hasSameEffects(required, candidate),
    );
}

/** Whether a function is async or throws only if the requirement is async or throws, too. */
function hasSameEffects(required: FuncDecl, {member}: Candidate): boolean {
  const decl = member?.decl;
  if (decl?.kind !== 'func') return true;
  return (required.async || !decl.async) && (required.throws !== false || decl.throws !== true);
}

function isOperator(decl: FuncDecl | VarDecl): boolean {
  return !/^\w/.test(nameOf(decl));
}

function hasBody(decl: FuncDecl | VarDecl): boolean {
  return decl.kind === 'func' ? decl.body !== undefined : (decl.getter ?? decl.value) !== undefined;
}

function nameOf(decl: FuncDecl | VarDecl): string {
  return declaredNames(decl)[0] ?? '';
}

function hasSameLabels({params}: FuncDecl, candidate: Candidate): boolean {
  return (
    candidate.params.length === params.length &&
    params.every(({label}, index) => label === candidate.params[index]!.label)
  );
}
