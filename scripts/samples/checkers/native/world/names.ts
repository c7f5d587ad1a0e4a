/** The tables of what is declared, by name. Those of a sample lie over the shared ones. */
import type {Member, TypeSymbol, UnitScope} from '../types';
import type {LanguageName} from './language';

/** What has a name in one world and in the one below it. */
export abstract class Names {
  /** Full path, `module.Path.To.Type`. */
  readonly types = new Map<string, TypeSymbol>();
  /** Simple name → types on top level. */
  readonly roots = new Map<string, TypeSymbol[]>();
  /** Functions and properties on top level, extensions of Kotlin included. */
  readonly tops = new Map<string, Member[]>();
  /** Every member of any type by name, for receivers of unknown type. */
  readonly byMember = new Map<string, Member[]>();
  readonly modules = new Set<string>();
  /** Swift's modules → those that they bring along. */
  readonly reexports = new Map<string, string[]>();
  /** What a sample's extensions add to shared types. */
  readonly layers = new Map<TypeSymbol, TypeSymbol>();

  constructor(
    readonly language: LanguageName,
    readonly base?: Names,
  ) {}

  /** Types on top level. */
  rootsNamed(name: string): TypeSymbol[] {
    return [...(this.roots.get(name) ?? []), ...(this.base?.rootsNamed(name) ?? [])];
  }

  /** Functions and properties on top level. */
  topsNamed(name: string): Member[] {
    return [...(this.tops.get(name) ?? []), ...(this.base?.topsNamed(name) ?? [])];
  }

  /** Members of any type. */
  anyNamed(name: string): Member[] {
    return [...(this.byMember.get(name) ?? []), ...(this.base?.anyNamed(name) ?? [])];
  }

  /** @param path - in full: `module.Path.To.Type` */
  typeAt(path: string): TypeSymbol | undefined {
    return this.types.get(path) ?? this.base?.typeAt(path);
  }

  hasModule(name: string): boolean {
    return this.modules.has(name) || (this.base?.hasModule(name) ?? false);
  }

  *moduleNames(): Iterable<string> {
    yield* this.modules;
    if (this.base) yield* this.base.moduleNames();
  }

  *allRoots(): Iterable<TypeSymbol> {
    for (const list of this.roots.values()) yield* list;
    if (this.base) yield* this.base.allRoots();
  }

  *allTops(): Iterable<Member> {
    for (const list of this.tops.values()) yield* list;
    if (this.base) yield* this.base.allTops();
  }

  /** Whether something of this module may be named without a path from there. */
  visible(module: string, name: string, from: UnitScope): boolean {
    if (from.module === module || from.all.has(module)) return true;
    if (this.language === 'swift') return from.origin !== 'sample';
    return from.imports.get(name) === `${module}.${name}`;
  }
}
