/** Statements: what they declare, what they narrow, what type a block has. */
import type {CatchClause, Condition, Expr, Pattern, Stmt, TypeDecl, TypeRef} from './ir';
import {declareLocals, declareStatement, inferFunctionBody} from './declarations';
import {checkBoolean, infer, voidType} from './expressions';
import {joined} from './join';
import {component} from './lambdas';
import {reportMissingMember, membersOf} from './lookup';
import {narrowings, pathOf} from './narrowing';
import type {Scope} from './scope';
import type {Session} from './session';
import {never, optional, present, prune, settled, substitute, unknown, type Named, type Type} from './types';
import {argumentsOf} from './relate';
import type {Problem} from './world';

export function resolveType(session: Session, ref: TypeRef, scope: Scope): Type {
  const problems: Problem[] = [];
  const type = session.world.resolve(ref, scope.env, problems);
  for (const {at, message} of problems) session.report(at, message);
  return type;
}

/** The type of a block's last expression; never where its end is not reached. */
export function inferBlock(session: Session, body: readonly Stmt[], scope: Scope, expected: Type | undefined): Type {
  declareLocals(session, body, scope);
  let last: Type = voidType(session);
  let ended = false;
  for (const [index, statement] of body.entries()) {
    last = inferStatement(session, statement, scope, index === body.length - 1 ? expected : undefined);
    ended ||= prune(last).kind === 'never';
  }
  return ended ? never : last;
}

export function inferStatement(session: Session, statement: Stmt, scope: Scope, expected: Type | undefined): Type {
  switch (statement.kind) {
    case 'expr': {
      const type = infer(session, statement.value, scope, expected);
      require(session, statement.value, scope);
      return type;
    }
    case 'assign':
      return inferAssignment(session, statement, scope);
    case 'for':
      return inferFor(session, statement, scope);
    case 'while': {
      const inner = scope.child();
      inferConditions(session, statement.conds, inner, scope.child());
      inferBlock(session, statement.body, inner, undefined);
      return voidType(session);
    }
    case 'guard': {
      const inner = scope.child();
      inferConditions(session, statement.conds, scope, inner);
      const type = inferBlock(session, statement.else, inner, undefined);
      if (prune(type).kind !== 'never')
        session.report(
          statement.at,
          'The `else` of a `guard` must leave: with `return`, `throw`, `continue` or `break`.',
        );
      return voidType(session);
    }
    case 'block':
      return inferBlock(session, statement.body, scope.child(), undefined);
    case 'fun':
    case 'var':
    case 'type':
      declareStatement(session, statement, scope);
      return voidType(session);
  }
}

/** Kotlin's `requireNotNull(x)`, `checkNotNull(x)`, `require(x != null)` and `check(…)` hold for the rest. */
function require(session: Session, expr: Expr, scope: Scope): void {
  if (session.language !== 'kotlin' || expr.kind !== 'call' || expr.fn.kind !== 'name') return;
  const first = expr.args[0]?.value;
  if (!first) return;
  const path = pathOf(first);
  if (/^(?:require|check)NotNull$/.test(expr.fn.name) && path !== undefined)
    scope.narrow(path, present(session.quietly(() => infer(session, first, scope, undefined))));
  if (/^(?:require|check)$/.test(expr.fn.name))
    for (const {path: shown, type} of narrowings(session, first, true, scope)) scope.narrow(shown, type);
}

function inferAssignment(session: Session, statement: Extract<Stmt, {kind: 'assign'}>, scope: Scope): Type {
  const before = session.cover;
  if (statement.mark) {
    const mark = statement.mark.try ?? before.try;
    session.cover = {...(mark && {try: mark}), await: statement.mark.await || before.await};
  }
  const path = pathOf(statement.target);
  if (path !== undefined) scope.forget(path);
  const ignored = statement.target.kind === 'name' && statement.target.name === '_';
  const target = ignored ? undefined : infer(session, statement.target, scope, undefined);
  const value = infer(session, statement.value, scope, target);
  if (target && statement.op === '=' && !session.relation.assign(value, target))
    session.report(
      statement.value.at,
      `\`${session.show(value)}\` is assigned where \`${session.show(target)}\` is expected.`,
    );
  if (
    path !== undefined &&
    statement.op === '=' &&
    prune(value).kind !== 'opt' &&
    prune(value).kind !== 'null' &&
    target &&
    prune(target).kind === 'opt'
  )
    scope.narrow(path, session.language === 'kotlin' ? present(target) : target);
  session.cover = before;
  return voidType(session);
}

