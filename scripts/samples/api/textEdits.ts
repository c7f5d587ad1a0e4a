/** Collects edits of a text by offsets, and applies all of them at once. */
export class TextEdits {
  private readonly edits: {start: number; end: number; by: string}[] = [];

  constructor(private readonly text: string) {}

  replace(start: number, end: number, by = ''): void {
    this.edits.push({start, end, by});
  }

  /** Returns the edited text without blank lines. An edit inside another edit has no effect. */
  apply(): string {
    const sorted = this.edits.sort((a, b) => a.start - b.start || b.end - a.end);
    let result = '';
    let position = 0;
    for (const {start, end, by} of sorted) {
      if (start < position) continue;
      result += this.text.slice(position, start) + by;
      position = end;
    }
    return (result + this.text.slice(position))
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line.trim() !== '')
      .join('\n');
  }
}
