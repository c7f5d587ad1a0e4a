/** Calls: which of several functions is meant, and whether the arguments are its own. */
import type {Arg, At, Expr, Lambda} from './ir';
import {constructors, type Candidate} from './candidates';
import {needEffects} from './effects';
import {infer} from './expressions';
import {inferLambda} from './lambdas';
import {
  anyMember,
  functionValue,
  membersOf,
  namesInScope,
  reportMissingImport,
  reportMissingMember,
  reportMissingName,
} from './lookup';
import {isMatched, matchArguments, signature, type Mismatch} from './matching';
import {isSam, isVoid} from './relate';
import type {Scope} from './scope';
import type {Session} from './session';
import {optional, present, prune, unknown, type Type} from './types';

type Call = Extract<Expr, {kind: 'call'}>;

interface Target {
  name: string;
  at: At;
  /** Each level is tried before the next. */
  levels: Candidate[][];
  /** The receiver may be absent: `x?.f()`. */
  safe: boolean;
  /** Reports what is wrong where nothing by that name is known. */
  missing: () => void;
  known: boolean;
}

export function inferCall(session: Session, call: Call, scope: Scope, expected: Type | undefined): Type {
  const target = findTarget(session, call, scope, expected);
  const written =
    'args' in call.fn && (call.fn.kind === 'name' || call.fn.kind === 'member')
      ? call.fn.args.map((ref) => session.world.resolve(ref, scope.env))
      : [];
  if (!target.known) {
    if (target.levels.flat().length > 0) return inferLoosely(session, target, call, scope);
    target.missing();
    inferArguments(session, call.args, scope);
    return unknown;
  }
  const candidates = target.levels.map((level) => level.flatMap((candidate) => callable(session, candidate, scope)));
  const result = choose(session, target, candidates, call, scope, expected, written);
  return target.safe ? optional(result) : result;
}

/** `.init(…)` where nothing is known of the type: it takes what it is given. */
const anyConstructor: Candidate = {
  name: 'init',
  kind: 'value',
  params: [],
  result: unknown,
  async: false,
  throws: false,
  inline: false,
  cells: [],
};

function inferArguments(session: Session, args: readonly Arg[], scope: Scope): void {
  for (const arg of args) infer(session, arg.value, scope, undefined);
}

function findTarget(session: Session, call: Call, scope: Scope, expected: Type | undefined): Target {
  const {fn} = call;
  if (fn.kind === 'name' && fn.name !== 'this' && fn.name !== 'super') {
    const levels = [...namesInScope(session, fn.name, scope)];
    return {
      name: fn.name,
      at: fn.at,
      levels,
      safe: false,
      known: levels.length > 0,
      missing: () => reportMissingName(session, fn.name, fn.at, scope),
    };
  }
  if (fn.kind === 'member') {
    const base = fn.on ? infer(session, fn.on, scope, undefined) : implicitBase(expected);
    const chained = prune(base);
    const safe = fn.safe && chained.kind === 'opt';
    const type = fn.safe ? present(base) : base;
    const found = base.kind === 'unknown' && !fn.on ? undefined : membersOf(session, type, fn.name, scope);
    const withFunctions = found ?? [];
    const name = fn.name;
    if (!found && prune(type).kind !== 'never') {
      const levels = name === 'init' ? [[anyConstructor]] : [anyMember(session, name)];
      return {
        name,
        at: fn.nameAt,
        levels,
        safe,
        known: false,
        missing: () => session.report(fn.nameAt, `No type of the SDK or the platform has \`${name}\`.`),
      };
    }
    return {
      name,
      at: fn.nameAt,
      levels: withFunctions.length > 0 ? [withFunctions] : [],
      safe,
      known: withFunctions.length > 0,
      missing: () => prune(type).kind !== 'never' && reportMissingMember(session, type, name, fn.nameAt),
    };
  }
  const type = prune(infer(session, fn, scope, undefined));
  const value: Candidate = {
    name: 'value',
    kind: 'value',
    params: [],
    result: type,
    async: false,
    throws: false,
    inline: false,
    cells: [],
  };
  return {
    name: 'the value',
    at: fn.at,
    levels: [[value]],
    safe: false,
    known: type.kind !== 'unknown',
    missing: () => undefined,
  };
}

/** `.init(…)` and `.dev` are looked for in the type that is expected. */
export function implicitBase(expected: Type | undefined): Type {
  const type = expected ? present(expected) : unknown;
  return type.kind === 'named' ? {kind: 'meta', of: type} : unknown;
}