function inferFor(session: Session, statement: Extract<Stmt, {kind: 'for'}>, scope: Scope): Type {
  const over = infer(session, statement.over, scope, undefined);
  const inner = scope.child();
  bindPattern(session, statement.pattern, elementOf(session, over, statement, scope), inner);
  if (statement.where) checkBoolean(session, statement.where, inner);
  inferBlock(session, statement.body, inner, undefined);
  return voidType(session);
}

function elementOf(session: Session, over: Type, statement: Extract<Stmt, {kind: 'for'}>, scope: Scope): Type {
  const type = prune(over);
  if (type.kind === 'unknown' || type.kind === 'never') return unknown;
  if (session.language === 'kotlin') {
    const iterator = membersOf(session, type, 'iterator', scope)?.[0];
    const next = iterator && membersOf(session, iterator.result, 'next', scope)?.[0];
    if (next) return next.result;
    session.report(
      statement.over.at,
      `\`${session.show(type)}\` cannot be looped over with \`for\`${session.show(type).split('<')[0]!.endsWith('Flow') ? '; a flow is collected with `collect`' : ''}.`,
    );
    return unknown;
  }
  const named = type.kind === 'named' ? type : undefined;
  const sync = named && sequence(session, named, 'Sequence');
  const async = named && sequence(session, named, 'AsyncSequence');
  if (statement.await) {
    if (!async)
      session.report(
        statement.over.at,
        `\`${session.show(type)}\` is no asynchronous sequence: \`for await\` needs one.`,
      );
    else {
      if (scope.effects.async === false)
        session.report(
          statement.at,
          '`for await` stands in a function that is not `async`; mark it `async`, or use `Task { … }`.',
        );
      scope.effects.didAsync = true;
      const throwing = named.symbol.name.includes('Throwing');
      if (throwing && !statement.try)
        session.report(statement.at, `\`${session.show(type)}\` can throw: write \`for try await\`.`);
      if (throwing && statement.try && scope.effects.throws === false)
        session.report(
          statement.at,
          'What this loop throws is caught nowhere: mark the function `throws`, or use `do … catch`.',
        );
      if (throwing) scope.effects.didThrow = true;
    }
    return async ?? unknown;
  }
  if (sync) return sync;
  const shown = session.show(type);
  session.report(
    statement.over.at,
    async
      ? `\`${shown}\` is an asynchronous sequence: write \`for try await\`.`
      : type.kind === 'opt'
        ? `\`${shown}\` is optional: unwrap it before the loop.`
        : `\`${shown}\` cannot be looped over.`,
  );
  return unknown;
}

