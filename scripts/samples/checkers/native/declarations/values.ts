/** Whether what a declaration gives is what it says. */
import type {FunDecl} from '../ir';
import type {Session} from '../session';
import {prune, type Type} from '../types';

/** A type that asks for nothing: none, one that is not known, or a view, which a builder makes. */
export function isEmptyResult(type: Type): boolean {
  const inner = prune(type);
  return (
    inner.kind === 'unknown' ||
    (inner.kind === 'named' && /^(?:Unit|Void)$/.test(inner.symbol.name)) ||
    (inner.kind === 'named' && inner.symbol.module === 'SwiftUI')
  );
}

export function checkValue(session: Session, given: Type, wanted: Type | undefined, at: FunDecl['at']): void {
  if (wanted && !isEmptyResult(wanted) && !session.relation.assign(given, wanted)) mismatch(session, at, given, wanted);
}

export function mismatch(session: Session, at: FunDecl['at'], given: Type, wanted: Type): void {
  session.report(at, `\`${session.show(given)}\` is given where \`${session.show(wanted)}\` is expected.`);
}
