/** Pure functions that parse and format the authors and dates of pages and posts (SPEC §3 "Authors"). */

export interface Author {
  name: string;
  /** The name's link target; undefined for plain text. */
  url: string | undefined;
}

/** Returns the authors in a comma-separated string or a list. Each author is plain text or `[name](url)`. */
export function parseAuthors(value: string | readonly string[] | undefined): Author[] {
  if (value === undefined) return [];
  // A comma inside `[name](url)` doesn't separate authors.
  const texts =
    typeof value === 'string' ? (value.match(/(?:\[[^\]]*\]\((?:\([^()]*\)|[^()])*\)|[^,])+/g) ?? []) : value;
  return texts.map((text) => parseAuthor(text.trim())).filter(({name}) => name !== '');
}

function parseAuthor(text: string): Author {
  const [, name, url] = /^\[([^\]]+)\]\(((?:\([^()\s]*\)|[^()\s])+)\)$/.exec(text) ?? [];
  return {name: name?.trim() ?? text, url};
}

const LONG_DATE = {year: 'numeric', month: 'long', day: 'numeric'} as const;

/**
 * Formats a date in the long US form, such as `August 29, 2024`. An ISO date gives the same day in all time zones.
 *
 * @param value - the date in the front matter or the settings; YAML parses an unquoted date as a `Date`
 */
export function formatDate(value: string | Date): string {
  const text = value instanceof Date ? value.toISOString() : value;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  return day === undefined
    ? new Date(text).toLocaleDateString('en-US', LONG_DATE)
    : new Date(day).toLocaleDateString('en-US', {...LONG_DATE, timeZone: 'UTC'});
}

/** Returns the value of a `datetime` attribute: the day as `YYYY-MM-DD`, or the whole text if it has another form. */
export function dateTime(value: string | Date): string {
  const text = value instanceof Date ? value.toISOString() : value;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
}
