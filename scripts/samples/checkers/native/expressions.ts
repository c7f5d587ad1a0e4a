/** The type of each expression, and what is wrong in it. */
import type {Expr, LiteralKind} from './ir';
import {implicitBase, inferCall} from './calls';
import {needEffects} from './effects';
import {joined} from './join';
import {inferLambda} from './lambdas';
import {
  anyMember,
  membersOf,
  namesInScope,
  reportMissingImport,
  reportMissingMember,
  reportMissingName,
} from './lookup';
import {narrowings, pathOf} from './narrowing';
import {isVoid} from './relate';
import type {Scope} from './scope';
import type {Session} from './session';
import {inferBlock, inferConditions, inferObject, inferReturn, inferTry, inferWhen, resolveType} from './statements';
import {never, optional, present, prune, settled, unknown, type Named, type Type} from './types';

/** @param expected - the type that the place wants, for literals, lambdas and members of it */
export function infer(session: Session, expr: Expr, scope: Scope, expected: Type | undefined): Type {
  const {world} = session;
  switch (expr.kind) {
    case 'literal':
      return literal(session, expr.of, expected);
    case 'string': {
      for (const part of expr.parts) infer(session, part, scope, undefined);
      return {...(world.named('String') as Named), literal: 'string'};
    }
    case 'name':
      return inferName(session, expr, scope);
    case 'member':
      return inferMember(session, expr, scope, expected);
    case 'call':
      return inferCall(session, expr, scope, expected);
    case 'index':
      return inferIndex(session, expr, scope);
    case 'lambda':
      return inferLambda(session, expr, scope, expected).type;
    case 'binary':
      return inferBinary(session, expr, scope, expected);
    case 'unary':
      return inferUnary(session, expr, scope, expected);
    case 'force': {
      const type = infer(session, expr.on, scope, expected && optional(expected));
      return prune(type).kind === 'null' ? never : present(type);
    }
    case 'chain':
      return present(infer(session, expr.on, scope, expected));
    case 'cast':
      return inferCast(session, expr, scope);
    case 'if': {
      const then = scope.child();
      const other = scope.child();
      inferConditions(session, expr.conds, then, other);
      const first = inferBlock(session, expr.then, then, expected);
      const second = expr.else && inferBlock(session, expr.else, other, expected);
      if (!second && prune(first).kind === 'never')
        for (const cond of expr.conds) if (cond.kind === 'test') keep(session, cond.value, false, scope);
      if (second && prune(second).kind === 'never')
        for (const cond of expr.conds) if (cond.kind === 'test') keep(session, cond.value, true, scope);
      return second ? joined(session, [first, second]) : expr.conds.length === 0 ? first : voidType(session);
    }
    case 'ternary':
      infer(session, expr.cond, scope, world.named('Bool'));
      return joined(session, [infer(session, expr.then, scope, expected), infer(session, expr.else, scope, expected)]);
    case 'when':
      return inferWhen(session, expr, scope, expected);
    case 'try':
      return inferTry(session, expr, scope, expected);
    case 'mark':
      return inferMark(session, expr, scope, expected);
    case 'jump':
      return inferJump(session, expr, scope);
    case 'list':
      return inferList(session, expr, scope, expected);
    case 'dict':
      return inferDict(session, expr, scope, expected);
    case 'tuple':
      return inferTuple(session, expr, scope, expected);
    case 'type':
      return {kind: 'meta', of: resolveType(session, expr.type, scope)};
    case 'classRef': {
      const of = expr.type
        ? resolveType(session, expr.type, scope)
        : expr.on
          ? infer(session, expr.on, scope, undefined)
          : unknown;
      const inner = prune(of);
      return world.language === 'kotlin'
        ? world.named('KClass', undefined, [inner.kind === 'meta' ? inner.of : inner])
        : {kind: 'meta', of: inner};
    }
    case 'funRef':
      return inferReference(session, expr, scope);
    case 'object':
      return inferObject(session, expr.type, scope);
    case 'keyPath':
      return unknown;
    case 'other':
      for (const part of expr.parts) infer(session, part, scope, undefined);
      return unknown;
  }
}

