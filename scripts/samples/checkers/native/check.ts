/** One sample, from its statements to what is wrong in it. */
import {inferFunctionBody} from './declarations/functions';
import {checkType} from './declarations/types';
import {declareVariable} from './declarations/variables';
import {checkImports} from './imports';
import {INFERENCE} from './inference';
import type {At, Unit} from './ir';
import {near} from './near';
import {Scope, type Effects} from './scope';
import {Session, type Report} from './session';
import {inferStatement} from './statements';
import type {Env, Type} from './types';
import {World} from './world';

/** A name that samples may take for given, and what it is. */
export interface Given {
  /** As the language writes it, with its package in Kotlin. */
  type: string;
  /** The page that tells a reader how to get it. */
  page: string;
}

export interface Known {
  world: World;
  given: Readonly<Record<string, Given>>;
}

/** @param names - those of the fence's `with` */
export function checkUnit(
  {world: base, given}: Known,
  unit: Unit,
  names: readonly string[],
): {reports: Report[]; unknowns: number} {
  const world = new World(base.language, base);
  const session = new Session(world, INFERENCE);
  const unitScope = world.add(unit, 'sample');
  world.link();
  const env: Env = {unit: unitScope, params: new Map()};
  const swift = base.language === 'swift';
  // Swift's top level may wait and throw; Kotlin's has no coroutine around it.
  const effects: Effects = {async: swift, throws: true, didThrow: false, didAsync: false, returned: [], kind: 'top'};
  const scope = new Scope(undefined, env, effects);
  const start: At = {row: 0, column: 0, start: 0, end: 0};
  for (const name of names) {
    const found = given[name];
    if (found) scope.set(name, {type: givenType(world, found)});
    else
      session.report(
        start,
        `\`with="${name}"\`: no such name is known.${near(name, Object.keys(given))} samples/preambles/native.json lists them: ${Object.keys(given).join(', ')}.`,
      );
  }
  checkImports(session, unit);
  for (const statement of unit.body) {
    if (statement.kind === 'type') checkType(session, statement, scope);
    else if (statement.kind === 'fun') inferFunctionBody(session, statement, scope);
    else if (statement.kind === 'var') declareVariable(session, statement, scope);
    else inferStatement(session, statement, scope, undefined);
  }
  return {reports: distinct(session.reports), unknowns: session.unknowns};
}

function givenType(world: World, {type}: Given): Type {
  const dot = type.lastIndexOf('.');
  const symbol = world.typeAt(type);
  if (!symbol) throw new Error(`samples/preambles/native.json: ${type.slice(dot + 1)} is not a type of the SDK.`);
  return world.instance(symbol, []);
}

/** One finding for a place and a text, in the order of the text. */
function distinct(reports: readonly Report[]): Report[] {
  const seen = new Set<string>();
  return [...reports]
    .sort((a, b) => a.at.start - b.at.start)
    .filter(({at, message}) => {
      const key = `${at.start} ${message}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