/** The element of a Swift sequence. */
function sequence(session: Session, type: Named, protocol: string): Type | undefined {
  if (type.symbol.name === protocol) return type.args[0];
  const by = argumentsOf(type);
  for (const base of session.world.supersOf(type.symbol)) {
    const found = base.kind === 'named' ? sequence(session, substitute(base, by) as Named, protocol) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Declares what the conditions bind in `then`; what they deny goes to `other`. */
export function inferConditions(session: Session, conds: readonly Condition[], then: Scope, other: Scope): void {
  for (const cond of conds) {
    if (cond.kind === 'test') {
      checkBoolean(session, cond.value, then);
      if (session.language !== 'kotlin') continue;
      for (const {path, type} of narrowings(session, cond.value, true, then)) then.narrow(path, type);
      for (const {path, type} of narrowings(session, cond.value, false, other)) other.narrow(path, type);
    } else if (cond.kind === 'unwrap') {
      const wanted = cond.type && resolveType(session, cond.type, then);
      const type = prune(infer(session, cond.value, then, wanted && optional(wanted)));
      if (type.kind !== 'opt' && type.kind !== 'unknown' && type.kind !== 'var' && type.kind !== 'null')
        session.report(cond.at, `\`${session.show(type)}\` is not optional; there is nothing to unwrap.`);
      bindPattern(session, cond.pattern, wanted ?? present(type), then);
    } else {
      const type = infer(session, cond.value, then, undefined);
      bindPattern(session, cond.pattern, type, then);
    }
  }
}

export function bindPattern(session: Session, pattern: Pattern, given: Type, scope: Scope): void {
  switch (pattern.kind) {
    case 'bind':
      scope.set(pattern.name, {type: pattern.type ? resolveType(session, pattern.type, scope) : settled(given)});
      return;
    case 'wild':
      return;
    case 'tuple':
      pattern.items.forEach((item, index) =>
        bindPattern(session, item, pattern.items.length === 1 ? given : component(session, given, index), scope),
      );
      return;
    case 'some':
      return bindPattern(session, pattern.of, present(given), scope);
    case 'is': {
      const type = resolveType(session, pattern.type, scope);
      if (pattern.pattern) bindPattern(session, pattern.pattern, type, scope);
      return;
    }
    case 'in':
      infer(session, pattern.value, scope, undefined);
      return;
    case 'value': {
      const type = prune(given);
      const value = infer(session, pattern.value, scope, given);
      if (
        type.kind === 'named' &&
        type.symbol.decl.form === 'enum' &&
        !session.trial(
          () => session.relation.assign(value, type),
          () => false,
        ).value
      )
        session.report(pattern.value.at, `\`${session.show(value)}\` is never a \`${session.show(type)}\`.`);
      return;
    }
    case 'case':
      return bindCase(session, pattern, given, scope);
  }
}

function bindCase(session: Session, pattern: Extract<Pattern, {kind: 'case'}>, given: Type, scope: Scope): void {
  const base = pattern.on ? resolveType(session, pattern.on, scope) : present(given);
  if (base.kind === 'unknown') {
    for (const item of pattern.items) bindPattern(session, item, unknown, scope);
    return;
  }
  if (pattern.name === 'some' || pattern.name === 'none') {
    for (const item of pattern.items) bindPattern(session, item, present(given), scope);
    return;
  }
  const found = membersOf(session, {kind: 'meta', of: base}, pattern.name, scope)?.[0];
  if (!found) reportMissingMember(session, {kind: 'meta', of: base}, pattern.name, pattern.at);
  else if (pattern.items.length > 0 && found.params.length !== pattern.items.length && pattern.items.length !== 1)
    session.report(
      pattern.at,
      `\`${pattern.name}\` carries ${found.params.length} values, not ${pattern.items.length}.`,
    );
  else if (pattern.items.length > 0 && found.params.length === 0)
    session.report(pattern.at, `\`${pattern.name}\` carries no value.`);
  pattern.items.forEach((item, index) => bindPattern(session, item, found?.params[index]?.type ?? unknown, scope));
}

export function inferWhen(
  session: Session,
  expr: Extract<Expr, {kind: 'when'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const outer = scope.child();
  const subject = expr.subject && infer(session, expr.subject, outer, undefined);
  if (expr.binding && subject) outer.set(expr.binding, {type: subject});
  const path = expr.binding ?? (expr.subject && pathOf(expr.subject));
  const results: Type[] = [];
  for (const entry of expr.cases) {
    const inner = outer.child();
    for (const pattern of entry.patterns) {
      if (!subject && pattern.kind === 'value') {
        checkBoolean(session, pattern.value, inner);
        if (entry.patterns.length === 1)
          for (const {path: shown, type} of narrowings(session, pattern.value, true, inner)) inner.narrow(shown, type);
        for (const {path: shown, type} of narrowings(session, pattern.value, false, outer)) outer.narrow(shown, type);
      } else {
        bindPattern(session, pattern, subject ?? unknown, inner);
        if (
          session.language === 'kotlin' &&
          path !== undefined &&
          pattern.kind === 'is' &&
          entry.patterns.length === 1 &&
          !pattern.negated
        )
          inner.narrow(path, session.world.resolve(pattern.type, inner.env));
        if (
          session.language === 'kotlin' &&
          path !== undefined &&
          subject &&
          pattern.kind === 'value' &&
          pattern.value.kind === 'literal' &&
          pattern.value.of === 'null'
        )
          outer.narrow(path, present(subject));
      }
    }
    if (entry.guard) checkBoolean(session, entry.guard, inner);
    results.push(inferBlock(session, entry.body, inner, expected));
  }
  return joined(session, results);
}

export function inferTry(
  session: Session,
  expr: Extract<Expr, {kind: 'try'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const swift = session.language === 'swift';
  const complete = expr.catches.some(catchesAll);
  const inner = scope.child(swift && complete ? {effects: inheriting(scope, true)} : {});
  const types = [inferBlock(session, expr.body, inner, expected)];
  if (swift && complete) scope.effects.didAsync ||= inner.effects.didAsync;
  for (const clause of expr.catches) types.push(inferCatch(session, clause, scope, expected));
  if (expr.finally) inferBlock(session, expr.finally, scope.child(), undefined);
  return expr.catches.length === 0 && swift ? types[0]! : joined(session, types);
}

/** The same function, in which what is thrown is caught. */
function inheriting(scope: Scope, throws: boolean): Scope['effects'] {
  const {effects} = scope;
  return {
    ...effects,
    throws,
    get returned() {
      return effects.returned;
    },
    get didAsync() {
      return effects.didAsync;
    },
    set didAsync(value: boolean) {
      effects.didAsync = value;
    },
  };
}

function catchesAll({pattern}: CatchClause): boolean {
  return pattern === undefined || (pattern.kind === 'bind' && pattern.type === undefined);
}

function inferCatch(session: Session, {pattern, body}: CatchClause, scope: Scope, expected: Type | undefined): Type {
  const inner = scope.child();
  if (session.language === 'swift') {
    const error = session.world.named('Error');
    inner.set('error', {type: error});
    if (pattern) bindPattern(session, pattern, error, inner);
  } else if (pattern) bindPattern(session, pattern, unknown, inner);
  return inferBlock(session, body, inner, expected);
}

export function inferReturn(session: Session, expr: Extract<Expr, {kind: 'jump'}>, scope: Scope): void {
  const effects = session.language === 'kotlin' && expr.label === undefined ? enclosingFunction(scope) : scope.effects;
  const wanted = effects.result;
  const type = expr.value ? infer(session, expr.value, scope, wanted) : voidType(session);
  effects.returned.push(type);
  if (wanted && expr.label === undefined && !session.relation.assign(type, wanted))
    session.report(expr.at, `\`${session.show(type)}\` is returned where \`${session.show(wanted)}\` is expected.`);
}

/** Kotlin's `return` leaves the function around, through the lambdas in it. */
function enclosingFunction(scope: Scope): Scope['effects'] {
  for (const level of scope.levels()) if (level.effects.kind !== 'lambda') return level.effects;
  return scope.effects;
}

/** `object : Type { … }` */
export function inferObject(session: Session, decl: TypeDecl, scope: Scope): Type {
  const types = decl.supers.map(({type}) => resolveType(session, type, scope));
  const self = types[0] ?? unknown;
  const inner = scope.child({receivers: types.map((type) => ({type, inside: true}))});
  declareLocals(session, decl.members, inner);
  for (const member of decl.members) {
    if (member.kind === 'fun') inferFunctionBody(session, member, inner);
    else declareStatement(session, member, inner);
  }
  return self;
}
