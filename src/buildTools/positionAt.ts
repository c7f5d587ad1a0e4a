/** Returns the line and column of an offset in a text, both counted from 1. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
