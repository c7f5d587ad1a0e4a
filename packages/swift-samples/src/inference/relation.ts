/** Decides whether a value of one type can be used where another type is expected, and binds inference variables. */
import {
  argumentsOf,
  boundOf,
  isVoid,
  mentions,
  prune,
  substitute,
  type Cell,
  type FnType,
  type Named,
  type Type,
  type TypeSymbol,
} from '../model/types';
import type {World} from '../world';

export const INTEGERS: ReadonlySet<string> = new Set(
  ['', '8', '16', '32', '64'].flatMap((bits) => [`Int${bits}`, `UInt${bits}`]),
);

export const FLOATS: ReadonlySet<string> = new Set(['Double', 'Float', 'CGFloat', 'Decimal']);

/** Whether a type is a number, a string or a boolean. */
export function isBasic(given: Type): boolean {
  const type = prune(given);
  if (type.kind !== 'named' || type.symbol.origin !== 'platform') return false;
  const {name} = type.symbol;
  return INTEGERS.has(name) || FLOATS.has(name) || name === 'String' || name === 'Bool';
}

/** The platform types that a type parameter without a bound is assumed to fit. */
const TOP = new Set(['Any', 'AnyObject', 'Sendable', 'Hashable', 'Equatable', 'Comparable', 'View', 'Content']);

export class Relation {
  /**
   * The bound variables, in the order in which they were bound, and the literals' types that they were bound to before.
   * {@link undo} frees the last of them.
   */
  readonly trail: {cell: Cell; before?: Type}[] = [];

  constructor(private readonly world: World) {}

  /** Undoes what was bound since the trail had this length. */
  undo(length: number): void {
    while (this.trail.length > length) {
      const {cell, before} = this.trail.pop()!;
      if (before) cell.bound = before;
      else delete cell.bound;
    }
  }

  assign(given: Type, wanted: Type): boolean {
    const from = prune(given);
    const to = prune(wanted);
    if (this.replacesLiteral(from, wanted)) return true;
    if (from.kind === 'unknown' || to.kind === 'unknown' || from.kind === 'never' || from === to) return true;
    if (to.kind === 'var') return this.assignToCell(from, to.cell);
    if (to.kind === 'opt') return from.kind === 'nil' || this.assign(from.kind === 'opt' ? from.of : from, to.of);
    if (from.kind === 'var') return this.bind(from.cell, to);
    if (to.kind === 'param')
      return from.kind !== 'nil' && from.kind !== 'meta' && (from.kind !== 'param' || from.param === to.param);
    if (from.kind === 'param') {
      const bound = boundOf(from.param);
      return bound ? this.assign(bound, to) : isTop(to);
    }
    if (to.kind === 'named' && /^Any(?:Hashable)?$/.test(to.symbol.name)) return true;
    switch (from.kind) {
      case 'nil':
      case 'opt':
      case 'module':
        return false;
      case 'meta':
        return to.kind === 'meta' && this.assign(from.of, to.of);
      case 'tuple':
        return (
          to.kind === 'tuple' &&
          to.items.length === from.items.length &&
          to.items.every((item, index) => this.assign(from.items[index]!.type, item.type))
        );
      case 'fn':
        return to.kind === 'fn' && this.assignFunction(from, to);
      case 'named':
        return to.kind === 'named' && this.assignNamed(from, to);
    }
  }

  /** Binds a variable that has no value yet. */
  bind(cell: Cell, type: Type): boolean {
    // Binding a variable to a type that contains it would make an endless type.
    if (type.kind === 'unknown' || mentions(type, cell)) return true;
    cell.bound = prune(type);
    this.trail.push({cell});
    return true;
  }

  /**
   * Binds a variable again if only a literal has decided it: after the `0` in `min(0, x)`, `T` is `Int` until `x` makes
   * it `Double`. Returns whether it did.
   */
  private replacesLiteral(from: Type, wanted: Type): boolean {
    if (wanted.kind !== 'var' || from.kind !== 'named' || from.literal === 'int') return false;
    let {cell} = wanted;
    while (cell.bound?.kind === 'var') ({cell} = cell.bound);
    const before = cell.bound;
    if (before?.kind !== 'named' || !before.literal || before.literal === from.literal) return false;
    if (before.symbol === from.symbol || !this.assignNamed(before, from)) return false;
    cell.bound = from;
    this.trail.push({cell, before});
    return true;
  }

  private assignToCell(from: Type, cell: Cell): boolean {
    if (from.kind === 'nil') return true;
    if (cell.upper && !this.fitsBound(from, cell.upper)) return false;
    return this.bind(cell, from);
  }

  /**
   * Whether a type fits the bound of a type parameter. A bound that is a platform type always fits, because the
   * platform's declarations don't list every conformance.
   */
  private fitsBound(from: Type, upper: Type): boolean {
    const to = prune(upper);
    if (to.kind !== 'named' || to.symbol.origin === 'platform') return true;
    return this.assign(from, to);
  }

  private assignFunction(from: FnType, to: FnType): boolean {
    if (from.params.length !== to.params.length) return false;
    // An async or throwing function can't be used where a plain one is expected.
    if (from.async && !to.async) return false;
    if (from.throws && !to.throws) return false;
    return (
      to.params.every((param, index) => this.assign(param, from.params[index]!)) &&
      (isVoid(to.result) || this.assign(from.result, to.result))
    );
  }

  private assignNamed(from: Named, to: Named): boolean {
    if (from.symbol === to.symbol) return this.assignArguments(from, to);
    const [source, target] = [from.symbol.name, to.symbol.name];
    if (from.literal === 'int' && INTEGERS.has(target)) return true;
    if (from.literal && from.literal !== 'string' && FLOATS.has(target)) return true;
    if ((source === 'Double' && target === 'CGFloat') || (source === 'CGFloat' && target === 'Double')) return true;
    if (from.literal === 'string' && this.world.someSuper(to.symbol, isStringLiteral)) return true;
    const up = this.upcast(from, to.symbol);
    if (up) return this.assignArguments(up, to);
    // An unknown supertype may be the protocol, or inherit from it.
    if (to.symbol.decl.form === 'protocol' && this.world.supersOf(from.symbol).length < from.symbol.decl.supers.length)
      return true;
    // A platform protocol without `@Strict` accepts any type, because the declarations don't list all conforming types.
    const {origin, decl} = to.symbol;
    return origin === 'platform' && decl.form === 'protocol' && !decl.modifiers.words.includes('@Strict');
  }

  private assignArguments(from: Named, to: Named): boolean {
    return to.args.every((arg, index) => !from.args[index] || this.assign(from.args[index], arg));
  }

  /** Returns a type as its supertype `symbol`; undefined if `symbol` isn't one of its supertypes. */
  upcast(from: Named, symbol: TypeSymbol, seen = new Set<TypeSymbol>()): Named | undefined {
    if (from.symbol === symbol) return from;
    if (seen.has(from.symbol)) return undefined;
    seen.add(from.symbol);
    const by = argumentsOf(from);
    for (const base of this.world.supersOf(from.symbol)) {
      const found = this.upcast(substitute(base, by) as Named, symbol, seen);
      if (found) return found;
    }
    return undefined;
  }
}

function isStringLiteral({name}: TypeSymbol): boolean {
  return name === 'ExpressibleByStringLiteral';
}

function isTop(type: Type): boolean {
  return type.kind === 'named' && type.symbol.origin === 'platform' && TOP.has(type.symbol.name);
}
