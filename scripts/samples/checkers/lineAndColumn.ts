/** Converts an offset in code to a line and a column, both counted from 1. */
export function lineAndColumn(code: string, offset: number): {line: number; column: number} {
  const before = code.slice(0, offset).split('\n');
  return {line: before.length, column: before[before.length - 1]!.length + 1};
}