export function voidType(session: Session): Type {
  return session.world.named(session.language === 'kotlin' ? 'Unit' : 'Void');
}

function literal(session: Session, kind: LiteralKind, expected: Type | undefined): Type {
  const {world} = session;
  const swift = world.language === 'swift';
  switch (kind) {
    case 'int':
      return {...(world.named('Int') as Named), literal: 'int'};
    case 'long':
      return world.named('Long');
    case 'uint':
      return world.named('UInt');
    case 'float':
      return {...(world.named('Double') as Named), literal: 'float'};
    case 'single':
      return world.named('Float');
    case 'bool':
      return world.named(swift ? 'Bool' : 'Boolean');
    case 'char':
      return world.named('Char');
    case 'regex':
      return unknown;
    case 'null':
      return expected && prune(expected).kind === 'opt' ? expected : {kind: 'null'};
  }
}

function inferName(session: Session, expr: Extract<Expr, {kind: 'name'}>, scope: Scope): Type {
  const {name} = expr;
  if (name === 'this' || name === 'self') return selfType(session, expr, scope);
  if (name === 'super') {
    const own = present(selfType(session, expr, scope));
    const base = own.kind === 'named' ? session.world.supersOf(own.symbol)[0] : undefined;
    return base ?? unknown;
  }
  if (name === 'Self' && scope.env.type) return {kind: 'meta', of: session.world.selfOf(scope.env.type)};
  if (name === '_') return unknown;
  const narrowed = scope.narrowedType(name);
  if (narrowed) return narrowed;
  for (const level of namesInScope(session, name, scope)) {
    const candidate = level.find(({kind}) => kind !== 'fun' && kind !== 'ctor') ?? level[0]!;
    if (candidate.missing !== undefined) reportMissingImport(session, name, candidate.missing, expr.at);
    if (candidate.kind === 'fun')
      return {
        kind: 'fn',
        params: candidate.params.map(({type}) => type),
        result: candidate.result,
        async: candidate.async,
        throws: candidate.throws === true,
      };
    needEffects(session, candidate, expr.at, scope, name);
    const type = prune(candidate.result);
    if (type.kind === 'meta' && expr.args.length > 0 && type.of.kind === 'named')
      return {kind: 'meta', of: {...type.of, args: expr.args.map((arg) => resolveType(session, arg, scope))}};
    return candidate.result;
  }
  const hidden = /^([$_])(\w+)$/.exec(name);
  if (hidden && session.language === 'swift') return projected(session, expr, hidden[1]!, hidden[2]!, scope);
  reportMissingName(session, name, expr.at, scope);
  return unknown;
}

/** `$name` is a binding to a property that has a wrapper; `_name` is the wrapper. */
function projected(
  session: Session,
  expr: Extract<Expr, {kind: 'name'}>,
  sigil: string,
  name: string,
  scope: Scope,
): Type {
  const type = inferName(session, {...expr, name}, scope);
  return sigil === '$' && session.world.rootsNamed('Binding').length > 0
    ? session.world.named('Binding', scope.env, [type])
    : unknown;
}

function selfType(session: Session, expr: Expr, scope: Scope): Type {
  for (const level of scope.levels()) {
    const captured = level.own('self');
    if (captured) return captured.type;
    const receiver = level.receivers[0];
    if (receiver) return receiver.type;
  }
  session.report(expr.at, `\`${session.language === 'kotlin' ? 'this' : 'self'}\` stands outside a type.`);
  return unknown;
}

