/** Prepares text for drawing: removes characters that can't be drawn, and breaks lines. Pure. */

/**
 * Removes the characters that a typeface lacks, such as emoji.
 *
 * @returns the remaining text; undefined if nothing remains, or if the text isn't readable because the typeface lacks
 *   some of its letters or digits
 */
export function drawable(text: string, has: (character: string) => boolean): string | undefined {
  const characters = Array.from(text.normalize('NFC'));
  const missing = characters.filter((character) => !has(character) && !/\s/.test(character));
  if (missing.some((character) => /\p{L}|\p{M}|\p{N}/u.test(character) && !isEmojiPart(character))) return undefined;
  const kept = characters.filter((character) => !missing.includes(character)).join('');
  return kept.replace(/\s+/g, ' ').trim() || undefined;
}

/** Whether a character is part of an emoji: a variation selector or the keycap. Unicode classifies these as marks. */
const isEmojiPart = (character: string): boolean => /[\uFE00-\uFE0F\u20E3]/.test(character);

/**
 * Breaks a text into lines that fit. Words that don't fit on a line are broken too.
 *
 * @param fits - whether a text fits on a line; must be true for any single character
 */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((part) => pieces(part, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The step by which `wrapEvenly` narrows the lines, as a share of the width. */
const STEP = 0.02;

/** Whether each word of a text is at most `most` wide. */
export const fitsWords = (text: string, width: (line: string) => number, most: number): boolean =>
  text.split(' ').every((word) => width(word) <= most);

/**
 * Breaks a text into as few lines as possible. The lines have about the same length, so that the last line isn't a
 * single word. Words that fit on a line are never broken.
 *
 * @param width - returns the width of a line, in the unit of `most`
 * @param most - the width of the widest line allowed
 */
export function wrapEvenly(text: string, width: (line: string) => number, most: number): string[] {
  const within = (limit: number) => wrap(text, (line) => width(line) <= limit);
  const widest = Math.max(...text.split(' ').map(width));
  const least = widest > most ? most / 2 : Math.max(most / 2, widest);
  let lines = within(most);
  for (let limit = most * (1 - STEP); limit > least; limit -= most * STEP) {
    const narrower = within(limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return part === '' ? parts : [...parts, part];
}

/** Returns the first `most` lines. If lines are left out, the last line returned ends with an ellipsis. */
export function clamp(lines: readonly string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return [...lines];
  let last = Array.from(lines[most - 1]!);
  while (last.length > 0 && !fits(`${last.join('').trimEnd()}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}
