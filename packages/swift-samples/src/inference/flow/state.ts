/** The state of the flow analysis at a place in the code, and helpers that read the IR. */
import type {Condition, Expr, ExprOf, Stmt, VarDecl} from '../../ir';

/** A name that is declared without a value. */
export interface Deferred {
  name: string;
  constant: boolean;
  /** Whether the name is a property, which code can also write as `self.name`. */
  property: boolean;
}

/** Whether a name has a value: on all paths, on some of them, or on none. */
export type Status = 'yes' | 'maybe' | 'no';

/** The status of each name that may lack a value; undefined if the code isn't reached. */
export type State = ReadonlyMap<Deferred, Status> | undefined;

/**
 * The names of a block. A name has a `Deferred` if it was declared without a value. Other names only hide outer names.
 */
export interface Block {
  names: Map<string, Deferred | undefined>;
  parent?: Block;
}

/** A statement that `break` can leave. */
export interface Target {
  label: string | undefined;
  /** Whether a `break` without a label can leave the statement: true for loops and `switch`. */
  unlabeled: boolean;
  /** Whether it is a loop, which `continue` can repeat. */
  loop: boolean;
  breaks: State[];
}

/** Whether a body is one expression and returns its value without `return`. */
export function returnsImplicitly(body: readonly Stmt[]): boolean {
  const [only] = body;
  if (body.length !== 1 || only?.kind !== 'expr') return false;
  const {value} = only;
  if (value.kind === 'if') return value.else !== undefined && !hasReturn(value);
  return value.kind === 'switch' ? !hasReturn(value) : value.kind !== 'do' && value.kind !== 'jump';
}

/** Whether a part of the IR contains a `return`, except for those of inner functions and closures. */
function hasReturn(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const {kind, how} = part as {kind?: string; how?: string};
  if (kind === 'closure' || kind === 'func') return false;
  return (kind === 'jump' && how === 'return') || Object.values(part).some(hasReturn);
}

/**
 * Returns a new block inside another.
 *
 * @param hidden - names that the block's header declares
 */
export function blockIn(parent: Block | undefined, hidden: readonly string[] = []): Block {
  return {names: new Map(hidden.map((name) => [name, undefined])), ...(parent && {parent})};
}

/** Returns the state where two paths meet. */
export function join(a: State, b: State): State {
  if (!a || !b) return a ?? b;
  const result = new Map<Deferred, Status>();
  for (const [deferred, status] of a) {
    const other = b.get(deferred);
    if (other) result.set(deferred, status === other ? status : 'maybe');
  }
  return result;
}

/** If an expression is `name` or `self.name`, and the name was declared without a value, returns the name. */
export function find(block: Block, expr: Expr): Deferred | undefined {
  const property = expr.kind === 'member' && expr.on?.kind === 'name' && expr.on.name === 'self';
  if (!property && expr.kind !== 'name') return undefined;
  for (let level: Block | undefined = block; level; level = level.parent) {
    if (!level.names.has(expr.name)) continue;
    const found = level.names.get(expr.name);
    if (!property || found?.property) return found;
  }
  return undefined;
}

/** Records the names that conditions bind, so that they hide outer names. */
export function hide({names}: Block, conds: readonly Condition[]): void {
  for (const cond of conds)
    if (cond.kind !== 'test') for (const name of namesIn(cond.pattern)) names.set(name, undefined);
}

/** Returns the names that a pattern, or any other part of the IR, binds. */
export function namesIn(part: object): string[] {
  const {kind, name} = part as {kind?: string; name?: string};
  if (kind === 'bind') return [name!];
  return Object.values(part).flatMap((value: unknown) => (typeof value === 'object' && value ? namesIn(value) : []));
}

/** Whether a declaration leaves its only name without a value. Optional variables start with nil. */
export function isDeferred({pattern, type, value, getter, mutable, modifiers}: VarDecl): boolean {
  if (pattern.kind !== 'bind' || !type || value || getter) return false;
  if (modifiers.words.some((word) => word.startsWith('@') || word === 'lazy')) return false;
  return type.kind !== 'any' && !(mutable && type.kind === 'opt');
}

/** Whether an initializer calls `self.init(…)`. */
export function callsOwnInit(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const {kind, name, on} = part as {kind?: string; name?: string; on?: Expr};
  if (kind === 'member' && name === 'init' && on?.kind === 'name' && on.name === 'self') return true;
  return Object.values(part).some(callsOwnInit);
}

type Branching = ExprOf<'if' | 'switch' | 'do' | 'jump' | 'closure' | 'ternary'>;

/** Returns the direct parts of an expression that has no branches, in the order in which they run. */
export function partsOf(expr: Exclude<Expr, Branching>): Expr[] {
  switch (expr.kind) {
    case 'string':
    case 'other':
      return expr.parts;
    case 'member':
      return expr.on ? [expr.on] : [];
    case 'call':
      return [expr.fn, ...expr.args.map(({value}) => value)];
    case 'subscript':
      return [expr.on, ...expr.args.map(({value}) => value)];
    case 'unary':
    case 'force':
    case 'chain':
    case 'cast':
    case 'mark':
      return [expr.on];
    case 'array':
      return expr.items;
    case 'dictionary':
      return expr.items.flatMap(({key, value}) => [key, value]);
    case 'tuple':
      return expr.items.map(({value}) => value);
    case 'binary':
      return [expr.left, expr.right];
    case 'literal':
    case 'name':
    case 'type':
    case 'keyPath':
      return [];
  }
}
