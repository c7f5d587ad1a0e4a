/** The state of checking one sample, and what every part of the inference asks for. */
import type {At, Expr, Mark, Stmt, TypeRef} from './ir';
import {Relation} from './relate';
import type {Scope} from './scope';
import {show} from './show';
import type {Member, Type} from './types';
import type {World} from './world';
import type {LanguageName} from './world/language';
import type {Problem} from './world/resolver';

/** A finding at a place of the sample. */
export interface Report {
  at: At;
  message: string;
}

/** What the parts of the inference ask of each other. The session holds it, so that they need not import in circles. */
export interface Inference {
  /** @param expected - the type that the place wants, for literals, lambdas and members of it */
  infer: (session: Session, expr: Expr, scope: Scope, expected: Type | undefined) => Type;
  /** The type of a block's last expression; never where its end is not reached. */
  inferBlock: (session: Session, body: readonly Stmt[], scope: Scope, expected: Type | undefined) => Type;
  /** The type of a property or function whose declaration does not write it. */
  inferMemberType: (session: Session, member: Member) => Type;
}

export class Session {
  reports: Report[] = [];
  readonly relation: Relation;
  readonly language: LanguageName;
  /** Swift: what covers the expression that is looked at. */
  cover: Mark = {await: false};
  /** Expressions whose type nobody found; the fewer, the more is checked. */
  unknowns = 0;

  constructor(
    readonly world: World,
    private readonly inference: Inference,
  ) {
    this.relation = new Relation(world);
    this.language = world.language;
  }

  /** @param expected - the type that the place wants, for literals, lambdas and members of it */
  infer(expr: Expr, scope: Scope, expected?: Type): Type {
    return this.inference.infer(this, expr, scope, expected);
  }

  /** The type of a block's last expression; never where its end is not reached. */
  inferBlock(body: readonly Stmt[], scope: Scope, expected?: Type): Type {
    return this.inference.inferBlock(this, body, scope, expected);
  }

  /** The type of a property or function whose declaration does not write it; what is wrong in it is told elsewhere. */
  inferMemberType(member: Member): Type {
    return this.quietly(() => this.inference.inferMemberType(this, member));
  }

  /** A written type, and what is wrong with it. */
  resolveType(ref: TypeRef, scope: Scope): Type {
    const problems: Problem[] = [];
    const type = this.world.resolve(ref, scope.env, problems);
    for (const {at, message} of problems) this.report(at, message);
    return type;
  }

  /** The type of what gives nothing. */
  get void(): Type {
    return this.world.named(this.language === 'kotlin' ? 'Unit' : 'Void');
  }

  /** The type of conditions. */
  get boolean(): Type {
    return this.world.named(this.language === 'kotlin' ? 'Boolean' : 'Bool');
  }

  report(at: At, message: string): void {
    this.reports.push({at, message});
  }

  show(type: Type): string {
    return show(type, this.language);
  }

  /** Does something to see what it would report; what it bound is taken back unless `keep` says otherwise. */
  trial<T>(
    work: () => T,
    keep: (reports: readonly Report[], value: T) => boolean,
  ): {value: T; reports: Report[]; kept: boolean} {
    const before = this.reports;
    const trail = this.relation.trail.length;
    this.reports = [];
    const value = work();
    const reports = this.reports;
    this.reports = before;
    const kept = keep(reports, value);
    if (!kept) this.relation.undo(trail);
    return {value, reports, kept};
  }

  /** Whether the one type may stand for the other; what that binds stays bound where it may. */
  assigns(given: Type, wanted: Type): boolean {
    return this.trial(
      () => this.relation.assign(given, wanted),
      (_, fits) => fits,
    ).value;
  }

  /** Does something without reporting what is wrong in it. */
  quietly<T>(work: () => T): T {
    return this.under(this.cover, () => this.trial(work, () => true).value);
  }

  /** Does something behind `try` or `await`, besides those that stand around already. */
  marked<T>(mark: Mark | undefined, work: () => T): T {
    const word = mark?.try ?? this.cover.try;
    return this.under({...(word && {try: word}), await: mark?.await === true || this.cover.await}, work);
  }

  /** Does something with other marks around it. */
  under<T>(cover: Mark, work: () => T): T {
    const before = this.cover;
    this.cover = cover;
    const value = work();
    this.cover = before;
    return value;
  }
}
