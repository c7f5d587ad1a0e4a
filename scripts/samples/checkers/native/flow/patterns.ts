/** Patterns: what they bind, and whether they can fit. */
import type {Pattern, PatternOf} from '../ir';
import {membersOf} from '../lookup/members';
import {reportMissingMember} from '../lookup/missing';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, settled, unknown, type Type} from '../types';

export function bindPattern(session: Session, pattern: Pattern, given: Type, scope: Scope): void {
  switch (pattern.kind) {
    case 'bind':
      scope.set(pattern.name, {type: pattern.type ? session.resolveType(pattern.type, scope) : settled(given)});
      return;
    case 'wild':
      return;
    case 'tuple':
      pattern.items.forEach((item, index) =>
        bindPattern(session, item, pattern.items.length === 1 ? given : component(session, given, index), scope),
      );
      return;
    case 'some':
      return bindPattern(session, pattern.of, present(given), scope);
    case 'is': {
      const type = session.resolveType(pattern.type, scope);
      if (pattern.pattern) bindPattern(session, pattern.pattern, type, scope);
      return;
    }
    case 'in':
      session.infer(pattern.value, scope);
      return;
    case 'value':
      return checkValuePattern(session, pattern, given, scope);
    case 'case':
      return bindCase(session, pattern, given, scope);
  }
}

/** A value that is compared: of an enum, it must be one of its cases. */
function checkValuePattern(session: Session, pattern: PatternOf<'value'>, given: Type, scope: Scope): void {
  const type = prune(given);
  const value = session.infer(pattern.value, scope, given);
  if (type.kind !== 'named' || type.symbol.decl.form !== 'enum') return;
  const {value: possible} = session.trial(
    () => session.relation.assign(value, type),
    () => false,
  );
  if (!possible) session.report(pattern.value.at, `\`${session.show(value)}\` is never a \`${session.show(type)}\`.`);
}

function bindCase(session: Session, pattern: PatternOf<'case'>, given: Type, scope: Scope): void {
  const base = pattern.on ? session.resolveType(pattern.on, scope) : present(given);
  const carried = carriedTypes(session, pattern, base, given, scope);
  pattern.items.forEach((item, index) => bindPattern(session, item, carried(index), scope));
}

/** The types of what a case carries. */
function carriedTypes(
  session: Session,
  {name, items, at}: PatternOf<'case'>,
  base: Type,
  given: Type,
  scope: Scope,
): (index: number) => Type {
  if (base.kind === 'unknown') return () => unknown;
  if (name === 'some' || name === 'none') return () => present(given);
  const meta: Type = {kind: 'meta', of: base};
  const params = membersOf(session, meta, name, scope)?.[0]?.params;
  if (!params) reportMissingMember(session, meta, name, at);
  else if (items.length > 0 && params.length === 0) session.report(at, `\`${name}\` carries no value.`);
  else if (items.length > 1 && params.length !== items.length)
    session.report(at, `\`${name}\` carries ${params.length} values, not ${items.length}.`);
  return (index) => params?.[index]?.type ?? unknown;
}

/** The nth part of a value that is taken apart. */
export function component(session: Session, given: Type, index: number): Type {
  const type = prune(given);
  if (type.kind === 'tuple') return type.items[index]?.type ?? unknown;
  if (type.kind !== 'named') return unknown;
  if (/^(?:Pair|Triple|Entry)$/.test(type.symbol.name)) return type.args[index] ?? unknown;
  if (/^(?:List|MutableList|Array)$/.test(type.symbol.name)) return type.args[0] ?? unknown;
  const primary = type.symbol.decl.ctors[0]?.params[index];
  return primary?.type ? session.world.resolve(primary.type, type.symbol.env) : unknown;
}
