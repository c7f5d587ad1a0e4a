/** Assignments, and what they show of the name that is assigned. */
import {pathOf} from '../flow/narrowing';
import type {StmtOf} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, type Type} from '../types';

export function inferAssignment(session: Session, statement: StmtOf<'assign'>, scope: Scope): void {
  const path = pathOf(statement.target);
  if (path !== undefined) scope.forget(path);
  const {value, target} = session.marked(statement.mark, () => inferSides(session, statement, scope));
  if (!target || statement.op !== '=') return;
  if (!session.relation.assign(value, target))
    session.report(
      statement.value.at,
      `\`${session.show(value)}\` is assigned where \`${session.show(target)}\` is expected.`,
    );
  if (path !== undefined && prune(target).kind === 'opt' && !/^(?:opt|null)$/.test(prune(value).kind))
    scope.narrow(path, session.language === 'kotlin' ? present(target) : target);
}

/** What is assigned, and to what; `_` takes anything. */
function inferSides(
  session: Session,
  {target, value}: StmtOf<'assign'>,
  scope: Scope,
): {value: Type; target: Type | undefined} {
  const ignored = target.kind === 'name' && target.name === '_';
  const wanted = ignored ? undefined : session.infer(target, scope);
  return {target: wanted, value: session.infer(value, scope, wanted)};
}
