/**
 * The tables of declared names. A sample's world is a layer over the shared world: it finds names in both, and adds
 * names only to its own tables.
 */
import type {TypeRef} from '../ir';
import type {Env, FileScope, Member, Named, Type, TypeSymbol} from '../model/types';

/** A type that was found by its simple name, and whether the file imports it. */
export interface FoundType {
  symbol: TypeSymbol;
  imported: boolean;
}

export abstract class Names {
  /** Full path, `module.Path.To.Type` → type. */
  readonly types = new Map<string, TypeSymbol>();
  /** Simple name → top-level types. */
  readonly roots = new Map<string, TypeSymbol[]>();
  /** Name → top-level functions and variables. */
  readonly tops = new Map<string, Member[]>();
  /** Name → members of all types, for receivers whose type is unknown. */
  readonly byMember = new Map<string, Member[]>();
  readonly modules = new Set<string>();
  /** Module → the modules that it re-exports. */
  readonly reexports = new Map<string, string[]>();
  /** Shared type → what a sample's extensions add to the type. */
  readonly layers = new Map<TypeSymbol, TypeSymbol>();

  constructor(readonly base?: Names) {}

  abstract resolve(ref: TypeRef, env: Env): Type;

  rootsNamed(name: string): TypeSymbol[] {
    return [...(this.roots.get(name) ?? []), ...(this.base?.rootsNamed(name) ?? [])];
  }

  topsNamed(name: string): Member[] {
    return [...(this.tops.get(name) ?? []), ...(this.base?.topsNamed(name) ?? [])];
  }

  /** Returns every type's members with this name. */
  membersNamed(name: string): Member[] {
    return [...(this.byMember.get(name) ?? []), ...(this.base?.membersNamed(name) ?? [])];
  }

  /** Whether a function or variable with this name is declared anywhere. Operators are functions, too. */
  declares(name: string): boolean {
    return this.topsNamed(name).length > 0 || this.membersNamed(name).length > 0;
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

  /** Whether a file can use a module's names. The SDK's and the platform's files can use the names of every module. */
  visible(module: string, from: FileScope): boolean {
    return from.module === module || from.modules.has(module) || from.origin !== 'sample';
  }

  /**
   * Returns the type that a simple name means in a declaration. If no imported module has a type of this name, returns
   * one from another module.
   */
  findType(name: string, env: Env): FoundType | undefined {
    for (let holder = env.type; holder; holder = holder.parent) {
      if (holder.name === name) return {symbol: holder, imported: true};
      const nested = this.nestedIn(holder, name);
      if (nested) return {symbol: nested, imported: true};
    }
    const found = this.rootsNamed(name);
    const visible =
      found.find((symbol) => symbol.module === env.file.module) ??
      found.find((symbol) => this.visible(symbol.module, env.file));
    if (visible) return {symbol: visible, imported: true};
    const guess = found.find((symbol) => symbol.origin === 'sdk') ?? found[0];
    return guess && {symbol: guess, imported: false};
  }

  /** Returns the type `name` that is declared in `holder` or in one of its supertypes. */
  nestedIn(holder: TypeSymbol, name: string, seen = new Set<TypeSymbol>()): TypeSymbol | undefined {
    if (seen.has(holder)) return undefined;
    seen.add(holder);
    const own = holder.nested.get(name) ?? this.layers.get(holder)?.nested.get(name);
    if (own) return own;
    for (const base of this.supersOf(holder)) {
      const found = this.nestedIn(base.symbol, name, seen);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the direct supertypes, including those that extensions add. */
  supersOf(symbol: TypeSymbol): Named[] {
    symbol.supers ??= this.ownSupers(symbol);
    const added = this.layers.get(symbol)?.added ?? [];
    if (added.length === 0) return symbol.supers;
    return [...symbol.supers, ...this.namedOf(added.map(({type, env}) => ({type, env: outside(env, symbol)})))];
  }

  /** Whether the type or one of its supertypes passes a test. */
  someSuper(symbol: TypeSymbol, test: (symbol: TypeSymbol) => boolean, seen = new Set<TypeSymbol>()): boolean {
    if (seen.has(symbol)) return false;
    seen.add(symbol);
    return test(symbol) || this.supersOf(symbol).some((base) => this.someSuper(base.symbol, test, seen));
  }

  private ownSupers(symbol: TypeSymbol): Named[] {
    // Empty while this runs: finding a supertype by its name can read the supertypes, and would never end.
    symbol.supers = [];
    const env = symbol.parent ? {...symbol.env, type: symbol.parent} : symbol.env;
    const declared = symbol.decl.supers.map((type) => ({type, env}));
    return this.namedOf([...declared, ...symbol.added].map(({type, env: own}) => ({type, env: outside(own, symbol)})));
  }

  private namedOf(written: readonly {type: TypeRef; env: Env}[]): Named[] {
    return written.map(({type, env}) => this.resolve(type, env)).filter((type) => type.kind === 'named');
  }
}

/** Returns the environment in which a type's supertypes are looked up. It leaves out the type itself. */
function outside(env: Env, symbol: TypeSymbol): Env {
  if (env.type !== symbol) return env;
  return {file: env.file, params: env.params, ...(symbol.parent && {type: symbol.parent})};
}