function inferMember(
  session: Session,
  expr: Extract<Expr, {kind: 'member'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const path = pathOf(expr);
  const base = expr.on ? infer(session, expr.on, scope, undefined) : implicitBase(expected);
  const narrowed = path === undefined ? undefined : scope.narrowedType(path);
  if (narrowed) return narrowed;
  const own = prune(base);
  const safe = expr.safe && own.kind === 'opt';
  const type = expr.safe ? present(base) : own;
  if (!expr.on && own.kind === 'unknown') {
    if (anyMember(session, expr.name).length === 0)
      session.report(expr.nameAt, `No type of the SDK or the platform has \`.${expr.name}\`.`);
    session.unknowns++;
    return unknown;
  }
  const found = membersOf(session, type, expr.name, scope);
  if (!found) {
    if (type.kind !== 'never' && anyMember(session, expr.name).length === 0)
      session.report(expr.nameAt, `No type of the SDK or the platform has \`${expr.name}\`.`);
    session.unknowns++;
    return type.kind === 'never' ? never : unknown;
  }
  const candidate = found.find(({kind}) => kind !== 'fun' && kind !== 'ctor') ?? found[0];
  if (!candidate) {
    const implicit = !expr.on && expected ? viaOptional(expr.name) : undefined;
    if (implicit) return implicit;
    reportMissingMember(session, type, expr.name, expr.nameAt);
    return unknown;
  }
  if (candidate.kind === 'fun' || candidate.kind === 'ctor') {
    if (session.language === 'kotlin') {
      session.report(
        expr.nameAt,
        `\`${expr.name}\` is a function of \`${session.show(type)}\`: it is called with parentheses.`,
      );
      return unknown;
    }
    const fn: Type = {
      kind: 'fn',
      params: candidate.params.map((param) => param.type),
      result: candidate.result,
      async: candidate.async,
      throws: candidate.throws === true,
    };
    return safe ? optional(fn) : fn;
  }
  if (candidate.missing !== undefined) reportMissingImport(session, expr.name, candidate.missing, expr.nameAt);
  needEffects(session, candidate, expr.nameAt, scope, expr.name);
  return safe ? optional(candidate.result) : candidate.result;
}

/** `.none` and `.some` of an optional that is expected. */
function viaOptional(name: string): Type | undefined {
  if (name !== 'none' && name !== 'some') return undefined;
  return {kind: 'null'};
}

function inferIndex(session: Session, expr: Extract<Expr, {kind: 'index'}>, scope: Scope): Type {
  const type = prune(infer(session, expr.on, scope, undefined));
  const args = expr.args.map((arg) => infer(session, arg.value, scope, undefined));
  const kotlin = session.language === 'kotlin';
  const base = kotlin ? type : present(type);
  if (base.kind === 'unknown' || base.kind === 'never' || base.kind === 'var') return unknown;
  const found = membersOf(session, base, kotlin ? 'get' : 'subscript', scope) ?? [];
  const fitting = found.filter(
    ({params}) => params.filter((param) => !param.optional).length <= args.length && args.length <= params.length,
  );
  for (const candidate of fitting) {
    const {kept} = session.trial(
      () =>
        args.every(
          (arg, index) =>
            candidate.params[index]!.label ===
              (expr.args[index]!.label ?? (kotlin ? candidate.params[index]!.label : null)) &&
            session.relation.assign(arg, candidate.params[index]!.type),
        ),
      (_, fits) => fits,
    );
    if (kept) return candidate.result;
  }
  if (kotlin && type.kind === 'opt') reportMissingMember(session, type, 'get', expr.at);
  else
    session.report(
      expr.at,
      `\`${session.show(base)}\` cannot be read with ${args.length > 0 ? `\`[${args.map((arg) => session.show(arg)).join(', ')}]\`` : '`[]`'}.`,
    );
  return unknown;
}

const COMPARING = new Set(['==', '!=', '===', '!==', '<', '>', '<=', '>=', 'in', '!in', '~=']);
const OPERATORS: Readonly<Record<string, string>> = {'+': 'plus', '-': 'minus', '*': 'times', '/': 'div', '%': 'rem'};

function inferBinary(
  session: Session,
  expr: Extract<Expr, {kind: 'binary'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const {world} = session;
  const boolean = world.named(world.language === 'kotlin' ? 'Boolean' : 'Bool');
  const {op} = expr;
  if (op === '&&' || op === '||') {
    checkBoolean(session, expr.left, scope);
    const right = scope.child();
    if (session.language === 'kotlin')
      for (const {path, type} of narrowings(session, expr.left, op === '&&', scope)) right.narrow(path, type);
    checkBoolean(session, expr.right, right);
    return boolean;
  }
  if (op === '?:' || op === '??') {
    const left = infer(session, expr.left, scope, expected && optional(expected));
    const right = infer(
      session,
      expr.right,
      scope,
      expected ?? (prune(left).kind === 'opt' ? present(left) : undefined),
    );
    if (prune(right).kind === 'never' && session.language === 'kotlin') {
      const path = pathOf(expr.left);
      if (path !== undefined) scope.narrow(path, present(left));
    }
    const result = prune(right);
    if (result.kind === 'opt' || result.kind === 'null')
      return optional(joined(session, [present(left), present(right)]));
    return prune(left).kind === 'null' ? right : joined(session, [present(left), right]);
  }
  if (COMPARING.has(op)) {
    const left = infer(session, expr.left, scope, undefined);
    const right = infer(session, expr.right, scope, op.endsWith('in') ? undefined : left);
    if (/^[=!]=$/.test(op)) checkComparable(session, expr, left, right);
    return boolean;
  }
  const left = infer(session, expr.left, scope, expected);
  const right = infer(session, expr.right, scope, session.language === 'swift' ? left : undefined);
  if (op === '..' || op === '...' || op === '..<') return rangeType(session, left, op);
  return arithmetic(session, expr, left, right, scope);
}

export function checkBoolean(session: Session, expr: Expr, scope: Scope): void {
  const boolean = session.world.named(session.language === 'kotlin' ? 'Boolean' : 'Bool');
  const type = infer(session, expr, scope, boolean);
  if (!session.relation.assign(type, boolean))
    session.report(expr.at, `A condition is \`${session.show(boolean)}\`; this is \`${session.show(type)}\`.`);
}

