/** Declarations of a sample: functions, properties and types, with the bodies in them. */
import type {FunDecl, Stmt, TypeDecl, VarDecl} from './ir';
import {infer, voidType} from './expressions';
import {joined} from './join';
import {near} from './near';
import {inherited} from './candidates';
import {bindPattern, inferBlock, resolveType} from './statements';
import {Scope, type Effects} from './scope';
import type {Session} from './session';
import {
  prune,
  settled,
  unknown,
  type Env,
  type Member,
  type Named,
  type Type,
  type TypeParam,
  type TypeSymbol,
} from './types';

/** What a type of Swift's property wrappers makes of the property: nothing that a sample would see. */
export function effectsOf(
  session: Session,
  decl: Pick<FunDecl, 'async' | 'throws' | 'name'>,
  result: Type | undefined,
): Effects {
  return {
    async: decl.async,
    throws: session.language === 'kotlin' || decl.throws !== false,
    didThrow: false,
    didAsync: false,
    ...(result && {result}),
    returned: [],
    kind: 'fun',
    name: decl.name,
  };
}

/** Functions and types of a block may be named before they stand. */
export function declareLocals(session: Session, body: readonly Stmt[], scope: Scope): void {
  for (const statement of body) {
    if (statement.kind === 'fun') {
      const local = statement;
      scope.set(local.name, {type: unknown, lazy: () => functionType(session, local, scope)});
    } else if (statement.kind === 'type' && statement.form !== 'extension') {
      session.world.declare(statement, scope.env, scope.env.type);
    }
  }
}

function functionType(session: Session, decl: FunDecl, scope: Scope): Type {
  const env = withParams(session, decl.typeParams, scope.env);
  return {
    kind: 'fn',
    params: decl.params.map((param) => (param.type ? session.world.resolve(param.type, env) : unknown)),
    result: decl.result
      ? session.world.resolve(decl.result, env)
      : decl.value
        ? session.quietly(() => infer(session, decl.value!, functionScope(session, decl, scope, undefined), undefined))
        : voidType(session),
    async: decl.async,
    throws: decl.throws === true,
  };
}

function withParams(session: Session, params: FunDecl['typeParams'], env: Env): Env {
  if (params.length === 0) return env;
  const inner: Env = {...env, params: new Map(env.params)};
  for (const {name, bound} of params) {
    const param: TypeParam = {name};
    inner.params.set(name, {kind: 'param', param});
    if (bound) param.bound = session.world.resolve(bound, inner);
  }
  return inner;
}

function functionScope(session: Session, decl: FunDecl, scope: Scope, result: Type | undefined): Scope {
  const env = withParams(session, decl.typeParams, scope.env);
  const receiver = decl.receiver && session.world.resolve(decl.receiver, env);
  const inner = scope.child({
    env,
    effects: effectsOf(session, decl, result),
    receivers: receiver ? [{type: receiver, inside: true}] : [],
  });
  for (const param of decl.params) {
    const type = param.type ? session.world.resolve(param.type, env) : unknown;
    inner.set(param.name, {
      type: param.vararg ? session.world.named(session.language === 'kotlin' ? 'List' : 'Array', env, [type]) : type,
    });
  }
  return inner;
}

export function inferFunctionBody(session: Session, decl: FunDecl, scope: Scope): void {
  const env = withParams(session, decl.typeParams, scope.env);
  const typed = scope.child({env});
  for (const param of decl.params) if (param.type) resolveType(session, param.type, typed);
  if (decl.receiver) resolveType(session, decl.receiver, typed);
  const result = decl.result ? resolveType(session, decl.result, typed) : decl.value ? undefined : voidType(session);
  const inner = functionScope(session, decl, scope, result);
  for (const param of decl.params) {
    if (!param.default) continue;
    const wanted = param.type ? session.world.resolve(param.type, env) : undefined;
    const given = infer(session, param.default, inner, wanted);
    if (wanted && !session.relation.assign(given, wanted)) mismatch(session, param.default.at, given, wanted);
  }
  const cover = session.cover;
  session.cover = {await: false};
  if (decl.value) checkValue(session, infer(session, decl.value, inner, result), result, decl.value.at);
  if (decl.body) {
    const single =
      session.language === 'swift' &&
      decl.body.length === 1 &&
      decl.body[0]!.kind === 'expr' &&
      result &&
      !isEmptyResult(result);
    const last = inferBlock(session, decl.body, inner, single ? result : undefined);
    if (single) checkValue(session, last, result, decl.body[0]!.at);
    else if (result && !isEmptyResult(result) && prune(last).kind !== 'never' && !returnsInside(decl.body))
      session.report(decl.at, `\`${decl.name}\` gives \`${session.show(result)}\`, but returns nothing.`);
  }
  session.cover = cover;
}

