/** The parts of `npm run bench`, the rows that they measure, and the table that shows all rows. */
import type {Browser} from '@playwright/test';

export interface Part {
  /** What the part measures, in one line. */
  title: string;
  /** Returns the measurements. `note` prints a line above the table. */
  measure(bench: Bench, note: (line: string) => void): Promise<Row[]>;
}

/** The browser, the stock companion and the cleanup that all parts share. */
export interface Bench {
  /** Returns the browser, which starts at the first call. */
  browser(): Promise<Browser>;
  /**
   * At the first call, builds the stock companion: a stock Docusaurus with the portal's pages. Returns the folder of
   * the build.
   */
  stock(): string;
  /** Runs `cleanup` when the bench ends, even after an error. */
  atEnd(cleanup: () => unknown): void;
}

/** One measurement. */
export interface Row {
  name: string;
  /** The page's address; left out if the row isn't about one page. */
  page?: string;
  unit: 'KiB' | 'ms' | '';
  portal: number;
  /** The stock companion's value, measured in the same run. */
  stock?: number;
  /**
   * The limit: `ratio` is relative to the stock companion, `value` is in the row's unit. If both are given, meeting one
   * of them is enough, because both sites may be too slow for `value` on a busy machine.
   */
  budget?: {ratio?: number; value?: number};
}

/**
 * Whether a measurement is within its budget. A `ratio` of 0 requires that the portal's value is 0, whatever the stock
 * companion's value is.
 */
export function isWithinBudget({portal, stock = 0, budget}: Row): boolean {
  if (!budget) return true;
  const {ratio, value} = budget;
  return (ratio !== undefined && portal <= ratio * stock) || (value !== undefined && portal <= value);
}

/** Returns a table with one line per row. If a row is over its budget, its line starts with "OVER". */
export function table(rows: readonly Row[]): string {
  const lines = [['', 'page', 'what', 'portal', 'stock', 'ratio', 'budget'], ...rows.map(cells)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const pad = (cell: string, column: number) =>
    column < 3 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

function cells(row: Row): string[] {
  const {name, page = '', unit, portal, stock, budget} = row;
  const show = (value: number): string => `${value.toFixed(DIGITS[unit])} ${unit}`.trimEnd();
  return [
    isWithinBudget(row) ? 'ok' : 'OVER',
    page,
    name,
    show(portal),
    stock === undefined ? '' : show(stock),
    stock ? (portal / stock).toFixed(2) : '',
    [
      ...(budget?.ratio === undefined ? [] : [`${budget.ratio} ×`]),
      ...(budget?.value === undefined ? [] : [show(budget.value)]),
    ].join(' or '),
  ];
}

const DIGITS = {KiB: 1, ms: 0, '': 3} as const;

/** Returns the median; for an even number of values, the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