function checkComparable(session: Session, expr: Extract<Expr, {kind: 'binary'}>, left: Type, right: Type): void {
  const a = present(left);
  const b = present(right);
  if (a.kind !== 'named' || b.kind !== 'named' || a.symbol === b.symbol) return;
  const simple = (type: Named): boolean =>
    type.symbol.decl.form === 'enum' ||
    type.symbol.name === 'String' ||
    type.symbol.name === 'Bool' ||
    type.symbol.name === 'Boolean';
  if (!simple(a) && !simple(b)) return;
  if (
    session.trial(
      () => session.relation.assign(a, b) || session.relation.assign(b, a),
      () => false,
    ).value
  )
    return;
  session.report(expr.at, `\`${session.show(a)}\` and \`${session.show(b)}\` are compared; they are never equal.`);
}

function rangeType(session: Session, left: Type, op: string): Type {
  const item = prune(left);
  if (session.language === 'swift')
    return session.world.named(op === '...' ? 'ClosedRange' : 'Range', undefined, [
      item.kind === 'named' ? item : unknown,
    ]);
  return session.world.named(item.kind === 'named' && item.symbol.name === 'Long' ? 'LongRange' : 'IntRange');
}

const RANKS = ['Byte', 'Short', 'Int', 'Long', 'Float', 'Double'];

