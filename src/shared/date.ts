/**
 * Whether a text is a date with a day that exists. `Date.parse` alone isn't enough: it accepts `2024-08`, which has no
 * day, and reads `2024-02-31` as March 2.
 */
export function isDate(value: string): boolean {
  if (Number.isNaN(Date.parse(value)) || /^\d{4}(?:-\d\d?)?$/.test(value)) return false;
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)/.exec(value)?.map(Number) ?? [];
  return day === undefined || new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
}
