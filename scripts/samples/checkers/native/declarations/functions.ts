/** Functions: their parameters, their bodies, what they give. */
import type {FunDecl, ParamDecl, Stmt} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, type Env, type Type} from '../types';
import {functionScope, withParams} from './scopes';
import {checkValue, isEmptyResult, mismatch} from './values';

export function inferFunctionBody(session: Session, decl: FunDecl, scope: Scope): void {
  const env = withParams(session, decl.typeParams, scope.env);
  const typed = scope.child({env});
  for (const param of decl.params) if (param.type) session.resolveType(param.type, typed);
  if (decl.receiver) session.resolveType(decl.receiver, typed);
  const result = decl.result ? session.resolveType(decl.result, typed) : decl.value ? undefined : session.void;
  const inner = functionScope(session, decl, scope, result);
  for (const param of decl.params) checkDefault(session, param, env, inner);
  session.under({await: false}, () => {
    if (decl.value) checkValue(session, session.infer(decl.value, inner, result), result, decl.value.at);
    if (decl.body) checkBody(session, decl, decl.body, result, inner);
  });
}

function checkDefault(session: Session, param: ParamDecl, env: Env, scope: Scope): void {
  if (!param.default) return;
  const wanted = param.type ? session.world.resolve(param.type, env) : undefined;
  const given = session.infer(param.default, scope, wanted);
  if (wanted && !session.relation.assign(given, wanted)) mismatch(session, param.default.at, given, wanted);
}

function checkBody(
  session: Session,
  decl: FunDecl,
  body: readonly Stmt[],
  result: Type | undefined,
  scope: Scope,
): void {
  const wanted = result && !isEmptyResult(result) ? result : undefined;
  const [only] = body;
  // Swift's body of one expression gives it, without `return`.
  if (session.language === 'swift' && wanted && only?.kind === 'expr' && body.length === 1) {
    checkValue(session, session.inferBlock(body, scope, wanted), wanted, only.at);
    return;
  }
  const last = session.inferBlock(body, scope);
  if (wanted && prune(last).kind !== 'never' && !mayLeave(body))
    session.report(decl.at, `\`${decl.name}\` gives \`${session.show(wanted)}\`, but returns nothing.`);
}

/** Whether something in the body returns or throws, or it may run on for ever. */
function mayLeave(body: readonly Stmt[]): boolean {
  return /"how":"(?:return|throw)"/.test(JSON.stringify(body)) || body.some(({kind}) => kind === 'while');
}