function returnsInside(body: readonly Stmt[]): boolean {
  return (
    JSON.stringify(body).includes('"how":"return"') ||
    JSON.stringify(body).includes('"how":"throw"') ||
    body.some((statement) => statement.kind === 'while')
  );
}

function isEmptyResult(type: Type): boolean {
  const inner = prune(type);
  return (
    inner.kind === 'unknown' ||
    (inner.kind === 'named' && /^(?:Unit|Void)$/.test(inner.symbol.name)) ||
    (inner.kind === 'named' && inner.symbol.module === 'SwiftUI')
  );
}

function checkValue(session: Session, given: Type, wanted: Type | undefined, at: FunDecl['at']): void {
  if (wanted && !isEmptyResult(wanted) && !session.relation.assign(given, wanted)) mismatch(session, at, given, wanted);
}

function mismatch(session: Session, at: FunDecl['at'], given: Type, wanted: Type): void {
  session.report(at, `\`${session.show(given)}\` is given where \`${session.show(wanted)}\` is expected.`);
}

/** A declaration where it stands. */
export function declareStatement(session: Session, decl: FunDecl | VarDecl | TypeDecl, scope: Scope): void {
  if (decl.kind === 'var') return declareVariable(session, decl, scope);
  if (decl.kind === 'fun') return inferFunctionBody(session, decl, scope);
  checkType(session, decl, scope);
}

export function declareVariable(session: Session, decl: VarDecl, scope: Scope): void {
  const type = decl.type && resolveType(session, decl.type, scope);
  if (decl.receiver) resolveType(session, decl.receiver, scope);
  const value = decl.value && !decl.receiver ? infer(session, decl.value, scope, type) : undefined;
  if (type && value && !decl.receiver && !session.relation.assign(value, type))
    mismatch(session, decl.value!.at, value, type);
  let found = type ?? value;
  if (decl.delegate) {
    const delegate = infer(session, decl.delegate, scope, undefined);
    found ??= delegated(delegate);
  }
  for (const body of [decl.getter, ...decl.others]) if (body) accessor(session, body, decl, type, scope);
  if (decl.receiver && decl.value)
    accessor(session, [{kind: 'expr', value: decl.value, at: decl.value.at}], decl, type, scope);
  bindPattern(session, decl.pattern, found ?? unknown, scope);
}

function delegated(type: Type): Type {
  const inner = prune(type);
  return inner.kind === 'named' ? (inner.args.at(-1) ?? unknown) : unknown;
}

function accessor(session: Session, body: readonly Stmt[], decl: VarDecl, type: Type | undefined, scope: Scope): void {
  const getter = body === decl.getter || decl.receiver !== undefined;
  const effects: Effects = {
    ...effectsOf(
      session,
      {async: decl.async, throws: decl.throws, name: decl.names[0]?.name ?? ''},
      getter ? type : undefined,
    ),
    kind: 'fun',
  };
  const receiver = decl.receiver && session.world.resolve(decl.receiver, scope.env);
  const inner = scope.child({effects, receivers: receiver ? [{type: receiver, inside: true}] : []});
  inner.set(session.language === 'kotlin' ? 'field' : 'newValue', {type: type ?? unknown});
  inner.set(session.language === 'kotlin' ? 'value' : 'oldValue', {type: type ?? unknown});
  const cover = session.cover;
  session.cover = {await: false};
  const view = type && isEmptyResult(type);
  const last = inferBlock(session, body, inner, getter && body.length === 1 && !view ? type : undefined);
  if (getter && type && body.length === 1 && body[0]!.kind === 'expr' && !view)
    checkValue(session, last, type, body[0]!.at);
  session.cover = cover;
}

