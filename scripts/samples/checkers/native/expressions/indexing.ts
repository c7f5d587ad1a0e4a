/** What stands in brackets behind a value: `list[0]`. */
import type {Arg, ExprOf} from '../ir';
import type {Candidate} from '../lookup/candidate';
import {membersOf} from '../lookup/members';
import {reportMissingMember} from '../lookup/missing';
import type {Scope} from '../scope';
import type {Session} from '../session';
import {present, prune, unknown, type Type} from '../types';

export function inferIndex(session: Session, expr: ExprOf<'index'>, scope: Scope): Type {
  const type = prune(session.infer(expr.on, scope));
  const given = expr.args.map((arg) => session.infer(arg.value, scope));
  const kotlin = session.language === 'kotlin';
  const base = kotlin ? type : present(type);
  if (base.kind === 'unknown' || base.kind === 'never' || base.kind === 'var') return unknown;
  const candidates = membersOf(session, base, kotlin ? 'get' : 'subscript', scope) ?? [];
  const fitting = candidates.find((candidate) => fits(session, candidate, expr.args, given));
  if (fitting) return fitting.result;
  if (kotlin && type.kind === 'opt') reportMissingMember(session, type, 'get', expr.at);
  else {
    const shown = `[${given.map((arg) => session.show(arg)).join(', ')}]`;
    session.report(expr.at, `\`${session.show(base)}\` cannot be read with \`${shown}\`.`);
  }
  return unknown;
}

function fits(session: Session, {params}: Candidate, args: readonly Arg[], given: readonly Type[]): boolean {
  if (args.length > params.length || params.slice(args.length).some(({optional}) => !optional)) return false;
  const labels = args.every(({label}, index) => {
    const wanted = params[index]!.label;
    return wanted === (label ?? (session.language === 'kotlin' ? wanted : null));
  });
  if (!labels) return false;
  return session.trial(
    () => given.every((type, index) => session.relation.assign(type, params[index]!.type)),
    (_, assigned) => assigned,
  ).kept;
}
