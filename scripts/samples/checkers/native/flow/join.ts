/** The type of a value that comes from one of several branches. */
import type {Session} from '../session';
import {optional, prune, unknown, type Type} from '../types';

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
    else if (session.assigns(type, result)) continue;
    else if (session.assigns(result, type)) result = type;
    else result = unknown;
  }
  if (!result) return absent ? {kind: 'null'} : types.length > 0 ? {kind: 'never'} : unknown;
  return absent ? optional(result) : result;
}
