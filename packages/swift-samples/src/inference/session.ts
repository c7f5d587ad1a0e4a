/** The session has the state of one sample's check. Every part of the inference receives the session. */
import type {Closure, EffectMark, Expr, FuncDecl, Span, Stmt, TypeRef, VarDecl} from '../ir';
import type {Scope} from '../model/scope';
import {isVoid, prune, type Member, type Type} from '../model/types';
import type {World} from '../world';
import type {TypeProblem} from '../world/resolver';
import {Relation} from './relation';

/** A problem at a place in the sample. */
export interface Report {
  at: Span;
  message: string;
}

/**
 * The functions that the parts of the inference need from each other. The session has them to avoid circular imports.
 */
export interface Inference {
  infer: (session: Session, expr: Expr, scope: Scope, expected: Type | undefined) => Type;
  inferBlock: (session: Session, body: readonly Stmt[], scope: Scope, expected: Type | undefined) => Type;
  inferMemberType: (session: Session, member: Member) => Type;
}

/**
 * Thrown when a sample needs more than {@link MAX_STEPS} steps, for example because nested overloads multiply the
 * trials.
 */
export class TooComplex extends Error {
  constructor(readonly at: Span) {
    super('Too complex');
  }
}

/**
 * The maximum number of expressions that are inferred for one sample, including trials of overloads. The pages' samples
 * need under 5,000.
 */
const MAX_STEPS = 50_000;

export class Session {
  reports: Report[] = [];
  readonly relation: Relation;
  /** The `try` and `await` around the current expression. */
  covered: EffectMark = {await: false};
  /**
   * The bodies that must return a value, with the value's type. The flow analysis reports those whose end can be
   * reached.
   */
  readonly mustReturn = new Map<FuncDecl | VarDecl | Closure, Type>();
  /** The parts of optional chains (chains.ts), with the type that each has if no `?` in it found nil. */
  readonly chained = new WeakMap<Expr, Type>();
  readonly neverReturning = new Set<Expr>();
  private steps = 0;

  constructor(
    readonly world: World,
    private readonly inference: Inference,
    /** Whether names may be declared twice, because `#if` chooses between the declarations. */
    readonly conditional: boolean,
  ) {
    this.relation = new Relation(world);
  }

  /** @param expected - the type that is expected here, for literals, closures and `.member` */
  infer(expr: Expr, scope: Scope, expected?: Type): Type {
    if (++this.steps > MAX_STEPS) throw new TooComplex(expr.at);
    return this.inference.infer(this, expr, scope, expected);
  }

  /** Returns the type of a block's last statement, or `never` if the block's end isn't reached. */
  inferBlock(body: readonly Stmt[], scope: Scope, expected?: Type): Type {
    return this.inference.inferBlock(this, body, scope, expected);
  }

  /**
   * Returns the type of a property that is declared without a type. Reports no problems, because the check of the
   * declaration reports them.
   */
  inferMemberType(member: Member): Type {
    return this.quietly(() => this.inference.inferMemberType(this, member));
  }

  /** Resolves a written type and reports what is wrong with it. */
  resolveType(ref: TypeRef, scope: Scope): Type {
    const problems: TypeProblem[] = [];
    const type = this.world.resolve(ref, scope.env, problems);
    for (const {at, message} of problems) this.report(at, message);
    return type;
  }

  get bool(): Type {
    return this.world.named('Bool');
  }

  report(at: Span, message: string): void {
    this.reports.push({at, message});
  }

  /**
   * Records for the flow analysis whether a body must return a value.
   *
   * @param result - undefined if the body need not return anything
   */
  requireReturn(body: FuncDecl | VarDecl | Closure, result: Type | undefined): void {
    if (result && asksForValue(result)) this.mustReturn.set(body, result);
    else this.mustReturn.delete(body);
  }

  /**
   * Runs `work`, and returns its reports instead of recording them. Unless `keep` returns true, frees the variables
   * that `work` bound.
   */
  trial<T>(
    work: () => T,
    keep: (reports: readonly Report[], value: T) => boolean,
  ): {value: T; reports: Report[]; kept: boolean} {
    const before = this.reports;
    const trail = this.relation.trail.length;
    const reports: Report[] = [];
    this.reports = reports;
    let value: T;
    try {
      value = work();
    } finally {
      this.reports = before;
    }
    const kept = keep(reports, value);
    if (!kept) this.relation.undo(trail);
    return {value, reports, kept};
  }

  /** Whether a value of type `given` fits `wanted`. If so, binds inference variables. */
  assigns(given: Type, wanted: Type): boolean {
    return this.trial(
      () => this.relation.assign(given, wanted),
      (_, fits) => fits,
    ).value;
  }

  /** Whether a value of type `given` could fit `wanted`. Binds nothing. */
  couldAssign(given: Type, wanted: Type): boolean {
    return this.trial(
      () => this.relation.assign(given, wanted),
      () => false,
    ).value;
  }

  /** Runs `work` without reporting what is wrong in it. */
  quietly<T>(work: () => T): T {
    return this.trial(work, () => true).value;
  }

  /** Runs `work` as if the `try` and `await` in `mark` were added to those around the current expression. */
  marked<T>(mark: EffectMark | undefined, work: () => T): T {
    const word = mark?.try ?? this.covered.try;
    return this.coveredBy({...(word && {try: word}), await: mark?.await === true || this.covered.await}, work);
  }

  /** Runs `work` as if only the `try` and `await` in `mark` were around the current expression. */
  coveredBy<T>(mark: EffectMark, work: () => T): T {
    const before = this.covered;
    this.covered = mark;
    try {
      return work();
    } finally {
      this.covered = before;
    }
  }
}

/**
 * Whether a body with this result type must return a value. For a SwiftUI type, a result builder makes the value
 * instead.
 */
export function asksForValue(type: Type): boolean {
  const result = prune(type);
  return (
    result.kind !== 'unknown' && result.kind !== 'var' && result.kind !== 'never' && !isVoid(result) && !isBuilt(result)
  );
}

/** Whether a result builder makes a value of this type from the statements of a body. */
export function isBuilt(type: Type): boolean {
  const result = prune(type);
  return result.kind === 'named' && result.symbol.module === 'SwiftUI';
}
