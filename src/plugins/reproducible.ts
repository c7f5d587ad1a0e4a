/**
 * Makes builds independent of the machine's time zone and language. If a date has no time zone, Docusaurus takes it as
 * local time. Docusaurus sorts pages by the rules of the machine's language: in Czech, "ch" comes after "h".
 * docusaurus.config.ts imports this module before all others, for its side effects.
 */

process.env.TZ = 'UTC';

const english = new Intl.Collator('en');

// A running process can't change its default language, so replace the method that depends on it.
String.prototype.localeCompare = function localeCompare(
  that: string,
  locales?: Intl.LocalesArgument,
  options?: Intl.CollatorOptions,
): number {
  const collator = locales === undefined && options === undefined ? english : new Intl.Collator(locales, options);
  return collator.compare(String(this), that);
};
