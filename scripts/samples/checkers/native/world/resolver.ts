/** From types as they are written to types. */
import type {TypeRef} from '../ir';
import {near} from '../near';
import {
  never,
  substitute,
  unknown,
  type Env,
  type Named,
  type Substitution,
  type Type,
  type TypeSymbol,
} from '../types';
import {Hierarchy, type FoundType} from './hierarchy';
import {CORE, listHint, missingImport} from './language';

/** What is wrong with a written type. */
export interface Problem {
  at: TypeRef['at'];
  message: string;
}

type NamedRef = Extract<TypeRef, {kind: 'named'}>;

/** Written types, and those that the languages themselves speak of. */
export abstract class Resolver extends Hierarchy {
  /** A written type as a type; what cannot be found goes to `problems` and is unknown. */
  resolve(ref: TypeRef, env: Env, problems?: Problem[]): Type {
    const go = (part: TypeRef): Type => this.resolve(part, env, problems);
    switch (ref.kind) {
      case 'any':
        return unknown;
      case 'opt': {
        const of = go(ref.of);
        return of.kind === 'opt' || of.kind === 'unknown' ? of : {kind: 'opt', of};
      }
      case 'tuple':
        if (ref.items.length === 1 && !ref.items[0]!.label) return go(ref.items[0]!.type);
        if (ref.items.length === 0) return this.named('Void', env);
        return {
          kind: 'tuple',
          items: ref.items.map(({label, type}) => ({...(label && {label}), type: go(type)})),
        };
      case 'fn':
        return {
          kind: 'fn',
          params: ref.params.map(go),
          result: go(ref.result),
          ...(ref.receiver && {receiver: go(ref.receiver)}),
          async: ref.async,
          throws: ref.throws,
        };
      case 'named':
        return this.resolveNamed(ref, env, problems);
    }
  }

  private resolveNamed(ref: NamedRef, env: Env, problems?: Problem[]): Type {
    const [first, second] = ref.path;
    const param = env.params.get(first!.name);
    if (param) return second ? (second.name === 'Type' ? {kind: 'meta', of: param} : unknown) : param;
    if (first!.name === 'Self' && env.type) return this.selfOf(env.type);
    const start = this.startOf(ref.path, env);
    if (!start) {
      problems?.push({at: ref.at, message: this.unknownType(first!.name, env)});
      return unknown;
    }
    if (!start.imported)
      problems?.push({
        at: ref.at,
        message: missingImport(this.language, start.symbol.name, start.symbol.module),
      });
    return this.follow(ref, start.symbol, start.depth, env, problems);
  }

  /** The type that a path begins with: by its simple name, or in full as in `java.util.Date` and `XMTPiOS.Client`. */
  private startOf(path: NamedRef['path'], env: Env): (FoundType & {depth: number}) | undefined {
    const found = this.findType(path[0]!.name, env);
    if (found) return {...found, depth: 0};
    const names = path.map(({name}) => name);
    for (let depth = path.length - 1; depth > 0; depth--) {
      const symbol = this.typeAt(names.slice(0, depth + 1).join('.'));
      if (symbol) return {symbol, imported: true, depth};
    }
    return undefined;
  }

  /** The type at the path's end, from the one that its part at `depth` names. */
  private follow(ref: NamedRef, start: TypeSymbol, depth: number, env: Env, problems?: Problem[]): Type {
    const args = (index: number): Type[] => ref.path[index]!.args.map((arg) => this.resolve(arg, env, problems));
    let symbol = start;
    let reached = depth;
    for (const {name} of ref.path.slice(depth + 1)) {
      symbol = this.unaliased(symbol);
      if (this.language === 'swift' && (name === 'Type' || name === 'Protocol'))
        return {kind: 'meta', of: this.instance(symbol, args(reached), env)};
      const nested = this.nestedIn(symbol, name);
      if (!nested) {
        const message = `\`${symbol.path}\` has no type \`${name}\`.${near(name, symbol.nested.keys())}`;
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

  /** A type with its arguments; aliases are replaced by what they stand for. */
  instance(symbol: TypeSymbol, args: Type[], env?: Env): Type {
    if (CORE.has(symbol.module) && (symbol.name === 'Never' || symbol.name === 'Nothing')) return never;
    if (symbol.decl.form === 'alias') {
      const target = this.aliased(symbol);
      return args.length > 0 ? substitute(target, argumentsFor(symbol, args)) : target;
    }
    if (args.length > 0 || symbol.params.length === 0) return {kind: 'named', symbol, args};
    if (env?.type === symbol) return this.selfOf(symbol);
    return {kind: 'named', symbol, args: symbol.params.map(() => unknown)};
  }

  private aliased(symbol: TypeSymbol): Type {
    if (!symbol.alias) {
      symbol.alias = unknown;
      const env: Env = {...symbol.env, type: symbol.parent};
      if (symbol.decl.of) symbol.alias = this.resolve(symbol.decl.of, env);
    }
    return symbol.alias;
  }

  /** The type as its own members see it. */
  selfOf(symbol: TypeSymbol): Named {
    return {kind: 'named', symbol, args: symbol.params.map((param) => ({kind: 'param', param}))};
  }

  /**
   * A platform type by its simple name.
   *
   * @throws where the platform's list lacks it
   */
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
    const known = [...this.allRoots()]
      .filter((symbol) => this.visible(symbol.module, symbol.name, env.unit) || symbol.origin === 'sdk')
      .map((symbol) => symbol.name);
    return `No type \`${name}\` is known.${near(name, known)} ${listHint(this.language)}`;
  }
}

function argumentsFor(symbol: TypeSymbol, args: readonly Type[]): Substitution {
  return new Map(symbol.params.map((param, index) => [param, args[index] ?? unknown]));
}
