/**
 * Checks whether the cases of a `switch` cover every value of its subject. The algorithm (Maranget, "Warnings for
 * pattern matching") puts the patterns in a matrix, and looks for a value that no row matches.
 */
import type {Pattern, SwitchCase} from '../ir';
import {isUnknown, present, prune, type Named, type Type} from '../model/types';
import {membersOf} from './members';
import type {Session} from './session';

type Row = readonly Simple[];
/** A pattern, reduced to what the algorithm needs. `opaque` matches some values; the checker can't tell which. */
type Simple = {kind: 'any'} | {kind: 'opaque'} | {kind: 'value'; name: string; items: Row};

const ANY: Simple = {kind: 'any'};
const OPAQUE: Simple = {kind: 'opaque'};

/** A form that a type's values can have, such as a case of an enum. `items` are the types of the values inside it. */
interface Form {
  name: string;
  items: Type[];
}

/** The number of matrices after which the search gives up. */
const MAX_STEPS = 5_000;

/**
 * Returns a value that no case covers, as a pattern; `_` stands for any value. Returns undefined if the cases cover all
 * values, if there are no cases, if the subject's type is unknown, or if the search gives up.
 */
export function firstUncovered(session: Session, subject: Type, cases: readonly SwitchCase[]): string | undefined {
  if (isUnknown(subject) || prune(subject).kind === 'never' || cases.length === 0) return undefined;
  const rows = cases
    .filter(({guard}) => !guard)
    .flatMap(({patterns}) =>
      patterns.length === 0 ? [[ANY]] : patterns.map((each) => [simplify(session, each, subject)]),
    );
  return new Search(session).uncovered([subject], rows)?.[0];
}

class Search {
  private steps = 0;

  constructor(private readonly session: Session) {}

  /**
   * Returns one value per type, such that no row matches all of them; undefined if there are no such values, or if the
   * search gives up.
   */
  uncovered(types: readonly Type[], rows: readonly Row[]): string[] | undefined {
    if (++this.steps > MAX_STEPS) return undefined;
    const [type, ...rest] = types;
    if (!type) return rows.length === 0 ? [] : undefined;
    const forms = formsOf(this.session, type);
    const used = new Set(rows.flatMap(([first]) => (first!.kind === 'value' ? [first!.name] : [])));
    if (!forms || used.size === 0) {
      const found = this.uncovered(
        rest,
        rows.filter(([first]) => first!.kind === 'any').map((row) => row.slice(1)),
      );
      if (!found) return undefined;
      const example = forms?.[0];
      return [forms && rows.length > 0 && example ? showForm(example, []) : '_', ...found];
    }
    for (const form of forms) {
      const matching = rows.flatMap((row) => specialize(row, form));
      const found = this.uncovered([...form.items, ...rest], matching);
      if (found) return [showForm(form, found.slice(0, form.items.length)), ...found.slice(form.items.length)];
    }
    return undefined;
  }
}

/**
 * Narrows a row to values of one form. The new row has patterns for the form's items, then the rest of the old row.
 * Returns no row if the first pattern of the old row is opaque or is for another form.
 */
function specialize([first, ...rest]: Row, {name, items}: Form): Row[] {
  if (first!.kind === 'opaque' || (first!.kind === 'value' && first!.name !== name)) return [];
  const inner = first!.kind === 'value' ? first!.items : [];
  return [[...items.map((_, index) => inner[index] ?? ANY), ...rest]];
}

/** Returns all forms of a type's values; undefined if the checker can't list them. */
function formsOf(session: Session, given: Type): Form[] | undefined {
  const type = prune(given);
  if (type.kind === 'opt')
    return [
      {name: 'some', items: [type.of]},
      {name: 'none', items: []},
    ];
  if (type.kind === 'tuple') return [{name: '', items: type.items.map((item) => item.type)}];
  if (type.kind !== 'named') return undefined;
  if (type.symbol.name === 'Bool' && type.symbol.origin === 'platform')
    return ['true', 'false'].map((name) => ({name, items: []}));
  return type.symbol.decl.form === 'enum' && type.symbol.decl.cases.length > 0 ? enumForms(session, type) : undefined;
}

function enumForms(session: Session, type: Named): Form[] {
  return type.symbol.decl.cases.map(({name}) => {
    const params = membersOf(session, {kind: 'meta', of: type}, name)?.[0]?.params ?? [];
    return {name, items: params.map((param) => param.type)};
  });
}

function simplify(session: Session, pattern: Pattern, given: Type): Simple {
  const type = prune(given);
  // Any pattern could match every value of an unknown type.
  if (type.kind === 'unknown') return ANY;
  switch (pattern.kind) {
    case 'bind':
    case 'wild':
      return ANY;
    case 'some':
      // An optional of an optional has an unknown type.
      if (type.kind !== 'opt') return simplify(session, pattern.of, type);
      return {kind: 'value', name: 'some', items: [simplify(session, pattern.of, present(type))]};
    case 'tuple':
      if (pattern.items.length === 1) return simplify(session, pattern.items[0]!, type);
      if (type.kind !== 'tuple') return OPAQUE;
      return {
        kind: 'value',
        name: '',
        items: type.items.map((item, index) => simplifyAt(session, pattern.items, index, item.type)),
      };
    case 'case':
      return simplifyCase(session, pattern.name, pattern.items, type);
    case 'value': {
      const {value} = pattern;
      if (value.kind === 'literal' && value.of === 'nil')
        return type.kind === 'opt' ? {kind: 'value', name: 'none', items: []} : ANY;
      if (value.kind === 'literal' && value.of === 'bool')
        return inOptional(type, {kind: 'value', name: value.text, items: []});
      return value.kind === 'member' ? simplifyCase(session, value.name, [], type) : OPAQUE;
    }
    case 'is':
      return OPAQUE;
  }
}

function simplifyCase(session: Session, name: string, items: readonly Pattern[], type: Type): Simple {
  if (type.kind === 'opt' && name === 'none') return {kind: 'value', name, items: []};
  if (type.kind === 'opt' && name === 'some')
    return {kind: 'value', name, items: [simplifyAt(session, items, 0, type.of)]};
  const form = formsOf(session, present(type))?.find((each) => each.name === name);
  // As above: the type may be an optional of an optional.
  if (!form && (name === 'some' || name === 'none')) return ANY;
  if (!form) return OPAQUE;
  // One name can bind all associated values at once.
  const whole = items.length === 1 && form.items.length > 1;
  const inner = form.items.map((item, index) => (whole ? ANY : simplifyAt(session, items, index, item)));
  return inOptional(type, {kind: 'value', name, items: inner});
}

function simplifyAt(session: Session, items: readonly Pattern[], index: number, type: Type): Simple {
  const item = items[index];
  return item ? simplify(session, item, type) : ANY;
}

/** Wraps a pattern for an optional type, because a pattern of the wrapped type matches optionals too. */
function inOptional(type: Type, pattern: Simple): Simple {
  return type.kind === 'opt' ? {kind: 'value', name: 'some', items: [pattern]} : pattern;
}

function showForm({name, items}: Form, values: readonly string[]): string {
  if (name === 'true' || name === 'false') return name;
  if (name === '') return `(${values.join(', ')})`;
  if (name === 'none' && items.length === 0) return 'nil';
  if (name === 'some') return values[0] === undefined || values[0] === '_' ? '.some' : values[0];
  return values.every((value) => value === '_') ? `.${name}` : `.${name}(${values.join(', ')})`;
}
