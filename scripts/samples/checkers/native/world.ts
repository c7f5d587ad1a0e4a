/**
 * Everything that has a name: the SDK's public declarations, the platform's listed ones, and, over both, those of
 * one sample. A world for a sample is made from the shared one and holds only what the sample adds.
 */
import type {Decl, FunDecl, TypeDecl, TypeRef, Unit, VarDecl} from './ir';
import {near} from './near';
import {
  never,
  substitute,
  unknown,
  type Env,
  type Member,
  type Origin,
  type Type,
  type TypeParam,
  type TypeSymbol,
  type UnitScope,
} from './types';

export type LanguageName = 'kotlin' | 'swift';

export interface Problem {
  at: TypeRef['at'];
  message: string;
}

export class World {
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
  private readonly waiting: {decl: TypeDecl; env: Env}[] = [];

  constructor(
    readonly language: LanguageName,
    readonly base?: World,
  ) {}

  /** Adds a unit's declarations; statements are left to the inference. */
  add(unit: Unit, origin: Origin): UnitScope {
    const scope = unitScope(unit, origin);
    for (const module of DEFAULT_IMPORTS[this.language]) scope.all.add(module);
    this.modules.add(unit.module);
    if (this.language === 'swift' && origin === 'platform')
      this.reexports.set(
        unit.module,
        unit.imports.map(({path}) => path),
      );
    if (this.language === 'swift' && origin === 'sample') this.addReexports(scope);
    const env: Env = {unit: scope, params: new Map()};
    for (const statement of unit.body)
      if (statement.kind === 'type' || statement.kind === 'fun' || statement.kind === 'var')
        this.declare(statement, env, undefined);
    return scope;
  }

  /** Importing one of the platform's modules imports what it imports. */
  private addReexports(scope: UnitScope): void {
    for (const module of scope.all) for (const other of this.base?.reexports.get(module) ?? []) scope.all.add(other);
  }

  /** Extensions are attached when all types are known. */
  link(): void {
    for (const {decl, env} of this.waiting.splice(0)) this.extend(decl, env);
  }

  declare(decl: Decl, env: Env, parent: TypeSymbol | undefined): TypeSymbol | undefined {
    if (decl.kind === 'type') {
      if (decl.form === 'extension') {
        this.waiting.push({decl, env});
        return undefined;
      }
      return this.declareType(decl, env, parent);
    }
    for (const name of decl.kind === 'fun' ? [decl.name] : decl.names.map((own) => own.name))
      this.push(this.tops, name, this.member(name, decl, env, undefined));
    return undefined;
  }

  private declareType(decl: TypeDecl, env: Env, parent: TypeSymbol | undefined): TypeSymbol {
    const path = parent ? `${parent.path}.${decl.name}` : decl.name;
    const symbol: TypeSymbol = {
      name: decl.name,
      path,
      module: env.unit.module,
      origin: env.unit.origin,
      decl,
      env,
      params: decl.typeParams.map(({name}) => ({name})),
      ...(parent && {parent}),
      nested: new Map(),
      members: new Map(),
      statics: new Map(),
      ctors: [],
      added: [],
    };
    symbol.env = {unit: env.unit, type: symbol, params: new Map(env.params)};
    for (const param of symbol.params) symbol.env.params.set(param.name, {kind: 'param', param});
    this.types.set(`${symbol.module}.${path}`, symbol);
    if (parent) parent.nested.set(decl.name, symbol);
    else this.push(this.roots, decl.name, symbol);
    this.fill(symbol, decl, symbol.env);
    decl.typeParams.forEach(({bound}, index) => {
      if (bound)
        Object.defineProperty(
          symbol.params[index]!,
          'bound',
          lazily(() => this.resolve(bound, symbol.env)),
        );
    });
    return symbol;
  }

  private fill(symbol: TypeSymbol, decl: TypeDecl, env: Env): void {
    for (const member of decl.members) {
      if (member.kind === 'type') {
        const found = this.declareTypeOrExtension(member, env, symbol);
        if (found && member.form === 'object' && this.language === 'kotlin') continue;
        continue;
      }
      for (const name of member.kind === 'fun' ? [member.name] : member.names.map((own) => own.name)) {
        const entry = this.member(name, member, env, symbol);
        this.push(entry.static ? symbol.statics : symbol.members, name, entry);
        this.push(this.byMember, name, entry);
        // Extensions that a Kotlin object or companion holds can be imported; those of the SDK are called as members.
      }
    }
    for (const entry of decl.cases) {
      const member: Member = {
        name: entry.name,
        decl: entry,
        kind: 'case',
        owner: symbol,
        env,
        module: env.unit.module,
        origin: env.unit.origin,
        static: true,
        params: [],
      };
      this.push(symbol.statics, entry.name, member);
      this.push(this.byMember, entry.name, member);
    }
    for (const ctor of decl.ctors)
      symbol.ctors.push({...this.member('init', ctor, env, symbol), kind: 'ctor', static: true});
  }