function arithmetic(
  session: Session,
  expr: Extract<Expr, {kind: 'binary'}>,
  left: Type,
  right: Type,
  scope: Scope,
): Type {
  const a = prune(left);
  const b = prune(right);
  if (a.kind === 'named' && b.kind === 'named' && RANKS.includes(a.symbol.name) && RANKS.includes(b.symbol.name)) {
    if (a.literal && b.literal) return a.literal === 'float' ? a : b;
    if (a.literal) return b;
    if (b.literal) return a;
    return RANKS.indexOf(a.symbol.name) >= RANKS.indexOf(b.symbol.name) ? a : b;
  }
  if (session.language === 'swift') {
    if (a.kind === 'opt' || b.kind === 'opt') {
      session.report(
        expr.at,
        `\`${session.show(a.kind === 'opt' ? a : b)}\` is optional: unwrap it before \`${expr.op}\`.`,
      );
      return unknown;
    }
    if (a.kind === 'named' && a.literal && b.kind === 'named') return b;
    if (
      a.kind === 'named' &&
      b.kind === 'named' &&
      a.symbol !== b.symbol &&
      !session.relation.assign(b, a) &&
      !session.relation.assign(a, b)
    )
      session.report(expr.at, `\`${session.show(a)}\` and \`${session.show(b)}\` have no \`${expr.op}\`.`);
    return left;
  }
  const operator = OPERATORS[expr.op];
  if (!operator || a.kind === 'unknown' || a.kind === 'var') return left;
  const candidates = (membersOf(session, a, operator, scope) ?? []).filter(({params}) => params.length === 1);
  for (const candidate of candidates) {
    if (
      session.trial(
        () => session.relation.assign(b, candidate.params[0]!.type),
        (_, fits) => fits,
      ).kept
    ) {
      if (candidate.missing !== undefined) reportMissingImport(session, operator, candidate.missing, expr.at);
      return candidate.result;
    }
  }
  session.report(expr.at, `\`${session.show(a)}\` and \`${session.show(b)}\` have no \`${expr.op}\`.`);
  return unknown;
}