/** The bodies of a type, and whether it keeps what its supertypes ask of it. */
export function checkType(session: Session, decl: TypeDecl, scope: Scope): void {
  const extended = decl.form === 'extension' && decl.of ? resolveType(session, decl.of, scope) : undefined;
  const symbol = extended ? (prune(extended) as Named).symbol : findDeclared(session, decl, scope);
  if (decl.form === 'alias' && decl.of) {
    if (symbol) resolveType(session, decl.of, scope.child({env: symbol.env}));
    return;
  }
  if (!symbol) return;
  const env: Env = extended ? extensionEnv(scope.env, symbol) : symbol.env;
  const self = session.world.selfOf(symbol);
  const inner = scope.child({
    env,
    receivers: [{type: self, inside: true, label: decl.name}],
    effects: {...effectsOf(session, {async: false, throws: false, name: decl.name}, undefined), async: false},
  });
  for (const {type, args} of decl.supers) checkSuper(session, type, args, inner);
  for (const ctor of decl.ctors) checkConstructor(session, ctor, inner);
  for (const body of decl.inits) inferBlock(session, body, constructorScope(session, decl, inner), undefined);
  for (const entry of decl.cases) for (const arg of entry.args) infer(session, arg.value, inner, undefined);
  for (const member of decl.members) checkMember(session, member, constructorScope(session, decl, inner), inner);
  if (!extended) checkOverrides(session, decl, symbol);
}

function extensionEnv(env: Env, symbol: TypeSymbol): Env {
  const params = new Map(env.params);
  for (const param of symbol.params) params.set(param.name, {kind: 'param', param});
  return {unit: env.unit, type: symbol, params};
}

function findDeclared(session: Session, decl: TypeDecl, scope: Scope): TypeSymbol | undefined {
  const own = scope.env.type?.nested.get(decl.name);
  return own?.decl === decl ? own : session.world.rootsNamed(decl.name).find((symbol) => symbol.decl === decl);
}

/** Parameters of Kotlin's primary constructor are seen by initializers. */
function constructorScope(session: Session, decl: TypeDecl, scope: Scope): Scope {
  if (session.language !== 'kotlin') return scope;
  const inner = scope.child();
  for (const param of decl.ctors[0]?.params ?? [])
    inner.set(param.name, {type: param.type ? session.world.resolve(param.type, scope.env) : unknown});
  return inner;
}

function checkMember(session: Session, member: FunDecl | VarDecl | TypeDecl, initializer: Scope, inner: Scope): void {
  if (member.kind === 'fun') inferFunctionBody(session, member, inner);
  else if (member.kind === 'type') checkType(session, member, inner);
  else {
    const lazy = member.flags.words.includes('lazy');
    declareVariable(session, member, (lazy ? inner : initializer).child());
  }
}

function checkSuper(
  session: Session,
  type: TypeDecl['supers'][number]['type'],
  args: TypeDecl['supers'][number]['args'],
  scope: Scope,
): void {
  const found = resolveType(session, type, scope);
  if (args && prune(found).kind === 'named') for (const arg of args) infer(session, arg.value, scope, undefined);
}

function checkConstructor(session: Session, ctor: FunDecl, scope: Scope): void {
  inferFunctionBody(session, {...ctor, ...(ctor.body ? {} : {body: []})}, scope);
}

/** `override` needs something to override; a protocol or interface needs all its members. */
function checkOverrides(session: Session, decl: TypeDecl, symbol: TypeSymbol): void {
  const supers = session.world.supersOf(symbol).filter((type): type is Named => type.kind === 'named');
  if (supers.length === 0) return;
  const known = supers.every((type) => closed(session, type));
  for (const member of decl.members) {
    if (member.kind === 'type' || !member.flags.override) continue;
    const name = member.kind === 'fun' ? member.name : (member.names[0]?.name ?? '');
    const candidates = supers.flatMap((type) => inherited(session, type, name, false));
    const fits = candidates.some(
      (candidate) =>
        member.kind === 'var' ||
        (candidate.params.length === member.params.length &&
          member.params.every(
            (param, index) => session.language === 'kotlin' || param.label === candidate.params[index]!.label,
          )),
    );
    if (fits || !known) continue;
    const names = supers.flatMap((type) => [...type.symbol.members.keys()]);
    session.report(
      member.at,
      candidates.length > 0
        ? `\`${name}\` overrides nothing: what it would override takes other parameters.`
        : `\`${name}\` overrides nothing.${near(name, names)}`,
    );
  }
  for (const type of supers) if (type.symbol.decl.form === 'interface') checkRequirements(session, decl, symbol, type);
}