  private declareTypeOrExtension(decl: TypeDecl, env: Env, parent: TypeSymbol): TypeSymbol | undefined {
    if (decl.form === 'extension') {
      this.waiting.push({decl, env});
      return undefined;
    }
    return this.declareType(decl, env, parent);
  }

  private extend(decl: TypeDecl, env: Env): void {
    const type = decl.of && this.resolve(decl.of, env);
    if (type?.kind !== 'named') return;
    const symbol = this.owned(type.symbol);
    const params = new Map(env.params);
    for (const param of symbol.params) params.set(param.name, {kind: 'param', param});
    const inner: Env = {unit: env.unit, type: symbol, params};
    this.fill(symbol, decl, inner);
    for (const {type: added} of decl.supers) {
      symbol.added.push({type: added, env: inner});
      delete symbol.supers;
    }
  }

  /** A sample's extension of a shared type must not stay behind when the sample is done: it gets a layer of its own. */
  private owned(symbol: TypeSymbol): TypeSymbol {
    const key = `${symbol.module}.${symbol.path}`;
    if (!this.base || this.types.get(key) === symbol) return symbol;
    const layer = this.layers.get(symbol);
    if (layer) return layer;
    const made: TypeSymbol = {
      ...symbol,
      nested: new Map(),
      members: new Map(),
      statics: new Map(),
      ctors: [],
      added: [],
    };
    this.layers.set(symbol, made);
    return made;
  }

  /** What a sample's extensions add to shared types. */
  readonly layers = new Map<TypeSymbol, TypeSymbol>();

  private member(name: string, decl: FunDecl | VarDecl, env: Env, owner: TypeSymbol | undefined): Member {
    const params: TypeParam[] = decl.typeParams.map((param) => ({name: param.name}));
    const inner: Env = {...env, params: new Map(env.params)};
    for (const param of params) inner.params.set(param.name, {kind: 'param', param});
    decl.typeParams.forEach(({bound}, index) => {
      if (bound)
        Object.defineProperty(
          params[index]!,
          'bound',
          lazily(() => this.resolve(bound, inner)),
        );
    });
    return {
      name,
      decl,
      kind: decl.kind === 'fun' ? 'fun' : 'var',
      ...(owner && {owner}),
      env: inner,
      module: env.unit.module,
      origin: env.unit.origin,
      static: decl.flags.static,
      params,
    };
  }

  private push<T>(map: Map<string, T[]>, name: string, value: T): void {
    const list = map.get(name);
    if (list) list.push(value);
    else map.set(name, [value]);
  }

  rootsNamed(name: string): TypeSymbol[] {
    return [...(this.roots.get(name) ?? []), ...(this.base?.rootsNamed(name) ?? [])];
  }

  topsNamed(name: string): Member[] {
    return [...(this.tops.get(name) ?? []), ...(this.base?.topsNamed(name) ?? [])];
  }

  anyNamed(name: string): Member[] {
    return [...(this.byMember.get(name) ?? []), ...(this.base?.anyNamed(name) ?? [])];
  }

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

  /** The type that a simple name means in a place, or, beyond what is imported, what it would mean. */
  findType(name: string, env: Env): {symbol: TypeSymbol; imported: boolean} | undefined {
    for (let holder = env.type; holder; holder = holder.parent) {
      if (holder.name === name && (holder.parent || holder.decl.form !== 'extension'))
        return {symbol: holder, imported: true};
      const nested = this.nestedIn(holder, name);
      if (nested) return {symbol: nested, imported: true};
    }
    const alias = env.unit.imports.get(name);
    const exact = alias === undefined ? undefined : this.typeAt(alias);
    if (exact) return {symbol: exact, imported: true};
    const found = this.rootsNamed(name);
    const visible =
      found.find((symbol) => symbol.module === env.unit.module) ??
      found.find((symbol) => this.visible(symbol.module, name, env.unit));
    if (visible) return {symbol: visible, imported: true};
    // Of several that are not imported, the SDK's is meant.
    const guess = found.find((symbol) => symbol.origin === 'sdk') ?? found[0];
    return guess && {symbol: guess, imported: false};
  }

