/** Resolves types as they are written in code (`TypeRef`) to the types that are meant. */
import type {TypeRef} from '../ir';
import {didYouMean, missingImport, PLATFORM_HINT} from '../model/messages';
import {
  argumentsOf,
  never,
  optional,
  substitute,
  unknown,
  type Env,
  type Named,
  type Type,
  type TypeSymbol,
} from '../model/types';
import {Names, type FoundType} from './names';

/** What is wrong with a written type. */
export interface TypeProblem {
  at: TypeRef['at'];
  message: string;
}

type NamedRef = Extract<TypeRef, {kind: 'named'}>;

/** The module of the standard library. Every file imports it. */
export const CORE = 'Swift';

export abstract class Resolver extends Names {
  /** Resolves a written type, and adds what is wrong with it to `problems`. If no type is found, returns `unknown`. */
  resolve(ref: TypeRef, env: Env, problems?: TypeProblem[]): Type {
    const go = (part: TypeRef): Type => this.resolve(part, env, problems);
    switch (ref.kind) {
      case 'any':
        return unknown;
      case 'opt': {
        const of = go(ref.of);
        return of.kind === 'opt' || of.kind === 'unknown' ? unknown : {kind: 'opt', of};
      }
      case 'tuple':
        if (ref.items.length === 1 && !ref.items[0]!.label) return go(ref.items[0]!.type);
        return {kind: 'tuple', items: ref.items.map(({label, type}) => ({...(label && {label}), type: go(type)}))};
      case 'fn':
        return {
          kind: 'fn',
          params: ref.params.map(go),
          result: go(ref.result),
          async: ref.async,
          throws: ref.throws,
        };
      case 'named':
        return this.resolveNamed(ref, env, problems);
    }
  }

  private resolveNamed(ref: NamedRef, env: Env, problems?: TypeProblem[]): Type {
    const [first, second] = ref.path;
    const param = env.params.get(first!.name);
    if (param) return second ? (second.name === 'Type' ? {kind: 'meta', of: param} : unknown) : param;
    // In protocols and classes, `Self` is the type of the receiver, which isn't known here.
    if (first!.name === 'Self' && env.type && /^(?:protocol|class)$/.test(env.type.decl.form)) return unknown;
    if (first!.name === 'Self' && env.type) return this.selfOf(env.type);
    const start = this.startOf(ref.path, env);
    if (!start) {
      problems?.push({at: ref.at, message: this.unknownType(first!.name, env)});
      return unknown;
    }
    if (!start.imported) problems?.push({at: ref.at, message: missingImport(start.symbol.name, start.symbol.module)});
    return this.follow(ref, start.symbol, start.depth, env, problems);
  }

  /** Returns the type at the start of a path. The name of the type's module may come first, as in `XMTPiOS.Client`. */
  private startOf(path: NamedRef['path'], env: Env): (FoundType & {depth: number}) | undefined {
    const found = this.findType(path[0]!.name, env);
    if (found) return {...found, depth: 0};
    const symbol = path[1] && this.typeAt(`${path[0]!.name}.${path[1].name}`);
    return symbol && {symbol, imported: true, depth: 1};
  }

  /** Returns the type at the end of a path. `start` is the type of the part at index `depth`. */
  private follow(ref: NamedRef, start: TypeSymbol, depth: number, env: Env, problems?: TypeProblem[]): Type {
    const args = (index: number): Type[] => ref.path[index]!.args.map((arg) => this.resolve(arg, env, problems));
    let symbol = start;
    let reached = depth;
    for (const {name} of ref.path.slice(depth + 1)) {
      symbol = this.unaliased(symbol);
      if (name === 'Type' || name === 'Protocol') return {kind: 'meta', of: this.instance(symbol, args(reached), env)};
      const nested = this.nestedIn(symbol, name);
      if (!nested) {
        const message = `\`${symbol.path}\` has no type \`${name}\`.${didYouMean(name, symbol.nested.keys())}`;
        problems?.push({at: ref.at, message});
        return unknown;
      }
      symbol = nested;
      reached++;
    }
    return this.instance(symbol, args(reached), env);
  }

  private unaliased(symbol: TypeSymbol): TypeSymbol {
    const target = symbol.decl.form === 'alias' ? this.instance(symbol, []) : undefined;
    return target?.kind === 'named' ? target.symbol : symbol;
  }

  /** Returns a type with type arguments; for an alias, the aliased type. */
  instance(symbol: TypeSymbol, args: Type[], env?: Env): Type {
    if (symbol.module === CORE && symbol.path === 'Never') return never;
    if (symbol.module === CORE && symbol.path === 'Optional' && args[0]) return optional(args[0]);
    if (symbol.decl.form === 'alias') {
      const target = this.aliased(symbol);
      return args.length > 0 ? substitute(target, argumentsOf({kind: 'named', symbol, args})) : target;
    }
    if (args.length > 0 || symbol.params.length === 0) return {kind: 'named', symbol, args};
    if (env?.type === symbol) return this.selfOf(symbol);
    return {kind: 'named', symbol, args: symbol.params.map(() => unknown)};
  }

  private aliased(symbol: TypeSymbol): Type {
    if (!symbol.alias) {
      // The alias is unknown while it is being resolved, because it may refer to itself.
      symbol.alias = unknown;
      const env: Env = {...symbol.env, type: symbol.parent};
      if (symbol.decl.of) symbol.alias = this.resolve(symbol.decl.of, env);
    }
    return symbol.alias;
  }

  /** Returns the type with its own type parameters as arguments. */
  selfOf(symbol: TypeSymbol): Named {
    return {kind: 'named', symbol, args: symbol.params.map((param) => ({kind: 'param', param}))};
  }

  /**
   * Returns the platform's type with this simple name. If several types have it, prefers the standard library's.
   *
   * @throws Error if the platform's declarations lack the type
   */
  named(name: string, args: Type[] = []): Type {
    const platform = (this.base ?? this).rootsNamed(name).filter(({origin}) => origin === 'platform');
    const found = platform.find(({module}) => module === CORE) ?? platform[0];
    if (!found) throw new Error(`The platform's declarations lack ${name}, which the checker itself needs.`);
    return this.instance(found, args);
  }

  private unknownType(name: string, env: Env): string {
    const known = [...this.allRoots()]
      .filter((symbol) => this.visible(symbol.module, env.file) || symbol.origin === 'sdk')
      .map((symbol) => symbol.name);
    return `There is no type \`${name}\`.${didYouMean(name, known)} ${PLATFORM_HINT}`;
  }
}