function closed(session: Session, type: Named): boolean {
  return type.symbol.origin !== 'platform' || session.language === 'kotlin';
}

function checkRequirements(session: Session, decl: TypeDecl, symbol: TypeSymbol, type: Named): void {
  if (type.symbol.origin === 'platform' || decl.form === 'interface' || decl.flags.abstract) return;
  const self = session.world.selfOf(symbol) as Named;
  for (const required of type.symbol.decl.members) {
    if (required.kind === 'type' || required.flags.static) continue;
    const done =
      required.kind === 'fun'
        ? required.body !== undefined || required.value !== undefined
        : required.getter !== undefined || required.value !== undefined;
    if (done) continue;
    const name = required.kind === 'fun' ? required.name : (required.names[0]?.name ?? '');
    const own = inherited(session, self, name, false).filter(
      (candidate) => candidate.member?.owner !== type.symbol || isDefault(candidate.member),
    );
    const fits = own.some(
      (candidate) =>
        required.kind === 'var' ||
        (candidate.kind === 'fun' &&
          candidate.params.length === required.params.length &&
          required.params.every(
            (param, index) => session.language === 'kotlin' || param.label === candidate.params[index]!.label,
          )),
    );
    if (!fits)
      session.report(
        decl.at,
        `\`${decl.name}\` lacks \`${name}${required.kind === 'fun' ? `(${required.params.map((param) => (session.language === 'kotlin' ? param.name : `${param.label ?? '_'}:`)).join(session.language === 'kotlin' ? ', ' : '')})` : ''}\`, which \`${type.symbol.path}\` asks for.`,
      );
  }
}

/** A protocol's extension gives its requirement a body. */
function isDefault(member: Member | undefined): boolean {
  if (!member?.owner) return false;
  return !member.owner.decl.members.includes(member.decl as FunDecl);
}

/** The type of a property or function whose declaration does not write it. */
export function inferMember(session: Session, member: Member): Type {
  const decl = member.decl as FunDecl | VarDecl;
  const effects: Effects = {async: true, throws: true, didThrow: false, didAsync: false, returned: [], kind: 'fun'};
  const root = new Scope(
    undefined,
    member.env,
    effects,
    member.owner ? [{type: session.world.selfOf(member.owner), inside: true}] : [],
  );
  session.cover = {try: 'try', await: true};
  if (decl.kind === 'fun')
    return decl.value ? infer(session, decl.value, functionScope(session, decl, root, undefined), undefined) : unknown;
  const scope = constructorOf(session, member, root);
  if (decl.receiver) {
    const receiver = session.world.resolve(decl.receiver, member.env);
    const inner = scope.child({receivers: [{type: receiver, inside: true}]});
    return decl.value ? settled(infer(session, decl.value, inner, undefined)) : unknown;
  }
  if (decl.value)
    return componentOf(session, decl, member.name, settled(infer(session, decl.value, scope, undefined)), scope);
  if (decl.delegate) return delegated(infer(session, decl.delegate, scope, undefined));
  if (decl.getter) {
    const inner = scope.child({effects});
    const last = inferBlock(session, decl.getter, inner, undefined);
    return effects.returned.length > 0 ? joined(session, effects.returned) : last;
  }
  return unknown;
}

function constructorOf(session: Session, member: Member, root: Scope): Scope {
  return member.owner ? constructorScope(session, member.owner.decl, root) : root;
}

function componentOf(session: Session, decl: VarDecl, name: string, type: Type, scope: Scope): Type {
  if (decl.pattern.kind === 'bind') return type;
  const inner = scope.child();
  bindPattern(session, decl.pattern, type, inner);
  return inner.own(name)?.type ?? unknown;
}