/** A candidate as things to call: a type by its constructors, a value by its function type. */
function callable(session: Session, candidate: Candidate, scope: Scope): Candidate[] {
  if (candidate.kind === 'fun' || candidate.kind === 'ctor') return [candidate];
  const type = prune(candidate.result);
  const missing = candidate.missing === undefined ? {} : {missing: candidate.missing};
  if (type.kind === 'fn') return [{...functionValue(candidate.name, type), ...missing}];
  if (type.kind === 'meta') {
    const of = prune(type.of);
    if (of.kind !== 'named') return [];
    if (session.language === 'kotlin' && isSam(of.symbol)) {
      const param = {label: null, name: 'function', type: unknown, optional: false, vararg: false};
      return [{...candidate, kind: 'fun', params: [param], result: of}];
    }
    const open = of.args.every((arg) => prune(arg).kind === 'unknown');
    if (of.symbol.decl.form === 'interface' || of.symbol.decl.flags.abstract) return [];
    const invoked = session.language === 'kotlin' ? (membersOf(session, type, 'invoke', scope) ?? []) : [];
    return [...constructors(session, of, open), ...invoked].map((ctor) => ({...ctor, ...missing}));
  }
  if (type.kind === 'opt' && type.of.kind === 'fn' && session.language === 'swift')
    return [functionValue(candidate.name, type.of)];
  if (type.kind === 'named') {
    const name = session.language === 'kotlin' ? 'invoke' : 'callAsFunction';
    return (membersOf(session, type, name, scope) ?? []).map((found) => ({...found, ...missing}));
  }
  return [];
}

interface Attempt {
  candidate: Candidate;
  params: Candidate['params'];
}

function choose(
  session: Session,
  target: Target,
  levels: Candidate[][],
  call: Call,
  scope: Scope,
  expected: Type | undefined,
  written: Type[],
): Type {
  const misses: (Mismatch & {candidate: Candidate})[] = [];
  let sawValueOfUnknown = false;
  for (const [index, level] of levels.entries()) {
    if (level.length === 0 && target.levels[index]!.some(({result}) => prune(result).kind === 'unknown'))
      sawValueOfUnknown = true;
    const fitting: Attempt[] = [];
    for (const candidate of level) {
      const matched = matchArguments(session.language, candidate, call.args, target.at);
      if (isMatched(matched)) fitting.push({candidate, params: matched.params});
      else misses.push({...matched, candidate});
    }
    const best = bestAttempt(session, target, fitting, call, scope, expected, written);
    if (best) return best();
  }
  if (misses.length === 0) {
    if (!sawValueOfUnknown) session.report(target.at, notCallable(session, target));
  } else {
    const closest = misses.sort((a, b) => a.distance - b.distance)[0]!;
    const others = new Set(misses.map(({candidate}) => signature(session.language, candidate)));
    const own = signature(session.language, closest.candidate);
    others.delete(own);
    const rest =
      others.size > 0
        ? ` There is also ${[...others]
            .slice(0, 3)
            .map((other) => `\`${other}\``)
            .join(', ')}.`
        : '';
    session.report(closest.at, closest.message + rest);
    session.quietly(() => inferArguments(session, call.args, scope));
    return closest.candidate.result;
  }
  session.quietly(() => inferArguments(session, call.args, scope));
  return unknown;
}

function notCallable(session: Session, target: Target): string {
  const type = target.levels[0]?.[0]?.result;
  const inner = type && prune(type);
  if (inner?.kind === 'meta')
    return `\`${session.show(inner.of)}\` cannot be made with a call: it has no public constructor.`;
  return `\`${target.name}\` is not a function${type ? ` but \`${session.show(type)}\`` : ''}; it is read without parentheses.`;
}

/** The candidate without findings; among several with some, the one with the fewest. */
function bestAttempt(
  session: Session,
  target: Target,
  fitting: Attempt[],
  call: Call,
  scope: Scope,
  expected: Type | undefined,
  written: Type[],
): (() => Type) | undefined {
  if (fitting.length === 0) return undefined;
  const run = (attempt: Attempt): Type => apply(session, target, attempt, call, scope, expected, written);
  if (fitting.length === 1) return () => run(fitting[0]!);
  const imported = fitting.filter(({candidate}) => candidate.missing === undefined);
  const pool = imported.length > 0 ? imported : fitting;
  // An async function is taken where `await` is allowed, the other where it isn't.
  const ordered =
    session.language === 'swift' && !session.cover.await
      ? [...pool].sort((a, b) => Number(a.candidate.async) - Number(b.candidate.async))
      : pool;
  let fewest: {attempt: Attempt; count: number} | undefined;
  for (const attempt of ordered) {
    const {reports, value, kept} = session.trial(
      () => run(attempt),
      (found) => found.length === 0,
    );
    if (kept) return () => value;
    if (!fewest || reports.length < fewest.count) fewest = {attempt, count: reports.length};
  }
  return () => run(fewest!.attempt);
}

function apply(
  session: Session,
  target: Target,
  {candidate, params}: Attempt,
  call: Call,
  scope: Scope,
  expected: Type | undefined,
  written: Type[],
): Type {
  if (candidate.missing !== undefined)
    reportMissingImport(
      session,
      candidate.name === 'init' ? target.name : candidate.name,
      candidate.missing,
      target.at,
    );
  written.forEach((type, index) => {
    if (candidate.cells[index]) session.relation.assign(type, candidate.cells[index]);
  });
  const wanted = expected && prune(expected);
  // What is expected decides where nothing else can: `let text: String = try message.content()`.
  const early = wanted && candidate.cells.length > 0 && prune(candidate.result).kind === 'var' ? wanted : undefined;
  let closureThrew = false;
  const lambdas: [Lambda, Type][] = [];
  call.args.forEach((arg, index) => {
    const param = params[index]!;
    const type = arg.spread && param.vararg ? unknown : param.type;
    if (arg.value.kind === 'lambda') lambdas.push([arg.value, type]);
    else checkArgument(session, arg, type, scope, candidate, param);
  });
  if (wanted && candidate.cells.length > 0 && !early && lambdas.length > 0 && !isVoid(wanted))
    session.trial(
      () => session.relation.assign(candidate.result, wanted),
      (_, fits) => fits,
    );
  for (const [lambda, type] of lambdas) {
    const found = inferLambda(session, lambda, scope, type, candidate.inline);
    closureThrew ||= found.threw;
    if (!session.relation.assign(found.type, sam(type)))
      reportArgument(session, lambda.at, found.type, type, candidate);
  }
  if (wanted && candidate.cells.length > 0)
    session.trial(
      () => session.relation.assign(candidate.result, wanted),
      (_, fits) => fits,
    );
  needEffects(
    session,
    {...candidate, throws: candidate.throws === 'rethrows' ? closureThrew : candidate.throws},
    target.at,
    scope,
    signature(session.language, candidate),
  );
  reportOpen(session, candidate, target.at, expected);
  return candidate.result;
}

function sam(type: Type): Type {
  const inner = present(type);
  return inner.kind === 'named' && isSam(inner.symbol) ? unknown : type;
}

/** A type parameter that stands in no parameter can only come from outside. */
function reportOpen(session: Session, candidate: Candidate, at: At, expected: Type | undefined): void {
  if (candidate.member?.origin !== 'sdk' || candidate.kind !== 'fun') return;
  const result = present(candidate.result);
  if (result.kind !== 'var' || candidate.cells.length === 0 || expected) return;
  const example =
    session.language === 'kotlin'
      ? `\`val value: Reaction? = …\` or \`${candidate.name}<Reaction>()\``
      : '`let value: Reaction = …`';
  session.report(at, `Nothing says which type \`${candidate.name}\` gives here: write ${example}.`);
}

