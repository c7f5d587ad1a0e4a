/** Loops over what can be looped over. */
import {checkBoolean, inferConditions} from '../flow/conditions';
import {bindPattern} from '../flow/patterns';
import type {StmtOf} from '../ir';
import {membersOf} from '../lookup/members';
import {argumentsOf} from '../relate';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {prune, substitute, unknown, type Type} from '../types';

export function inferWhile(session: Session, statement: StmtOf<'while'>, scope: Scope): void {
  const inner = scope.child();
  inferConditions(session, statement.conds, inner, scope.child());
  session.inferBlock(statement.body, inner);
}

export function inferFor(session: Session, statement: StmtOf<'for'>, scope: Scope): void {
  const over = prune(session.infer(statement.over, scope));
  const inner = scope.child();
  bindPattern(session, statement.pattern, elementOf(session, over, statement, scope), inner);
  if (statement.where) checkBoolean(session, statement.where, inner);
  session.inferBlock(statement.body, inner);
}

function elementOf(session: Session, over: Type, statement: StmtOf<'for'>, scope: Scope): Type {
  if (over.kind === 'unknown' || over.kind === 'never') return unknown;
  if (session.language === 'kotlin') return kotlinElement(session, over, statement, scope);
  return statement.await ? asyncElement(session, over, statement, scope) : swiftElement(session, over, statement);
}

function kotlinElement(session: Session, over: Type, statement: StmtOf<'for'>, scope: Scope): Type {
  const iterator = membersOf(session, over, 'iterator', scope)?.[0];
  const next = iterator && membersOf(session, iterator.result, 'next', scope)?.[0];
  if (next) return next.result;
  const shown = session.show(over);
  const flow = shown.split('<')[0]!.endsWith('Flow') ? '; a flow is collected with `collect`' : '';
  session.report(statement.over.at, `\`${shown}\` cannot be looped over with \`for\`${flow}.`);
  return unknown;
}

/** What `for try await` goes through. */
function asyncElement(session: Session, over: Type, statement: StmtOf<'for'>, scope: Scope): Type {
  const element = sequence(session, over, 'AsyncSequence');
  if (!element) {
    const message = `\`${session.show(over)}\` is no asynchronous sequence: \`for await\` needs one.`;
    session.report(statement.over.at, message);
    return unknown;
  }
  if (scope.effects.async === false)
    session.report(
      statement.at,
      '`for await` stands in a function that is not `async`; mark it `async`, or use `Task { … }`.',
    );
  scope.effects.didAsync = true;
  if (over.kind === 'named' && over.symbol.name.includes('Throwing')) checkThrowing(session, over, statement, scope);
  return element;
}

function checkThrowing(session: Session, over: Type, statement: StmtOf<'for'>, scope: Scope): void {
  if (!statement.try) session.report(statement.at, `\`${session.show(over)}\` can throw: write \`for try await\`.`);
  else if (scope.effects.throws === false)
    session.report(
      statement.at,
      'What this loop throws is caught nowhere: mark the function `throws`, or use `do … catch`.',
    );
  scope.effects.didThrow = true;
}

function swiftElement(session: Session, over: Type, statement: StmtOf<'for'>): Type {
  const element = sequence(session, over, 'Sequence');
  if (element) return element;
  const shown = session.show(over);
  const wrong = sequence(session, over, 'AsyncSequence')
    ? 'is an asynchronous sequence: write `for try await`.'
    : over.kind === 'opt'
      ? 'is optional: unwrap it before the loop.'
      : 'cannot be looped over.';
  session.report(statement.over.at, `\`${shown}\` ${wrong}`);
  return unknown;
}

/** The element of a Swift sequence; undefined where the type is none. */
function sequence(session: Session, type: Type, protocol: string): Type | undefined {
  if (type.kind !== 'named') return undefined;
  if (type.symbol.name === protocol) return type.args[0];
  const by = argumentsOf(type);
  for (const base of session.world.supersOf(type.symbol)) {
    const found = sequence(session, substitute(base, by), protocol);
    if (found) return found;
  }
  return undefined;
}
