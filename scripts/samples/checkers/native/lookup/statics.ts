/** What a type itself has: static members, nested types, cases. */
import type {Session} from '../session';
import {prune, type Type} from '../types';
import {typeCandidate, valueOf, type Candidate} from './candidate';
import {constructors} from './constructors';
import {inherited} from './inherited';

export function staticsOf(session: Session, given: Type, name: string): Candidate[] | undefined {
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
