/** Formats results: findings by line, and counts by language. */
import type {Outcome, Result} from './run';
import type {Finding} from './types';

/** Formats a finding as `docs/x.mdx:3:7 message`. Further lines of the message are indented. */
export function formatFinding({file, line, column, message}: Finding): string {
  const place = [file, line, ...(column === undefined ? [] : [column])].join(':');
  return `${place} ${message.replaceAll('\n', '\n    ')}`;
}

export function formatFindings(results: readonly Result[]): string[] {
  return results.flatMap(({findings}) => [...findings].sort(byPlace).map(formatFinding));
}

const byPlace = (a: Finding, b: Finding): number => a.line - b.line || (a.column ?? 0) - (b.column ?? 0);

const OUTCOMES: readonly Outcome[] = ['checked', 'failed', 'exempt', 'text'];

/** Returns a table of counts by language, then the reasons of the exempt samples. */
export function formatCounts(results: readonly Result[]): string[] {
  const languages = [...new Set(results.map(({sample}) => sample.language))].sort();
  const row = (name: string, of: readonly Result[]): string[] => [
    name,
    ...OUTCOMES.map((outcome) => String(of.filter((result) => result.outcome === outcome).length)),
  ];
  const rows = [
    ['language', ...OUTCOMES],
    ...languages.map((language) =>
      row(
        language || '(none)',
        results.filter(({sample}) => sample.language === language),
      ),
    ),
    row('all', results),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const table = rows.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  );
  const reasons = results
    .filter(({outcome}) => outcome === 'exempt')
    .map(({sample}) => `exempt: ${sample.file}:${sample.line} ${sample.nocheck ?? ''}`);
  return [...table, ...reasons];
}
