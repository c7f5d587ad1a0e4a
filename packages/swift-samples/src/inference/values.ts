/** Infers the types of literals: numbers, strings, arrays, dictionaries, tuples. */
import type {Expr, ExprOf, Span} from '../ir';
import {show} from '../model/messages';
import type {Scope} from '../model/scope';
import {present, prune, settled, unknown, voidType, type Named, type Type} from '../model/types';
import {joined} from './join';
import type {Session} from './session';

export function inferLiteral(session: Session, {of}: ExprOf<'literal'>, expected: Type | undefined): Type {
  const {world} = session;
  switch (of) {
    case 'int':
      return {...(world.named('Int') as Named), literal: 'int'};
    case 'float':
      return {...(world.named('Double') as Named), literal: 'float'};
    case 'bool':
      return session.bool;
    case 'nil':
      return expected && prune(expected).kind === 'opt' ? expected : {kind: 'nil'};
    case 'regex':
      return unknown;
  }
}

export function inferString(session: Session, {parts}: ExprOf<'string'>, scope: Scope): Type {
  for (const part of parts) session.infer(part, scope);
  return {...(session.world.named('String') as Named), literal: 'string'};
}

export function inferArray(session: Session, expr: ExprOf<'array'>, scope: Scope, expected: Type | undefined): Type {
  const wanted = wantedCollection(expected);
  const element = wanted?.args[0];
  const types = expr.items.map((item) => session.infer(item, scope, element));
  // `[UInt8]` as a value is the type of an array.
  const only = types.length === 1 ? prune(types[0]!) : undefined;
  if (only?.kind === 'meta') return {kind: 'meta', of: session.world.named('Array', [only.of])};
  if (element) checkElements(session, expr.items, types, element, 'in a list of');
  if (wanted && wanted.symbol.name !== 'Any') return wanted;
  return session.world.named('Array', [common(session, expr.at, types, wanted)]);
}

export function inferDictionary(
  session: Session,
  expr: ExprOf<'dictionary'>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const wanted = wantedCollection(expected);
  const [key, value] = wanted?.args ?? [];
  const [keyExprs, valueExprs] = [expr.items.map((item) => item.key), expr.items.map((item) => item.value)];
  const keys = keyExprs.map((item) => session.infer(item, scope, key));
  const values = valueExprs.map((item) => session.infer(item, scope, value));
  const [firstKey, firstValue] = [keys[0] && prune(keys[0]), values[0] && prune(values[0])];
  // `[String: Int]` as a value is the type of a dictionary.
  if (firstKey?.kind === 'meta' && firstValue?.kind === 'meta')
    return {kind: 'meta', of: session.world.named('Dictionary', [firstKey.of, firstValue.of])};
  if (key) checkElements(session, keyExprs, keys, key, 'as a key where');
  if (value) checkElements(session, valueExprs, values, value, 'as a value where');
  if (wanted && key) return wanted;
  const types = [common(session, expr.at, keys, wanted), common(session, expr.at, values, wanted)];
  return session.world.named('Dictionary', types);
}

/** Returns the expected type without its `?` if that is a declared type; otherwise undefined. */
function wantedCollection(expected: Type | undefined): Named | undefined {
  const wanted = expected && present(expected);
  return wanted?.kind === 'named' ? wanted : undefined;
}

function checkElements(
  session: Session,
  items: readonly Expr[],
  types: readonly Type[],
  wanted: Type,
  role: string,
): void {
  types.forEach((type, index) => {
    if (session.relation.assign(type, wanted)) return;
    const end = role.endsWith('where') ? ' is expected' : '';
    session.report(items[index]!.at, `\`${show(type)}\` is used ${role} \`${show(wanted)}\`${end}.`);
  });
}

/** Returns the common type of elements. Reports elements without a common type, unless a type is expected. */
function common(session: Session, at: Span, types: readonly Type[], wanted: Named | undefined): Type {
  if (types.length === 0) return unknown;
  const type = joined(session, types);
  if (!type && !wanted) {
    const shown = [...new Set(types.map((each) => `\`${show(each)}\``))].slice(0, 3);
    session.report(at, `The elements have different types: ${shown.join(' and ')}. Write the type, such as \`[Any]\`.`);
  }
  return type ? settled(type) : unknown;
}

export function inferTuple(session: Session, expr: ExprOf<'tuple'>, scope: Scope, expected: Type | undefined): Type {
  const [first] = expr.items;
  if (!first) return voidType;
  if (expr.items.length === 1 && !first.label) return session.infer(first.value, scope, expected);
  const wanted = expected && present(expected);
  return {
    kind: 'tuple',
    items: expr.items.map(({label, value}, index) => {
      const type = wanted?.kind === 'tuple' ? wanted.items[index]?.type : undefined;
      const found = session.infer(value, scope, type);
      return {...(label && {label}), type: type ? found : settled(found)};
    }),
  };
}
