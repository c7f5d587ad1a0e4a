/** The state of checking one sample. */
import type {At} from './ir';
import {Relation} from './relate';
import type {Report} from './scope';
import {show, type Type} from './types';
import type {LanguageName, World} from './world';

export class Session {
  reports: Report[] = [];
  readonly relation: Relation;
  readonly language: LanguageName;
  /** Swift: whether a `try` or an `await` covers the expression that is looked at. */
  cover: {try?: 'try' | 'try?' | 'try!'; await: boolean} = {await: false};
  /** Expressions whose type nobody found; the fewer, the more is checked. */
  unknowns = 0;

  constructor(readonly world: World) {
    this.relation = new Relation(world);
    this.language = world.language;
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

  quietly<T>(work: () => T): T {
    const cover = this.cover;
    const {value} = this.trial(work, () => true);
    this.cover = cover;
    return value;
  }
}
