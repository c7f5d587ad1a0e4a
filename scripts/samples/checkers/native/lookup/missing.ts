/** How a reader is told of names that are not there. */
import type {At, FunDecl} from '../ir';
import {allowed, near} from '../near';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, type Type} from '../types';
import {listHint, missingImport} from '../world/language';
import {memberNames} from './inherited';

export function reportMissingName(session: Session, name: string, at: At, scope: Scope): void {
  const known = new Set<string>(scope.allNames());
  for (const level of scope.levels())
    for (const {type} of level.receivers) {
      const own = prune(type);
      if (own.kind === 'named') for (const member of memberNames(session, own, false)) known.add(member);
    }
  for (const symbol of session.world.allRoots()) known.add(symbol.name);
  for (const member of session.world.allTops()) if (!(member.decl as FunDecl).receiver) known.add(member.name);
  session.report(
    at,
    `No \`${name}\` is declared here.${near(name, known)} Declare it in the sample, or ${lower(listHint(session.language))}`,
  );
}

export function reportMissingMember(session: Session, given: Type, name: string, at: At, inside = false): void {
  const type = prune(given);
  if (type.kind === 'opt') {
    const word = session.language === 'kotlin' ? 'may be null' : 'is optional';
    return session.report(
      at,
      `\`${session.show(type)}\` ${word}: unwrap it before \`.${name}\`, as with \`?.${name}\`.`,
    );
  }
  const statics = type.kind === 'meta';
  const owner = statics ? prune(type.of) : type;
  const names = owner.kind === 'named' ? memberNames(session, owner, statics) : [];
  const close = near(name, names);
  const others = owner.kind === 'named' && memberNames(session, owner, !statics).includes(name);
  const hint = others
    ? ` It is a member of ${statics ? `a value of type \`${session.show(owner)}\`, not of the type itself` : 'the type itself, not of its values'}.`
    : close || (allowed(names) && !inside ? ` It has ${allowed(names)}.` : '');
  const list = owner.kind === 'named' && owner.symbol.origin === 'platform' ? ` ${listHint(session.language)}` : '';
  session.report(at, `\`${session.show(owner)}\` has no ${statics ? 'static ' : ''}member \`${name}\`.${hint}${list}`);
}

/** A member that no type has, of a receiver of which nothing is known. */
export function reportUnknownMember(session: Session, name: string, at: At): void {
  session.report(at, `No type of the SDK or the platform has \`${name}\`.`);
}

export function reportMissingImport(session: Session, name: string, module: string, at: At): void {
  session.report(at, missingImport(session.language, name, module));
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
