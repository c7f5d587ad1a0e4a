/** Authors and dates as pages and posts show them (SPEC §3 "Authors"): pure functions. */

export interface Author {
  name: string;
  /** Where the name leads; plain text without one. */
  url: string | undefined;
}

/** @param value - comma-separated or a list; each is plain text or `[name](url)` */
export function parseAuthors(value: string | readonly string[] | undefined): Author[] {
  if (value === undefined) return [];
  // A comma inside brackets or parentheses belongs to the name or the address.
  const texts = typeof value === 'string' ? (value.match(/(?:\[[^\]]*\]\([^)]*\)|[^,])+/g) ?? []) : value;
  return texts.map((text) => parseAuthor(text.trim())).filter(({name}) => name !== '');
}

function parseAuthor(text: string): Author {
  const [, name, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(text) ?? [];
  return {name: name?.trim() ?? text, url};
}

const LONG = {year: 'numeric', month: 'long', day: 'numeric'} as const;

/**
 * A long US date: `August 29, 2024`. The day is the one that was written, wherever it is read.
 *
 * @param value - as the front matter or the settings hold it; YAML makes a Date of a bare day
 */
export function formatDate(value: string | Date): string {
  const text = value instanceof Date ? value.toISOString() : value;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  return day === undefined
    ? new Date(text).toLocaleDateString('en-US', LONG)
    : new Date(day).toLocaleDateString('en-US', {...LONG, timeZone: 'UTC'});
}

/** For `datetime`: the day, or the text as it is where it names none in that form. */
export function dateTime(value: string | Date): string {
  const text = value instanceof Date ? value.toISOString() : value;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
}
