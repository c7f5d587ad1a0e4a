/** Lists, dictionaries and tuples as they are written out. */
import {joined} from '../flow/join';
import type {At, ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, settled, unknown, type Named, type Type} from '../types';

export function inferList(session: Session, expr: ExprOf<'list'>, scope: Scope, expected: Type | undefined): Type {
  if (session.language === 'kotlin') {
    session.report(expr.at, 'Kotlin has no lists in brackets: write `listOf(…)`.');
    return unknown;
  }
  const wanted = wantedCollection(expected);
  const element = wanted?.args[0];
  const types = expr.items.map((item) => session.infer(item, scope, element));
  // `[UInt8]` before a call, and as a value, is the array's type.
  const first = types[0] && prune(types[0]);
  if (types.length === 1 && first?.kind === 'meta')
    return {kind: 'meta', of: session.world.named('Array', undefined, [first.of])};
  types.forEach((type, index) => {
    if (element && !session.relation.assign(type, element))
      session.report(
        expr.items[index]!.at,
        `\`${session.show(type)}\` stands in a list of \`${session.show(element)}\`.`,
      );
  });
  if (wanted && wanted.symbol.name !== 'Any') return wanted;
  return session.world.named('Array', undefined, [common(session, types)]);
}

export function inferDict(session: Session, expr: ExprOf<'dict'>, scope: Scope, expected: Type | undefined): Type {
  const wanted = wantedCollection(expected);
  const [key, value] = wanted?.args ?? [];
  const keys = expr.items.map((item) => session.infer(item.key, scope, key));
  const values = expr.items.map((item) => session.infer(item.value, scope, value));
  const firstKey = keys[0] && prune(keys[0]);
  const firstValue = values[0] && prune(values[0]);
  if (firstKey?.kind === 'meta' && firstValue?.kind === 'meta')
    return {kind: 'meta', of: session.world.named('Dictionary', undefined, [firstKey.of, firstValue.of])};
  expr.items.forEach((item, index) => {
    checkEntry(session, 'key', keys[index]!, key, item.key.at);
    checkEntry(session, 'value', values[index]!, value, item.value.at);
  });
  if (wanted && key) return wanted;
  return session.world.named('Dictionary', undefined, [common(session, keys), common(session, values)]);
}

/** The type that is expected, where it can be a collection. */
function wantedCollection(expected: Type | undefined): Named | undefined {
  const wanted = expected && present(expected);
  return wanted?.kind === 'named' ? wanted : undefined;
}

function checkEntry(session: Session, role: 'key' | 'value', given: Type, wanted: Type | undefined, at: At): void {
  if (wanted && !session.relation.assign(given, wanted))
    session.report(at, `\`${session.show(given)}\` stands as a ${role} where \`${session.show(wanted)}\` is expected.`);
}

/** What all of them are. */
function common(session: Session, types: readonly Type[]): Type {
  return types.length > 0 ? settled(joined(session, types)) : unknown;
}

export function inferTuple(session: Session, expr: ExprOf<'tuple'>, scope: Scope, expected: Type | undefined): Type {
  const [first] = expr.items;
  if (!first) return session.void;
  if (expr.items.length === 1 && !first.label) return session.infer(first.value, scope, expected);
  const wanted = expected && present(expected);
  const wantedAt = (index: number): Type | undefined =>
    wanted?.kind === 'tuple' ? wanted.items[index]?.type : undefined;
  return {
    kind: 'tuple',
    items: expr.items.map(({label, value}, index) => ({
      ...(label && {label}),
      type: settled(session.infer(value, scope, wantedAt(index))),
    })),
  };
}