function inferUnary(
  session: Session,
  expr: Extract<Expr, {kind: 'unary'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  if (expr.op === '!') {
    checkBoolean(session, expr.on, scope);
    return session.world.named(session.language === 'kotlin' ? 'Boolean' : 'Bool');
  }
  return infer(session, expr.on, scope, expected);
}

function inferCast(session: Session, expr: Extract<Expr, {kind: 'cast'}>, scope: Scope): Type {
  const type = resolveType(session, expr.type, scope);
  const wanted = expr.how === 'as' ? (session.cover.try === 'try?' ? optional(type) : type) : undefined;
  infer(session, expr.on, scope, session.language === 'swift' ? wanted && type : undefined);
  if (expr.how === 'is' || expr.how === '!is')
    return session.world.named(session.language === 'kotlin' ? 'Boolean' : 'Bool');
  return expr.how === 'as?' ? optional(type) : type;
}

function inferMark(
  session: Session,
  expr: Extract<Expr, {kind: 'mark'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const before = session.cover;
  const mark = expr.try ?? before.try;
  session.cover = {...(mark && {try: mark}), await: expr.await || before.await};
  const soft = expr.try === 'try?';
  const type = infer(session, expr.on, scope, soft && expected ? present(expected) : expected);
  session.cover = before;
  return soft ? (isVoid(type) ? type : optional(type)) : type;
}

function inferJump(session: Session, expr: Extract<Expr, {kind: 'jump'}>, scope: Scope): Type {
  if (expr.how === 'return') inferReturn(session, expr, scope);
  else if (expr.how === 'throw') {
    if (expr.value) infer(session, expr.value, scope, undefined);
    if (session.language === 'swift') {
      if (scope.effects.throws === false)
        session.report(
          expr.at,
          'What is thrown here is caught nowhere: mark the function `throws`, or use `do … catch`.',
        );
      else scope.effects.didThrow = true;
    }
  }
  return never;
}

function inferList(
  session: Session,
  expr: Extract<Expr, {kind: 'list'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const wanted = expected && present(expected);
  if (session.language === 'kotlin') {
    session.report(expr.at, 'Kotlin has no lists in brackets: write `listOf(…)`.');
    return unknown;
  }
  const element = wanted?.kind === 'named' ? wanted.args[0] : undefined;
  const items = expr.items.map((item) => ({type: infer(session, item, scope, element), at: item.at}));
  // `[UInt8]` before a call, and as a value, is the array's type.
  const first = items[0] && prune(items[0].type);
  if (items.length === 1 && first?.kind === 'meta')
    return {kind: 'meta', of: session.world.named('Array', undefined, [first.of])};
  if (element)
    for (const {type, at} of items)
      if (!session.relation.assign(type, element))
        session.report(at, `\`${session.show(type)}\` stands in a list of \`${session.show(element)}\`.`);
  if (wanted?.kind === 'named' && wanted.symbol.name !== 'Any') return wanted;
  return session.world.named('Array', undefined, [
    items.length > 0
      ? settled(
          joined(
            session,
            items.map(({type}) => type),
          ),
        )
      : unknown,
  ]);
}

function inferDict(
  session: Session,
  expr: Extract<Expr, {kind: 'dict'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const wanted = expected && present(expected);
  const [key, value] = wanted?.kind === 'named' ? wanted.args : [];
  const keys = expr.items.map((item) => infer(session, item.key, scope, key));
  const values = expr.items.map((item) => infer(session, item.value, scope, value));
  const firstKey = keys[0] && prune(keys[0]);
  const firstValue = values[0] && prune(values[0]);
  if (firstKey?.kind === 'meta' && firstValue?.kind === 'meta')
    return {kind: 'meta', of: session.world.named('Dictionary', undefined, [firstKey.of, firstValue.of])};
  expr.items.forEach((item, index) => {
    if (key && !session.relation.assign(keys[index]!, key))
      session.report(
        item.key.at,
        `\`${session.show(keys[index]!)}\` stands as a key where \`${session.show(key)}\` is expected.`,
      );
    if (value && !session.relation.assign(values[index]!, value))
      session.report(
        item.value.at,
        `\`${session.show(values[index]!)}\` stands as a value where \`${session.show(value)}\` is expected.`,
      );
  });
  if (wanted?.kind === 'named' && key) return wanted;
  return session.world.named(
    'Dictionary',
    undefined,
    expr.items.length > 0 ? [settled(joined(session, keys)), settled(joined(session, values))] : [unknown, unknown],
  );
}

function inferTuple(
  session: Session,
  expr: Extract<Expr, {kind: 'tuple'}>,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const only = expr.items.length === 1 && !expr.items[0]!.label ? expr.items[0] : undefined;
  if (only) return infer(session, only.value, scope, expected);
  if (expr.items.length === 0) return voidType(session);
  const wanted = expected && present(expected);
  return {
    kind: 'tuple',
    items: expr.items.map((item, index) => ({
      ...(item.label && {label: item.label}),
      type: settled(
        infer(session, item.value, scope, wanted?.kind === 'tuple' ? wanted.items[index]?.type : undefined),
      ),
    })),
  };
}

function inferReference(session: Session, expr: Extract<Expr, {kind: 'funRef'}>, scope: Scope): Type {
  if (expr.on) {
    const ref = expr.on;
    const name = ref.kind === 'named' && ref.path.length === 1 ? ref.path[0]!.name : undefined;
    const value = name === undefined ? undefined : [...namesInScope(session, name, scope)][0]?.[0];
    const bound = value !== undefined && value.kind !== 'type';
    const type = bound ? value.result : resolveType(session, ref, scope);
    const found = membersOf(session, type, expr.name, scope);
    if (found?.length === 0) reportMissingMember(session, type, expr.name, expr.at);
    const member = found?.[0];
    if (!member) return unknown;
    const params = member.params.map((param) => param.type);
    return {
      kind: 'fn',
      params: bound ? params : [type, ...params],
      result: member.result,
      async: member.async,
      throws: false,
    };
  }
  for (const level of namesInScope(session, expr.name, scope)) {
    const found = level[0]!;
    const type = prune(found.result);
    if (found.kind === 'fun')
      return {
        kind: 'fn',
        params: found.params.map((param) => param.type),
        result: found.result,
        async: found.async,
        throws: false,
      };
    if (type.kind === 'fn') return type;
    return unknown;
  }
  reportMissingName(session, expr.name, expr.at, scope);
  return unknown;
}

/** After a branch that never ends, what its condition denied holds for the rest. */
function keep(session: Session, cond: Expr, outcome: boolean, scope: Scope): void {
  if (session.language !== 'kotlin') return;
  for (const {path, type} of narrowings(session, cond, outcome, scope)) scope.narrow(path, type);
}
