/** Whether a type keeps what its supertypes ask of it. */
import type {FunDecl, TypeDecl, VarDecl} from '../ir';
import type {Candidate} from '../lookup/candidate';
import {inherited} from '../lookup/inherited';
import {near} from '../near';
import type {Session} from '../session';
import type {Member, Named, TypeSymbol} from '../types';
import {declaredNames} from '../world';

/** `override` needs something to override; a protocol or interface needs all its members. */
export function checkOverrides(session: Session, decl: TypeDecl, symbol: TypeSymbol): void {
  const supers = session.world.supersOf(symbol);
  for (const member of decl.members)
    if (member.kind !== 'type' && member.flags.override) checkOverride(session, member, supers);
  for (const type of supers) if (type.symbol.decl.form === 'interface') checkRequirements(session, decl, symbol, type);
}

function checkOverride(session: Session, member: FunDecl | VarDecl, supers: readonly Named[]): void {
  // Of Swift's platform not every member is listed.
  const known = supers.every(({symbol}) => symbol.origin !== 'platform' || session.language === 'kotlin');
  if (supers.length === 0 || !known) return;
  const name = nameOf(member);
  const candidates = supers.flatMap((type) => inherited(session, type, name, false));
  if (candidates.some((candidate) => member.kind === 'var' || sameParams(session, member, candidate))) return;
  const names = supers.flatMap(({symbol}) => [...symbol.members.keys()]);
  const hint = candidates.length > 0 ? ': what it would override takes other parameters.' : `.${near(name, names)}`;
  session.report(member.at, `\`${name}\` overrides nothing${hint}`);
}

function checkRequirements(session: Session, decl: TypeDecl, symbol: TypeSymbol, type: Named): void {
  if (type.symbol.origin === 'platform' || decl.form === 'interface' || decl.flags.abstract) return;
  for (const required of type.symbol.decl.members) {
    if (required.kind === 'type' || required.flags.static || hasBody(required)) continue;
    if (isKept(session, required, symbol, type)) continue;
    const shown = nameOf(required) + (required.kind === 'fun' ? shownParams(session, required) : '');
    session.report(decl.at, `\`${decl.name}\` lacks \`${shown}\`, which \`${type.symbol.path}\` asks for.`);
  }
}

function isKept(session: Session, required: FunDecl | VarDecl, symbol: TypeSymbol, type: Named): boolean {
  return inherited(session, session.world.selfOf(symbol), nameOf(required), false)
    .filter(({member}) => member?.owner !== type.symbol || isDefault(member))
    .some(
      (candidate) => required.kind === 'var' || (candidate.kind === 'fun' && sameParams(session, required, candidate)),
    );
}

/** A protocol's extension gives its requirement a body. */
function isDefault(member: Member | undefined): boolean {
  if (!member?.owner) return false;
  return !member.owner.decl.members.includes(member.decl as FunDecl);
}

function hasBody(decl: FunDecl | VarDecl): boolean {
  return decl.value !== undefined || (decl.kind === 'fun' ? decl.body : decl.getter) !== undefined;
}

function nameOf(decl: FunDecl | VarDecl): string {
  return declaredNames(decl)[0] ?? '';
}

function sameParams(session: Session, {params}: FunDecl, candidate: Candidate): boolean {
  return (
    candidate.params.length === params.length &&
    params.every(({label}, index) => session.language === 'kotlin' || label === candidate.params[index]!.label)
  );
}

function shownParams(session: Session, {params}: FunDecl): string {
  return session.language === 'kotlin'
    ? `(${params.map(({name}) => name).join(', ')})`
    : `(${params.map(({label}) => `${label ?? '_'}:`).join('')})`;
}
