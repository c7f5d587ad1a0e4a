/** From a name without a receiver to what it may mean. */
import type {FunDecl, VarDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import type {Member} from '../types';
import {toCandidateWith, typeCandidate, valueOf, type Candidate} from './candidate';
import {importOf} from './extensions';
import {membersOf} from './members';
import {isPackage} from './packages';
import {staticsOf} from './statics';

/** What a name without a receiver may mean, nearest first: each level's candidates together. */
export function* namesInScope(session: Session, name: string, scope: Scope): Generator<Candidate[]> {
  yield* inScopes(session, name, scope);
  const {world} = session;
  const tops = world.topsNamed(name).filter((member) => !(member.decl as FunDecl | VarDecl).receiver);
  const visible = tops.filter((member) => world.visible(member.module, name, scope.env.unit));
  if (visible.length > 0) yield visible.map((member) => topCandidate(session, member));
  else yield* imported(session, scope.env.unit.imports.get(name));
  const type = world.findType(name, scope.env);
  const param = scope.env.params.get(name);
  if (param) yield [valueOf(name, {kind: 'meta', of: param})];
  if (type?.imported) yield [typeCandidate(session, type.symbol)];
  const others = tops.filter((member) => !visible.includes(member));
  if (others.length > 0)
    yield others.map((member) => ({...topCandidate(session, member), ...importOf(session, member, scope)}));
  if (type && !type.imported) yield [typeCandidate(session, type.symbol, type.symbol.module)];
  if (isPackage(session, name)) yield [valueOf(name, {kind: 'package', path: name})];
}

/** What the blocks, functions and types around declare. */
function* inScopes(session: Session, name: string, scope: Scope): Generator<Candidate[]> {
  for (const level of scope.levels()) {
    const binding = level.own(name);
    if (binding) yield [valueOf(name, binding.lazy ? binding.lazy() : binding.type)];
    for (const receiver of level.receivers) {
      const found = membersOf(session, receiver.type, name, scope, receiver.inside);
      if (found && found.length > 0) yield found;
    }
  }
}

/** What Kotlin's imports bring by another name, or from within an object. */
function* imported(session: Session, path: string | undefined): Generator<Candidate[]> {
  if (path === undefined) return;
  const dot = path.lastIndexOf('.');
  const [holder, name] = [path.slice(0, dot), path.slice(dot + 1)];
  const tops = session.world.topsNamed(name).filter(({module}) => module === holder);
  if (tops.length > 0) yield tops.map((member) => topCandidate(session, member));
  const type = session.world.typeAt(holder);
  const statics = type && staticsOf(session, session.world.instance(type, []), name);
  if (statics && statics.length > 0) yield statics;
}

function topCandidate(session: Session, member: Member): Candidate {
  return toCandidateWith(session, member, new Map());
}
