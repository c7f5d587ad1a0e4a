/** What is written out: numbers, texts and the like. */
import type {ExprOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, unknown, type Named, type Type} from '../types';

export function inferLiteral(session: Session, {of}: ExprOf<'literal'>, expected: Type | undefined): Type {
  const {world} = session;
  switch (of) {
    case 'int':
      return {...(world.named('Int') as Named), literal: 'int'};
    case 'long':
      return world.named('Long');
    case 'uint':
      return world.named('UInt');
    case 'float':
      return {...(world.named('Double') as Named), literal: 'float'};
    case 'single':
      return world.named('Float');
    case 'bool':
      return session.boolean;
    case 'char':
      return world.named('Char');
    case 'regex':
      return unknown;
    case 'null':
      return expected && prune(expected).kind === 'opt' ? expected : {kind: 'null'};
  }
}

export function inferString(session: Session, {parts}: ExprOf<'string'>, scope: Scope): Type {
  for (const part of parts) session.infer(part, scope);
  return {...(session.world.named('String') as Named), literal: 'string'};
}
