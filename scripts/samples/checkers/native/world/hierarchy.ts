/** Which type a simple name means in a place, and what a type has above it. */
import type {TypeRef} from '../ir';
import type {Env, Named, Type, TypeSymbol} from '../types';
import {Names} from './names';

/** A type by its simple name, and whether the place imports it. */
export interface FoundType {
  symbol: TypeSymbol;
  imported: boolean;
}

/** Types around, within and above a type. */
export abstract class Hierarchy extends Names {
  abstract resolve(ref: TypeRef, env: Env): Type;

  /** The type that a simple name means in a place, or, beyond what is imported, what it would mean. */
  findType(name: string, env: Env): FoundType | undefined {
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

  /** A type within a type, or within one above it. */
  nestedIn(holder: TypeSymbol, name: string): TypeSymbol | undefined {
    const own = holder.nested.get(name) ?? this.layers.get(holder)?.nested.get(name);
    if (own) return own;
    for (const base of this.supersOf(holder)) {
      const found = this.nestedIn(base.symbol, name);
      if (found) return found;
    }
    return undefined;
  }

  /** The types directly above, those that extensions add included. */
  supersOf(symbol: TypeSymbol): Named[] {
    symbol.supers ??= this.ownSupers(symbol);
    const added = this.layers.get(symbol)?.added ?? [];
    return added.length === 0 ? symbol.supers : [...symbol.supers, ...this.namedOf(added)];
  }

  private ownSupers(symbol: TypeSymbol): Named[] {
    // Until they are known, there are none: what a type inherits may name a type within it.
    symbol.supers = [];
    const env = symbol.parent ? {...symbol.env, type: symbol.parent} : symbol.env;
    const declared = symbol.decl.supers.map(({type}) => ({type, env}));
    return this.namedOf(
      [...declared, ...symbol.added].map(({type, env: own}) => ({type, env: withoutSelf(own, symbol)})),
    );
  }

  private namedOf(written: readonly {type: TypeRef; env: Env}[]): Named[] {
    return written.map(({type, env}) => this.resolve(type, env)).filter((type) => type.kind === 'named');
  }
}

/** A type is not looked for within itself while what is above it is looked for. */
function withoutSelf(env: Env, symbol: TypeSymbol): Env {
  if (env.type !== symbol) return env;
  const rest = {...env};
  delete rest.type;
  return symbol.parent ? {...rest, type: symbol.parent} : rest;
}
