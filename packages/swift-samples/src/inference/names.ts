/** Looks up names that are used without a receiver. */
import type {Span} from '../ir';
import {didYouMean, listNames, missingImport, PLATFORM_HINT, show} from '../model/messages';
import type {Binding, Receiver, Scope} from '../model/scope';
import {prune, type Type} from '../model/types';
import {inActor, memberCandidate, typeCandidate, valueCandidate, type Candidate} from './candidates';
import {memberNames, membersOf} from './members';
import type {Session} from './session';

/** One meaning of a name: the candidates that are declared in the same place. */
export interface Meaning {
  candidates: Candidate[];
  /** Set for a local name. */
  binding?: Binding;
  /** Set for a member of `self`. */
  receiver?: Receiver;
}

/** Yields the meanings of a name, nearest first. */
export function* meaningsOf(session: Session, name: string, scope: Scope): Generator<Meaning> {
  for (const level of scope.levels()) {
    const binding = level.own(name);
    if (binding) {
      const value = {...valueCandidate(name, binding.type), ...binding.reading};
      yield {candidates: binding.functions?.map((each) => memberCandidate(session, each)) ?? [value], binding};
    }
    const {receiver} = level;
    const found = receiver && membersOf(session, receiver.type, name, true);
    if (found && found.length > 0) yield {candidates: inActor(found), receiver};
  }
  const {world} = session;
  if (name === 'Self' && scope.env.type)
    yield {candidates: [valueCandidate(name, {kind: 'meta', of: world.selfOf(scope.env.type)})]};
  const tops = world.topsNamed(name);
  const visible = tops.filter((member) => world.visible(member.module, scope.env.file));
  if (visible.length > 0) yield {candidates: visible.map((member) => memberCandidate(session, member))};
  const param = scope.env.params.get(name);
  if (param) yield {candidates: [valueCandidate(name, {kind: 'meta', of: param})]};
  const type = world.findType(name, scope.env);
  if (type?.imported) yield {candidates: [typeCandidate(session, type.symbol)]};
  const others = tops.filter((member) => !visible.includes(member));
  if (others.length > 0)
    yield {candidates: others.map((member) => ({...memberCandidate(session, member), missing: member.module}))};
  if (type && !type.imported) yield {candidates: [typeCandidate(session, type.symbol, type.symbol.module)]};
  if (world.hasModule(name)) yield {candidates: [valueCandidate(name, {kind: 'module', name})]};
}

export function reportMissingName(session: Session, name: string, at: Span, scope: Scope): void {
  const known = new Set<string>(scope.allNames());
  for (const {receiver} of scope.levels()) {
    const own = receiver && prune(receiver.type);
    if (own?.kind === 'named') for (const member of memberNames(session, own, false)) known.add(member);
  }
  for (const symbol of session.world.allRoots()) known.add(symbol.name);
  for (const member of session.world.allTops()) known.add(member.name);
  session.report(
    at,
    `No \`${name}\` is declared here.${didYouMean(name, known)} Declare it in the sample. ${PLATFORM_HINT}`,
  );
}

export function reportMissingMember(session: Session, given: Type, name: string, at: Span): void {
  const type = prune(given);
  if (type.kind === 'opt')
    return session.report(at, `\`${show(type)}\` is optional: unwrap it before \`.${name}\`, as with \`?.${name}\`.`);
  const statics = type.kind === 'meta';
  const owner = statics ? prune(type.of) : type;
  const named = owner.kind === 'named' ? owner : undefined;
  const names = named ? memberNames(session, named, statics) : [];
  const isOther = named !== undefined && memberNames(session, named, !statics).includes(name);
  const hint = isOther
    ? ` It is a member of ${statics ? `a value of type \`${show(owner)}\`, not of the type itself` : 'the type itself, not of its values'}.`
    : didYouMean(name, names) || (listNames(names) && ` It has ${listNames(names)}.`);
  const list = named?.symbol.origin === 'platform' ? ` ${PLATFORM_HINT}` : '';
  session.report(at, `\`${show(owner)}\` has no ${statics ? 'static ' : ''}member \`${name}\`.${hint}${list}`);
}

/** For a receiver of unknown type: reports that no type has the member. */
export function reportUnknownMember(session: Session, name: string, at: Span): void {
  session.report(at, `No type of the SDK or the platform has \`${name}\`.`);
}

export function reportMissingImport(session: Session, name: string, module: string, at: Span): void {
  session.report(at, missingImport(name, module));
}

/** Reports the use of a `private` member outside the type that declares it. */
export function reportPrivate(session: Session, {member, name}: Candidate, at: Span, scope: Scope): void {
  const decl = member?.decl;
  if (!member?.owner || member.origin !== 'sample' || !decl || decl.kind === 'case' || !decl.modifiers.private) return;
  // Extensions in the same file may use private members, and so may nested types.
  for (let type = scope.env.type; type; type = type.parent) if (type.decl === member.owner.decl) return;
  session.report(at, `\`${name}\` is private to \`${member.owner.path}\`.`);
}
