/**
 * Everything that has a name: the SDK's public declarations, the platform's listed ones, and, over both, those of
 * one sample. A world for a sample is made from the shared one and holds only what the sample adds.
 */
import type {CaseDecl, Decl, FunDecl, TypeDecl, TypeParamDecl, Unit, VarDecl} from '../ir';
import type {Env, Member, Origin, TypeParam, TypeSymbol, UnitScope} from '../types';
import {DEFAULT_IMPORTS} from './language';
import {Resolver} from './resolver';

/** Takes declarations in; what they say of types is resolved when it is asked for. */
export class World extends Resolver {
  private readonly waiting: {decl: TypeDecl; env: Env}[] = [];

  /** Adds a unit's declarations; statements are left to the inference. */
  add(unit: Unit, origin: Origin): UnitScope {
    const scope = unitScope(unit, origin);
    for (const module of DEFAULT_IMPORTS[this.language]) scope.all.add(module);
    this.modules.add(unit.module);
    if (this.language === 'swift') this.addReexports(unit, scope);
    const env: Env = {unit: scope, params: new Map()};
    for (const statement of unit.body)
      if (statement.kind === 'type' || statement.kind === 'fun' || statement.kind === 'var')
        this.declare(statement, env, undefined);
    return scope;
  }

  /** Importing one of the platform's modules imports what it imports. */
  private addReexports({module, imports}: Unit, scope: UnitScope): void {
    if (scope.origin === 'platform')
      this.reexports.set(
        module,
        imports.map(({path}) => path),
      );
    if (scope.origin !== 'sample') return;
    for (const name of scope.all) for (const other of this.base?.reexports.get(name) ?? []) scope.all.add(other);
  }

  /** Extensions are attached when all types are known. */
  link(): void {
    for (const {decl, env} of this.waiting.splice(0)) this.extend(decl, env);
  }

  /** @param parent - the type that the declaration stands in; of types alone, members are the type's own */
  declare(decl: Decl, env: Env, parent: TypeSymbol | undefined): void {
    if (decl.kind !== 'type') {
      for (const name of declaredNames(decl)) push(this.tops, name, this.member(name, decl, env, undefined));
    } else if (decl.form === 'extension') this.waiting.push({decl, env});
    else this.declareType(decl, env, parent);
  }

  private declareType(decl: TypeDecl, env: Env, parent: TypeSymbol | undefined): void {
    const symbol: TypeSymbol = {
      name: decl.name,
      path: parent ? `${parent.path}.${decl.name}` : decl.name,
      module: env.unit.module,
      origin: env.unit.origin,
      decl,
      env,
      params: [],
      ...(parent && {parent}),
      ...noMembers(),
    };
    symbol.env = {unit: env.unit, type: symbol, params: new Map(env.params)};
    symbol.params = this.openParams(decl.typeParams, symbol.env);
    this.types.set(`${symbol.module}.${symbol.path}`, symbol);
    if (parent) parent.nested.set(decl.name, symbol);
    else push(this.roots, decl.name, symbol);
    this.fill(symbol, decl, symbol.env);
  }

  /** Declares type parameters in `env`. Their bounds are resolved on first use: they may name what comes later. */
  private openParams(decls: readonly TypeParamDecl[], env: Env): TypeParam[] {
    return decls.map(({name, bound}) => {
      const param: TypeParam = {name};
      env.params.set(name, {kind: 'param', param});
      if (bound)
        Object.defineProperty(
          param,
          'bound',
          lazily(() => this.resolve(bound, env)),
        );
      return param;
    });
  }

  private fill(symbol: TypeSymbol, decl: TypeDecl, env: Env): void {
    for (const member of decl.members) {
      if (member.kind === 'type') this.declare(member, env, symbol);
      else for (const name of declaredNames(member)) this.addMember(symbol, this.member(name, member, env, symbol));
    }
    for (const entry of decl.cases) this.addMember(symbol, caseMember(entry, symbol, env));
    for (const ctor of decl.ctors)
      symbol.ctors.push({...this.member('init', ctor, env, symbol), kind: 'ctor', static: true});
  }

  private addMember(symbol: TypeSymbol, member: Member): void {
    push(member.static ? symbol.statics : symbol.members, member.name, member);
    push(this.byMember, member.name, member);
  }

  private member(name: string, decl: FunDecl | VarDecl, env: Env, owner: TypeSymbol | undefined): Member {
    const inner: Env = {...env, params: new Map(env.params)};
    return {
      name,
      decl,
      kind: decl.kind,
      ...(owner && {owner}),
      env: inner,
      module: env.unit.module,
      origin: env.unit.origin,
      static: decl.flags.static,
      params: this.openParams(decl.typeParams, inner),
    };
  }

  private extend(decl: TypeDecl, env: Env): void {
    const type = decl.of && this.resolve(decl.of, env);
    if (type?.kind !== 'named') return;
    const symbol = this.owned(type.symbol);
    const inner = extensionEnv(env, symbol);
    this.fill(symbol, decl, inner);
    for (const {type: added} of decl.supers) {
      symbol.added.push({type: added, env: inner});
      delete symbol.supers;
    }
  }

  /** A sample's extension of a shared type must not stay behind when the sample is done: it gets a layer of its own. */
  private owned(symbol: TypeSymbol): TypeSymbol {
    if (!this.base || this.types.get(`${symbol.module}.${symbol.path}`) === symbol) return symbol;
    const made = this.layers.get(symbol) ?? {...symbol, ...noMembers()};
    this.layers.set(symbol, made);
    return made;
  }
}

/** Where the types of an extension's members are looked up. */
export function extensionEnv(env: Env, symbol: TypeSymbol): Env {
  const params = new Map(env.params);
  for (const param of symbol.params) params.set(param.name, {kind: 'param', param});
  return {unit: env.unit, type: symbol, params};
}

/** The names that a function or a property declares. */
export function declaredNames(decl: FunDecl | VarDecl): string[] {
  return decl.kind === 'fun' ? [decl.name] : decl.names.map(({name}) => name);
}

function noMembers(): Pick<TypeSymbol, 'nested' | 'members' | 'statics' | 'ctors' | 'added'> {
  return {nested: new Map(), members: new Map(), statics: new Map(), ctors: [], added: []};
}

function caseMember(decl: CaseDecl, owner: TypeSymbol, env: Env): Member {
  const {module, origin} = env.unit;
  return {name: decl.name, decl, kind: 'case', owner, env, module, origin, static: true, params: []};
}

function push<T>(map: Map<string, T[]>, name: string, value: T): void {
  const list = map.get(name);
  if (list) list.push(value);
  else map.set(name, [value]);
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
