/**
 * A world has all declared names. One shared world has the declarations of the SDK and of the platform. Each sample
 * gets a world of its own on top of the shared one, so that the sample's declarations don't affect the next sample.
 */
import type {CaseDecl, Decl, FuncDecl, SourceFile, TypeDecl, TypeParamDecl, VarDecl} from '../ir';
import {
  unknown,
  type Env,
  type FileScope,
  type Member,
  type Origin,
  type TypeParam,
  type TypeSymbol,
} from '../model/types';
import {CORE, Resolver} from './resolver';

export class World extends Resolver {
  private readonly extensions: {decl: TypeDecl; env: Env}[] = [];

  /** Adds a file's declarations. Their types are resolved on first use. Call {@link link} when all files are added. */
  add(file: SourceFile, origin: Origin): FileScope {
    const imports = file.imports.map(({path}) => path);
    const brought = origin === 'sample' ? imports.flatMap((name) => this.base?.reexports.get(name) ?? []) : [];
    const scope: FileScope = {module: file.module, origin, modules: new Set([CORE, ...imports, ...brought])};
    this.modules.add(file.module);
    // Each of the platform's modules re-exports all of its imports.
    if (origin === 'platform') this.reexports.set(file.module, imports);
    const env: Env = {file: scope, params: new Map()};
    for (const statement of file.body)
      if (statement.kind === 'type' || statement.kind === 'func' || statement.kind === 'var')
        this.declare(statement, env, undefined);
    return scope;
  }

  /** Adds the extensions to the types that they extend. All files must have been added before. */
  link(): void {
    for (const {decl, env} of this.extensions.splice(0)) this.extend(decl, env);
  }

  /**
   * Adds a declaration. Functions and variables must be at the top level.
   *
   * @param parent - for a nested type, the type around it
   */
  declare(decl: Decl, env: Env, parent: TypeSymbol | undefined): void {
    if (decl.kind !== 'type') {
      for (const name of declaredNames(decl)) push(this.tops, name, this.member(name, decl, env, undefined));
    } else if (decl.form === 'extension') this.extensions.push({decl, env});
    else this.declareType(decl, env, parent);
  }

  private declareType(decl: TypeDecl, env: Env, parent: TypeSymbol | undefined): void {
    const symbol: TypeSymbol = {
      name: decl.name,
      path: parent ? `${parent.path}.${decl.name}` : decl.name,
      module: env.file.module,
      origin: env.file.origin,
      decl,
      env,
      params: [],
      ...(parent && {parent}),
      ...noMembers(),
    };
    symbol.env = {file: env.file, type: symbol, params: new Map(env.params)};
    symbol.params = this.openParams(decl.typeParams, symbol.env);
    this.types.set(`${symbol.module}.${symbol.path}`, symbol);
    if (parent) parent.nested.set(decl.name, symbol);
    else push(this.roots, decl.name, symbol);
    this.fill(symbol, decl, symbol.env);
  }

  /** Declares type parameters in `env`. Their bounds are resolved on first use, because they may name later types. */
  openParams(decls: readonly TypeParamDecl[], env: Env): TypeParam[] {
    return decls.map(({name, bound}) => {
      const param: TypeParam = {name};
      env.params.set(name, {kind: 'param', param});
      if (bound) lazyProperty(param, 'bound', () => this.resolve(bound, env));
      return param;
    });
  }

  private fill(symbol: TypeSymbol, decl: TypeDecl, env: Env, owner = symbol): void {
    for (const member of decl.members) {
      if (member.kind === 'type') this.declare(member, env, symbol);
      else for (const name of declaredNames(member)) this.addMember(symbol, this.member(name, member, env, owner));
    }
    for (const entry of decl.cases) this.addMember(symbol, caseMember(entry, owner, env));
    for (const init of decl.inits)
      symbol.inits.push({...this.member('init', init, env, owner), kind: 'init', static: true});
  }

  private addMember(symbol: TypeSymbol, member: Member): void {
    push(member.static ? symbol.statics : symbol.members, member.name, member);
    push(this.byMember, member.name, member);
  }

  /** Returns a function or variable as a member of `owner`, or of no type. */
  member(name: string, decl: FuncDecl | VarDecl, env: Env, owner: TypeSymbol | undefined): Member {
    const inner: Env = {...env, params: new Map(env.params)};
    return {
      name,
      decl,
      kind: decl.kind,
      ...(owner && {owner}),
      env: inner,
      module: env.file.module,
      origin: env.file.origin,
      static: decl.modifiers.static,
      params: decl.kind === 'func' ? this.openParams(decl.typeParams, inner) : [],
    };
  }

  private extend(decl: TypeDecl, env: Env): void {
    const type = decl.of && this.resolve(decl.of, env);
    if (type?.kind !== 'named') return;
    const symbol = this.owned(type.symbol);
    // In the extension, the type's name and `Self` mean the type itself, not its layer.
    const inner = this.constrained(extensionEnv(env, type.symbol), decl);
    this.fill(symbol, decl, inner, type.symbol);
    for (const added of decl.supers) {
      symbol.added.push({type: added, env: inner});
      delete symbol.supers;
    }
  }

  /**
   * Applies the constraints of an extension to its environment. After `where Element == String`, `Element` means
   * `String`. After `where Element: P`, it is unknown, because a type parameter can have other bounds, too.
   */
  constrained(env: Env, {where}: TypeDecl): Env {
    const params = new Map(env.params);
    for (const {name, type, equal} of where)
      if (params.has(name)) params.set(name, equal ? this.resolve(type, env) : unknown);
    return {...env, params};
  }

  /** Returns the symbol that an extension adds to. For a type of the shared world, that is its layer in this world. */
  private owned(symbol: TypeSymbol): TypeSymbol {
    if (!this.base || this.types.get(`${symbol.module}.${symbol.path}`) === symbol) return symbol;
    const layer = this.layers.get(symbol) ?? {...symbol, ...noMembers()};
    this.layers.set(symbol, layer);
    return layer;
  }
}

/** Returns the environment in which the types in an extension are looked up. */
export function extensionEnv(env: Env, symbol: TypeSymbol): Env {
  const params = new Map(env.params);
  for (const param of symbol.params) params.set(param.name, {kind: 'param', param});
  return {file: env.file, type: symbol, params};
}

export function declaredNames(decl: FuncDecl | VarDecl): string[] {
  return decl.kind === 'func' ? [decl.name] : decl.names.map(({name}) => name);
}

function noMembers(): Pick<TypeSymbol, 'nested' | 'members' | 'statics' | 'inits' | 'added'> {
  return {nested: new Map(), members: new Map(), statics: new Map(), inits: [], added: []};
}

function caseMember(decl: CaseDecl, owner: TypeSymbol, env: Env): Member {
  const {module, origin} = env.file;
  return {name: decl.name, decl, kind: 'case', owner, env, module, origin, static: true, params: []};
}

function push<T>(map: Map<string, T[]>, name: string, value: T): void {
  const list = map.get(name);
  if (list) list.push(value);
  else map.set(name, [value]);
}

function lazyProperty<T extends object>(target: T, key: keyof T, compute: () => T[keyof T]): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      // The property is undefined while its value is computed, because the value may depend on the property.
      Object.defineProperty(target, key, {enumerable: true, configurable: true, writable: true, value: undefined});
      return (target[key] = compute());
    },
  });
}
