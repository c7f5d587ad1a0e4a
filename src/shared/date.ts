/**
 * Whether `Date.parse` can read a text, and the text names a day that exists: unlike `2024-08`, and unlike 2024-02-31,
 * which `Date.parse` reads as March 2.
 */
export function isDate(value: string): boolean {
  if (Number.isNaN(Date.parse(value)) || /^\d{4}(?:-\d\d?)?$/.test(value)) return false;
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)/.exec(value)?.map(Number) ?? [];
  return day === undefined || new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
}
