/** Types of a sample, with the bodies in them. */
import type {FunDecl, TypeDecl, VarDecl} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, type Env, type Named, type TypeSymbol} from '../types';
import {extensionEnv} from '../world';
import {inferFunctionBody} from './functions';
import {checkOverrides} from './overrides';
import {constructorScope, effectsOf} from './scopes';
import {declareVariable} from './variables';

/** The bodies of a type, and whether it keeps what its supertypes ask of it. */
export function checkType(session: Session, decl: TypeDecl, scope: Scope): void {
  const extended = decl.form === 'extension' && decl.of ? session.resolveType(decl.of, scope) : undefined;
  const symbol = extended ? (prune(extended) as Named).symbol : findDeclared(session, decl, scope);
  if (decl.form === 'alias' && decl.of) {
    if (symbol) session.resolveType(decl.of, scope.child({env: symbol.env}));
    return;
  }
  if (!symbol) return;
  const env: Env = extended ? extensionEnv(scope.env, symbol) : symbol.env;
  const self = session.world.selfOf(symbol);
  const inner = scope.child({
    env,
    receivers: [{type: self, inside: true, label: decl.name}],
    effects: {...effectsOf(session, {async: false, throws: false, name: decl.name}, undefined), async: false},
  });
  for (const {type, args} of decl.supers) checkSuper(session, type, args, inner);
  for (const ctor of decl.ctors) checkConstructor(session, ctor, inner);
  for (const body of decl.inits) session.inferBlock(body, constructorScope(session, decl, inner), undefined);
  for (const entry of decl.cases) for (const arg of entry.args) session.infer(arg.value, inner);
  for (const member of decl.members) checkMember(session, member, constructorScope(session, decl, inner), inner);
  if (!extended) checkOverrides(session, decl, symbol);
}

function findDeclared(session: Session, decl: TypeDecl, scope: Scope): TypeSymbol | undefined {
  const own = scope.env.type?.nested.get(decl.name);
  return own?.decl === decl ? own : session.world.rootsNamed(decl.name).find((symbol) => symbol.decl === decl);
}

function checkMember(session: Session, member: FunDecl | VarDecl | TypeDecl, initializer: Scope, inner: Scope): void {
  if (member.kind === 'fun') inferFunctionBody(session, member, inner);
  else if (member.kind === 'type') checkType(session, member, inner);
  else {
    const lazy = member.flags.words.includes('lazy');
    declareVariable(session, member, (lazy ? inner : initializer).child());
  }
}

function checkSuper(
  session: Session,
  type: TypeDecl['supers'][number]['type'],
  args: TypeDecl['supers'][number]['args'],
  scope: Scope,
): void {
  const found = session.resolveType(type, scope);
  if (args && prune(found).kind === 'named') for (const arg of args) session.infer(arg.value, scope);
}

function checkConstructor(session: Session, ctor: FunDecl, scope: Scope): void {
  inferFunctionBody(session, {...ctor, ...(ctor.body ? {} : {body: []})}, scope);
}