  nestedIn(holder: TypeSymbol, name: string): TypeSymbol | undefined {
    const own = holder.nested.get(name) ?? this.layers.get(holder)?.nested.get(name);
    if (own) return own;
    for (const base of this.supersOf(holder)) {
      const found = base.kind === 'named' ? this.nestedIn(base.symbol, name) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  supersOf(symbol: TypeSymbol): Type[] {
    const layer = this.layers.get(symbol);
    if (!symbol.supers) {
      symbol.supers = [];
      const own = [
        ...symbol.decl.supers.map(({type}) => ({
          type,
          env: symbol.env.type?.parent ? {...symbol.env, type: symbol.parent!} : symbol.env,
        })),
        ...symbol.added,
      ];
      symbol.supers = own
        .map(({type, env}) => this.resolve(type, withoutSelf(env, symbol)))
        .filter((type) => type.kind === 'named');
    }
    if (!layer || layer.added.length === 0) return symbol.supers;
    return [
      ...symbol.supers,
      ...layer.added.map(({type, env}) => this.resolve(type, env)).filter((type) => type.kind === 'named'),
    ];
  }

  /** A written type as a type; what cannot be found goes to `problems` and is unknown. */
  resolve(ref: TypeRef, env: Env, problems?: Problem[]): Type {
    switch (ref.kind) {
      case 'any':
        return unknown;
      case 'opt': {
        const of = this.resolve(ref.of, env, problems);
        return of.kind === 'opt' || of.kind === 'unknown' ? of : {kind: 'opt', of};
      }
      case 'tuple': {
        if (ref.items.length === 1 && !ref.items[0]!.label) return this.resolve(ref.items[0]!.type, env, problems);
        if (ref.items.length === 0) return this.named('Void', env);
        return {
          kind: 'tuple',
          items: ref.items.map((item) => ({
            ...(item.label && {label: item.label}),
            type: this.resolve(item.type, env, problems),
          })),
        };
      }
      case 'fn':
        return {
          kind: 'fn',
          params: ref.params.map((param) => this.resolve(param, env, problems)),
          result: this.resolve(ref.result, env, problems),
          ...(ref.receiver && {receiver: this.resolve(ref.receiver, env, problems)}),
          async: ref.async,
          throws: ref.throws,
        };
      case 'named':
        return this.resolveNamed(ref, env, problems);
    }
  }

  private resolveNamed(ref: Extract<TypeRef, {kind: 'named'}>, env: Env, problems?: Problem[]): Type {
    const [first, ...rest] = ref.path;
    const args = (index: number): Type[] => ref.path[index]!.args.map((arg) => this.resolve(arg, env, problems));
    const param = env.params.get(first!.name);
    if (param) return rest.length === 0 ? param : rest[0]!.name === 'Type' ? {kind: 'meta', of: param} : unknown;
    if (first!.name === 'Self' && env.type) return this.selfOf(env.type);
    const found = this.findType(first!.name, env);
    let symbol = found?.symbol;
    let index = 1;
    if (!symbol && rest.length > 0) {
      // A full path: `java.util.Date`, `XMTPiOS.Client`.
      for (let length = ref.path.length - 1; length > 0 && !symbol; length--) {
        const module = ref.path
          .slice(0, length)
          .map(({name}) => name)
          .join('.');
        symbol = this.typeAt(`${module}.${ref.path[length]!.name}`);
        index = length + 1;
      }
    }
    if (!symbol) {
      problems?.push({at: ref.at, message: this.unknownType(first!.name, env)});
      return unknown;
    }
    if (found && !found.imported)
      problems?.push({at: ref.at, message: missingImport(this.language, symbol.name, symbol.module)});
    let depth = index - 1;
    for (const part of ref.path.slice(index)) {
      symbol = this.unaliased(symbol);
      if (this.language === 'swift' && (part.name === 'Type' || part.name === 'Protocol'))
        return {kind: 'meta', of: this.instance(symbol, args(depth), env)};
      const nested: TypeSymbol | undefined = this.nestedIn(symbol, part.name);
      if (!nested) {
        problems?.push({
          at: ref.at,
          message: `\`${symbol.path}\` has no type \`${part.name}\`.${near(part.name, symbol.nested.keys())}`,
        });
        return unknown;
      }
      symbol = nested;
      depth++;
    }
    return this.instance(symbol, args(depth), env);
  }

  private unaliased(symbol: TypeSymbol): TypeSymbol {
    const target = symbol.decl.form === 'alias' ? this.instance(symbol, []) : undefined;
    return target?.kind === 'named' ? target.symbol : symbol;
  }

  /** A type with its arguments; aliases are replaced by what they stand for. */
  instance(symbol: TypeSymbol, args: Type[], env?: Env): Type {
    if (CORE.has(symbol.module) && (symbol.name === 'Never' || symbol.name === 'Nothing')) return never;
    if (symbol.decl.form === 'alias') {
      if (!symbol.alias) {
        symbol.alias = unknown;
        symbol.alias = symbol.decl.of
          ? this.resolve(symbol.decl.of, {
              ...symbol.env,
              ...(symbol.parent ? {type: symbol.parent} : {type: undefined}),
            })
          : unknown;
      }
      return args.length > 0 ? substituteAlias(symbol, args) : symbol.alias;
    }
    if (args.length === 0 && symbol.params.length > 0) {
      if (env?.type === symbol) return this.selfOf(symbol);
      return {kind: 'named', symbol, args: symbol.params.map(() => unknown)};
    }
    return {kind: 'named', symbol, args};
  }

  selfOf(symbol: TypeSymbol): Type {
    return {kind: 'named', symbol, args: symbol.params.map((param) => ({kind: 'param', param}))};
  }

  /** A platform type by its simple name. */
  named(name: string, env?: Env, args: Type[] = []): Type {
    const found = this.coreType(name) ?? (env && this.findType(name, env)?.symbol);
    if (!found) throw new Error(`The platform's list lacks ${name}, which the language itself needs.`);
    return this.instance(found, args);
  }

  private coreType(name: string): TypeSymbol | undefined {
    const roots = (this.base ?? this).rootsNamed(name);
    return (
      roots.find((symbol) => symbol.origin === 'platform' && CORE.has(symbol.module)) ??
      roots.find((symbol) => symbol.origin === 'platform')
    );
  }

  private unknownType(name: string, env: Env): string {
    const known = [...this.allRoots()].filter(
      (symbol) => this.visible(symbol.module, symbol.name, env.unit) || symbol.origin === 'sdk',
    );
    return `No type \`${name}\` is known.${near(
      name,
      known.map((symbol) => symbol.name),
    )} ${listHint(this.language)}`;
  }
}

/** Packages and modules that need no import. */
const DEFAULT_IMPORTS: Readonly<Record<LanguageName, readonly string[]>> = {
  kotlin: [
    'kotlin',
    'kotlin.annotation',
    'kotlin.collections',
    'kotlin.comparisons',
    'kotlin.io',
    'kotlin.ranges',
    'kotlin.sequences',
    'kotlin.text',
    'kotlin.jvm',
    'java.lang',
  ],
  swift: ['Swift'],
};

const CORE = new Set(['kotlin', 'kotlin.collections', 'Swift']);

function withoutSelf(env: Env, symbol: TypeSymbol): Env {
  if (env.type !== symbol) return env;
  const rest = {...env};
  delete rest.type;
  return symbol.parent ? {...rest, type: symbol.parent} : rest;
}

function unitScope(unit: Unit, origin: Origin): UnitScope {
  const imports = new Map<string, string>();
  const all = new Set<string>(unit.imports.filter((entry) => entry.all).map((entry) => entry.path));
  for (const {path, alias, all: whole} of unit.imports)
    if (!whole) imports.set(alias ?? path.slice(path.lastIndexOf('.') + 1), path);
  return {module: unit.module, origin, imports, all};
}

function lazily(get: () => unknown): PropertyDescriptor {
  let value: unknown;
  let known = false;
  return {
    enumerable: true,
    get: () => {
      if (!known) {
        known = true;
        value = get();
      }
      return value;
    },
  };
}

function substituteAlias(symbol: TypeSymbol, args: Type[]): Type {
  return substitute(symbol.alias!, new Map(symbol.params.map((param, index) => [param, args[index] ?? unknown])));
}

/** What a missing import is told by. */
export function missingImport(language: LanguageName, name: string, module: string): string {
  const line = language === 'kotlin' ? `import ${module}.${name}` : `import ${module}`;
  return `\`${name}\` is used without its import. Add \`${line}\`.`;
}

/** Where names of the platform are listed. */
export function listHint(language: LanguageName): string {
  return `If the platform has it, list it in samples/platform/${language}/.`;
}
