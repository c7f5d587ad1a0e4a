/** Reports changes of values that can't change: constants, parameters, loop variables, read-only properties. */
import type {Expr, ExprOf} from '../ir';
import type {Binding, Receiver, Scope} from '../model/scope';
import {prune, present, type Type} from '../model/types';
import {isSelf, valueAmong, variableDecl, type Candidate} from './candidates';
import {membersOf} from './members';
import {meaningsOf} from './names';
import type {Session} from './session';
import type {Target} from './targets';

/** Reports the target of an assignment, or the operand of `&x`, if it can't change. */
export function checkChangeable(session: Session, target: Expr, scope: Scope): void {
  const reason = whyConstant(session, target, scope);
  if (reason !== undefined) session.report(target.at, reason);
}

/** Reports a call of a `mutating` function on a value that can't change. */
export function checkMutatingCall(
  session: Session,
  {fn}: ExprOf<'call'>,
  {member}: Candidate,
  {receiver}: Target,
  scope: Scope,
): void {
  if (!member?.owner || member.decl.kind !== 'func' || !member.decl.modifiers.words.includes('mutating')) return;
  if (!isValueForm(member.owner.decl.form)) return;
  const reason = receiver
    ? whySelfConstant(receiver)
    : fn.kind === 'member' && fn.on && whyConstant(session, fn.on, scope);
  if (reason) session.report(fn.at, `\`${member.name}\` changes its value. ${reason}`);
}

/** Returns why an expression can't be changed; undefined if it can be, or if too little is known to tell. */
function whyConstant(session: Session, expr: Expr, scope: Scope): string | undefined {
  if (expr.kind === 'name') return whyNameConstant(session, expr, scope);
  if (expr.kind === 'member') return whyMemberConstant(session, expr, scope);
  if (expr.kind === 'subscript')
    return isValueType(typeOf(session, expr.on, scope)) ? whyConstant(session, expr.on, scope) : undefined;
  if (expr.kind === 'force' || expr.kind === 'chain' || expr.kind === 'mark')
    return whyConstant(session, expr.on, scope);
  if (expr.kind === 'tuple')
    return expr.items.map(({value}) => whyConstant(session, value, scope)).find((reason) => reason !== undefined);
  return undefined;
}

function whyNameConstant(session: Session, {name}: ExprOf<'name'>, scope: Scope): string | undefined {
  if (name === '_' || name === 'super') return undefined;
  if (name === 'self') {
    for (const level of scope.levels()) {
      if (level.own('self')) return undefined;
      if (level.receiver) return whySelfConstant(level.receiver);
    }
    return undefined;
  }
  const [meaning] = meaningsOf(session, name, scope);
  if (!meaning) return undefined;
  if (meaning.binding) return whyBindingConstant(name, meaning.binding);
  const candidate = valueAmong(meaning.candidates);
  return candidate && whyPropertyConstant(candidate, meaning.receiver, scope);
}

function whyBindingConstant(name: string, {constant}: Binding): string | undefined {
  switch (constant) {
    case 'let':
      return `\`${name}\` is a \`let\` constant: declare it with \`var\` to change it.`;
    case 'parameter':
      return `\`${name}\` is a parameter, and parameters are constants: copy it to a \`var\` first.`;
    case 'loop variable':
      return `\`${name}\` is a constant in the loop: write \`for var ${name}\`, or copy it to a \`var\` first.`;
    case undefined:
      return undefined;
  }
}

function whyMemberConstant(session: Session, expr: ExprOf<'member'>, scope: Scope): string | undefined {
  if (!expr.on) return undefined;
  const type = present(typeOf(session, expr.on, scope));
  if (type.kind === 'tuple') return whyConstant(session, expr.on, scope);
  const candidate = valueAmong(membersOf(session, type, expr.name) ?? []);
  if (!candidate) return undefined;
  const receiver = isSelf(expr.on) ? receiverOf(scope) : undefined;
  const reason = whyPropertyConstant(candidate, receiver, scope);
  if (reason !== undefined || receiver || !isValueType(type) || isWrapped(candidate)) return reason;
  return whyConstant(session, expr.on, scope);
}

/** @param receiver - set if the property belongs to `self` */
function whyPropertyConstant(candidate: Candidate, receiver: Receiver | undefined, scope: Scope): string | undefined {
  const decl = variableDecl(candidate);
  if (!decl || isWrapped(candidate)) return undefined;
  const {name, member} = candidate;
  const owner = member?.owner;
  const shown = owner ? `\`${name}\` of \`${owner.path}\`` : `\`${name}\``;
  if (!decl.settable) {
    // An initializer may assign a constant once. The flow analysis reports further assignments.
    if (receiver?.init === true && !decl.getter && !decl.value) return undefined;
    if (!owner && !decl.value) return undefined;
    return decl.mutable ? `${shown} can only be read.` : `${shown} is a \`let\` constant and can't change.`;
  }
  if (owner && decl.modifiers.words.includes('private(set)')) {
    let type = scope.env.type;
    while (type && type.decl !== owner.decl) type = type.parent;
    if (!type) return `${shown} can only be changed in \`${owner.path}\` itself: it is \`private(set)\`.`;
  }
  return receiver && !member?.static && !decl.getter ? whySelfConstant(receiver) : undefined;
}

function whySelfConstant({mutable}: Receiver): string | undefined {
  return mutable ? undefined : '`self` is a constant here: mark the function `mutating`.';
}

/** Whether a property has a wrapper, such as `@State`, which keeps the value elsewhere. */
function isWrapped(candidate: Candidate): boolean {
  return variableDecl(candidate)?.modifiers.words.some((word) => /^@[A-Z]/.test(word)) ?? false;
}

/** Returns the object that `self` refers to; undefined if a closure's capture list declares another `self`. */
function receiverOf(scope: Scope): Receiver | undefined {
  for (const level of scope.levels()) {
    if (level.own('self')) return undefined;
    if (level.receiver) return level.receiver;
  }
  return undefined;
}

function isValueType(given: Type): boolean {
  const type = present(given);
  return type.kind === 'tuple' || (type.kind === 'named' && isValueForm(type.symbol.decl.form));
}

function isValueForm(form: string): boolean {
  return form === 'struct' || form === 'enum';
}

function typeOf(session: Session, expr: Expr, scope: Scope): Type {
  return prune(session.quietly(() => session.infer(expr, scope)));
}
