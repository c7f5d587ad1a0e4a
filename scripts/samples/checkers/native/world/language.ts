/** What each language brings along, and how its readers are told of what is missing. */

export type LanguageName = 'kotlin' | 'swift';

/** Packages and modules that need no import. */
export const DEFAULT_IMPORTS: Readonly<Record<LanguageName, readonly string[]>> = {
  kotlin: [
    'kotlin',
    'kotlin.annotation',
    'kotlin.collections',
    'kotlin.comparisons',
    'kotlin.io',
    'kotlin.ranges',
    'kotlin.sequences',
    'kotlin.text',
    'kotlin.jvm',
    'java.lang',
  ],
  swift: ['Swift'],
};

/** Packages and modules whose types the languages themselves speak of: texts, numbers, lists. */
export const CORE: ReadonlySet<string> = new Set(['kotlin', 'kotlin.collections', 'Swift']);

/** What a missing import is told by. */
export function missingImport(language: LanguageName, name: string, module: string): string {
  const line = language === 'kotlin' ? `import ${module}.${name}` : `import ${module}`;
  return `\`${name}\` is used without its import. Add \`${line}\`.`;
}

/** Where names of the platform are listed. */
export function listHint(language: LanguageName): string {
  return `If the platform has it, list it in samples/platform/${language}/.`;
}
