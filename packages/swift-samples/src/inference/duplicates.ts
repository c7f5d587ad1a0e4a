/** Reports names that are declared twice in one scope. Overloads may share a name. */
import type {CaseDecl, FuncDecl, Span, Stmt, TypeRef} from '../ir';
import type {Session} from './session';

/** Reports functions and types that a block or a type declares twice. patterns.ts checks the variables of a block. */
export function checkDuplicates(session: Session, body: readonly Stmt[]): void {
  const found = new Map<string, Span>();
  for (const statement of body) {
    if (statement.kind === 'func') once(session, found, functionKey(statement), statement.name, statement.at);
    if (statement.kind === 'type' && statement.form !== 'extension')
      once(session, found, `type ${statement.name}`, statement.name, statement.at);
  }
}

/** Reports members that a type declares twice. */
export function checkDuplicateMembers(
  session: Session,
  members: readonly Stmt[],
  cases: readonly CaseDecl[],
  inits: readonly FuncDecl[],
): void {
  checkDuplicates(session, members);
  const found = new Map<string, Span>();
  for (const member of members)
    if (member.kind === 'var')
      for (const {name, at} of member.names) once(session, found, `${member.modifiers.static} ${name}`, name, at);
  for (const {name, at} of cases) once(session, found, `case ${name}`, name, at);
  for (const init of inits) if (init.body) once(session, found, functionKey(init), 'init', init.at);
}

function once(session: Session, found: Map<string, Span>, key: string, name: string, at: Span): void {
  const earlier = found.get(key);
  if (!earlier) found.set(key, at);
  else if (!session.conditional)
    session.report(at, `\`${name}\` is declared twice in this scope, first on line ${earlier.row + 1} of the sample.`);
}

/** Returns a key that two functions share if a call can't tell them apart. */
function functionKey({name, params, result, async, typeParams, modifiers}: FuncDecl): string {
  const bounds = typeParams.map(({name: param, bound}) => `${param}: ${bound ? typeKey(bound) : ''}`);
  const types = params.map(({label, type}) => `${label ?? '_'}: ${type ? typeKey(type) : ''}`);
  return JSON.stringify([name, types, result ? typeKey(result) : '', async, bounds, modifiers.static]);
}

function typeKey(type: TypeRef): string {
  return JSON.stringify(type, (key, value: unknown) => (key === 'at' ? undefined : value));
}
