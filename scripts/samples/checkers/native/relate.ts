/** Whether a value of one type may stand where another is expected; inference variables are bound on the way. */
import {
  prune,
  settled,
  substitute,
  type Cell,
  type FnType,
  type Named,
  type Substitution,
  type Type,
  type TypeSymbol,
} from './types';
import type {World} from './world';

const INTEGERS = new Set([
  'Int',
  'Int8',
  'Int16',
  'Int32',
  'Int64',
  'UInt',
  'UInt8',
  'UInt16',
  'UInt32',
  'UInt64',
  'Long',
  'Short',
  'Byte',
  'ULong',
  'UShort',
  'UByte',
]);

const FLOATS = new Set(['Double', 'Float', 'CGFloat', 'Decimal']);

export class Relation {
  /** Variables bound since the beginning, so that a trial can be taken back. */
  readonly trail: Cell[] = [];

  constructor(private readonly world: World) {}

  undo(length: number): void {
    while (this.trail.length > length) delete this.trail.pop()!.bound;
  }

  bind(cell: Cell, type: Type): void {
    const own = prune(type);
    if (own.kind === 'var' && own.cell === cell) return;
    if (own.kind === 'unknown') return;
    cell.bound = settled(own);
    this.trail.push(cell);
  }

  assign(given: Type, wanted: Type): boolean {
    const from = prune(given);
    const to = prune(wanted);
    if (from.kind === 'unknown' || to.kind === 'unknown' || from.kind === 'never' || from === to) return true;
    if (to.kind === 'var') return this.toCell(from, to.cell);
    if (to.kind === 'opt') {
      if (from.kind === 'null') return true;
      return this.assign(from.kind === 'opt' ? from.of : from, to.of);
    }
    if (from.kind === 'var') {
      this.bind(from.cell, to);
      return true;
    }
    if (to.kind === 'param')
      return from.kind !== 'null' && from.kind !== 'meta' && (from.kind !== 'param' || from.param === to.param);
    if (from.kind === 'param') return from.param.bound ? this.assign(from.param.bound, to) : isTop(to);
    if (to.kind === 'named' && to.symbol.name === 'Any')
      return this.world.language === 'swift' || (from.kind !== 'opt' && from.kind !== 'null');
    switch (from.kind) {
      case 'null':
      case 'opt':
      case 'package':
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
        return this.assignFunction(from, to);
      case 'named':
        return to.kind === 'named' && this.assignNamed(from, to);
    }
  }

  private toCell(from: Type, cell: Cell): boolean {
    if (from.kind === 'null') return true;
    if (cell.upper && !this.fits(from, cell.upper)) return false;
    this.bind(cell, from);
    return true;
  }

  /** Bounds are checked where they are classes; of the platform's protocols not every conformance is listed. */
  private fits(from: Type, upper: Type): boolean {
    const to = prune(upper);
    if (to.kind !== 'named' || to.symbol.origin === 'platform') return true;
    return this.assign(from, to);
  }

  private assignFunction(from: FnType, to: Type): boolean {
    if (to.kind === 'named') return isSam(to.symbol);
    if (to.kind !== 'fn') return false;
    const count = (type: typeof from): number => type.params.length + (type.receiver ? 1 : 0);
    if (count(from) !== count(to)) return false;
    if (from.async && !to.async) return false;
    if (from.throws && !to.throws) return false;
    const all = (type: typeof from): Type[] => (type.receiver ? [type.receiver, ...type.params] : type.params);
    return (
      all(to).every((param, index) => this.assign(param, all(from)[index]!)) &&
      (isVoid(to.result) || this.assign(from.result, to.result))
    );
  }

  private assignNamed(from: Named, to: Named): boolean {
    if (from.symbol === to.symbol)
      return to.args.every((arg, index) => !from.args[index] || this.assign(from.args[index], arg));
    if (from.literal === 'int' && INTEGERS.has(to.symbol.name)) return true;
    if (from.literal && from.literal !== 'string' && FLOATS.has(to.symbol.name))
      return this.world.language === 'swift' || from.literal === 'float';
    if (
      this.world.language === 'swift' &&
      FLOATS.has(from.symbol.name) &&
      to.symbol.name === 'CGFloat' &&
      from.symbol.name === 'Double'
    )
      return true;
    if (this.world.language === 'swift' && from.symbol.name === 'CGFloat' && to.symbol.name === 'Double') return true;
    if (from.literal === 'string' && this.ancestor(to, 'ExpressibleByStringLiteral')) return true;
    const up = this.upcast(from, to.symbol);
    if (up) return to.args.every((arg, index) => !up.args[index] || this.assign(up.args[index], arg));
    // Which of Swift's own protocols a type conforms to is only partly listed.
    return (
      this.world.language === 'swift' &&
      to.symbol.origin === 'platform' &&
      to.symbol.decl.form === 'interface' &&
      !to.symbol.decl.flags.words.includes('@Strict')
    );
  }

  private ancestor(type: Named, name: string): boolean {
    return this.world.supersOf(type.symbol).some((base) => base.symbol.name === name || this.ancestor(base, name));
  }

  /** The type seen as one of its supertypes. */
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

export function argumentsOf(type: Named): Substitution {
  return new Map(type.symbol.params.map((param, index) => [param, type.args[index] ?? {kind: 'unknown'}]));
}

export function isVoid(type: Type): boolean {
  const inner = prune(type);
  return (
    (inner.kind === 'named' && /^(?:Unit|Void)$/.test(inner.symbol.name)) ||
    (inner.kind === 'tuple' && inner.items.length === 0)
  );
}

function isTop(type: Type): boolean {
  return (
    type.kind === 'named' &&
    type.symbol.origin === 'platform' &&
    /^(?:Any|AnyObject|Sendable|Hashable|Equatable|Comparable|View|Content)$/.test(type.symbol.name)
  );
}

/** A Kotlin interface that a lambda may stand for. */
export function isSam(symbol: TypeSymbol): boolean {
  return symbol.decl.form === 'interface' && symbol.decl.flags.words.includes('@Sam');
}