function checkArgument(
  session: Session,
  arg: Arg,
  wanted: Type,
  scope: Scope,
  candidate: Candidate,
  param: Candidate['params'][number],
): void {
  const given = infer(session, arg.value, scope, wanted);
  // Kotlin allows a property's `vararg` to come as an array behind `*`.
  if (param.vararg && arg.spread) return;
  if (!session.relation.assign(given, wanted))
    reportArgument(session, arg.value.at, given, wanted, candidate, param.label ?? param.name);
}

function reportArgument(
  session: Session,
  at: At,
  given: Type,
  wanted: Type,
  candidate: Candidate,
  name?: string,
): void {
  session.report(
    at,
    `\`${session.show(given)}\` is given where \`${signature(session.language, candidate)}\` takes \`${session.show(wanted)}\`${name && name !== '_' ? ` as \`${name}\`` : ''}.`,
  );
}

/** The receiver's type is not known: some type must have such a function. */
function inferLoosely(session: Session, target: Target, call: Call, scope: Scope): Type {
  if (target.levels[0]?.[0] === anyConstructor) {
    inferArguments(session, call.args, scope);
    return unknown;
  }
  const candidates = target.levels.flat().flatMap((candidate) => callable(session, candidate, scope));
  const matches = candidates.map((candidate) => ({
    candidate,
    matched: matchArguments(session.language, candidate, call.args, target.at),
  }));
  const fitting = matches.filter(({matched}) => isMatched(matched));
  const sdk = fitting.filter(({candidate}) => candidate.member?.origin === 'sdk');
  if (fitting.length === 0) {
    const miss = matches
      .map(({matched}) => matched)
      .filter((matched): matched is Mismatch => !isMatched(matched))
      .sort((a, b) => a.distance - b.distance)[0];
    session.report(
      miss?.at ?? target.at,
      miss?.message ?? `No type of the SDK or the platform has a function \`${target.name}\`.`,
    );
  } else {
    const needs = {
      async: fitting.every(({candidate}) => candidate.async),
      throws: fitting.every(({candidate}) => candidate.throws === true),
    };
    needEffects(session, needs, target.at, scope, signature(session.language, (sdk[0] ?? fitting[0])!.candidate));
  }
  inferArguments(session, call.args, scope);
  session.unknowns++;
  return unknown;
}
