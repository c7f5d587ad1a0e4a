import type {Session} from './session';
import {optional, prune, unknown, type Type} from './types';

/** The type of a value that comes from one of several branches. */
export function joined(session: Session, types: readonly Type[]): Type {
  let result: Type | undefined;
  let absent = false;
  for (const given of types) {
    const type = prune(given);
    if (type.kind === 'never') continue;
    if (type.kind === 'null') {
      absent = true;
      continue;
    }
    if (!result) result = type;
    else if (
      session.trial(
        () => session.relation.assign(type, result!),
        (_, fits) => fits,
      ).value
    )
      continue;
    else if (
      session.trial(
        () => session.relation.assign(result!, type),
        (_, fits) => fits,
      ).value
    )
      result = type;
    else result = unknown;
  }
  if (!result) return absent ? {kind: 'null'} : types.length > 0 ? {kind: 'never'} : unknown;
  return absent ? optional(result) : result;
}
