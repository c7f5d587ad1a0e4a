/** Checks a sample's IR (ir.ts) against the known declarations (world/index.ts), and returns reports. */
import type {SourceFile, Span} from './ir';
import {inferMemberType} from './inference/declarations';
import {checkDuplicates} from './inference/duplicates';
import {infer} from './inference/expressions';
import {checkFlow} from './inference/flow';
import {Session, TooComplex, type Report} from './inference/session';
import {inferBlock, inferStatement} from './inference/statements';
import {didYouMean, PLATFORM_HINT} from './model/messages';
import {newEffects, Scope} from './model/scope';
import type {Type} from './model/types';
import {World} from './world';

/** A name that samples can use without declaring it. */
export interface GivenName {
  /** The type's name with its module, such as `XMTPiOS.Client`. */
  type: string;
}

const START: Span = {row: 0, column: 0, start: 0, end: 0};

const INFERENCE = {infer, inferBlock, inferMemberType};

/**
 * Checks a sample.
 *
 * @param shared - the declarations of the SDK and the platform; not changed
 * @param names - the given names that the sample uses
 * @returns the reports in source order, without duplicates
 */
export function checkFile(
  shared: World,
  file: SourceFile,
  given: Readonly<Record<string, GivenName>>,
  names: readonly string[],
): Report[] {
  const world = new World(shared);
  const session = new Session(world, INFERENCE, file.conditional);
  const fileScope = world.add(file, 'sample');
  world.link();
  // Statements outside functions may `await` and throw.
  const effects = newEffects({async: true, throws: true});
  const preamble = new Scope(undefined, {file: fileScope, params: new Map()}, effects);
  for (const name of names) {
    const found = given[name];
    if (found) preamble.set(name, {type: givenType(world, found)});
    else reportUnknownName(session, name, given);
  }
  for (const {path, at} of file.imports)
    if (!world.hasModule(path))
      session.report(at, `There is no module \`${path}\`.${didYouMean(path, world.moduleNames())} ${PLATFORM_HINT}`);
  checkDuplicates(session, file.body);
  const scope = preamble.child();
  for (const statement of file.body)
    catchTooComplex(session, statement.at, () => inferStatement(session, statement, scope, undefined));
  catchTooComplex(session, START, () => checkFlow(session, file.body));
  return distinct(session.reports);
}

/** Runs `work`. If the sample exceeds the checker's limits, reports that instead of throwing. */
function catchTooComplex(session: Session, at: Span, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    const isLimit = error instanceof TooComplex || error instanceof RangeError;
    if (!isLimit) throw error;
    session.report(error instanceof TooComplex ? error.at : at, 'This is too complex to check: split the expression.');
  }
}

function givenType(world: World, {type}: GivenName): Type {
  const symbol = world.typeAt(type);
  if (!symbol) throw new Error(`The declarations lack ${type}, the type of a given name.`);
  return world.instance(symbol, []);
}

function reportUnknownName(session: Session, name: string, given: Readonly<Record<string, GivenName>>): void {
  const known = Object.keys(given);
  session.report(
    START,
    `\`with="${name}"\` isn't supported for Swift.${didYouMean(name, known)} Supported names: ${known.join(', ')}.`,
  );
}

function distinct(reports: readonly Report[]): Report[] {
  const byKey = new Map(reports.map((report) => [`${report.at.start} ${report.message}`, report]));
  return [...byKey.values()].sort((a, b) => a.at.start - b.at.start);
}
