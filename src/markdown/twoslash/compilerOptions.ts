/** The compiler options for samples. A comment in a sample can override an option: `// @strict: false`. */
const SHARED = {
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  // Treat each sample as a module, with its own names and top-level await.
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  // No package adds global types unless a sample names the package: `// @types: node`.
  types: [] as string[],
};

/** More options for JavaScript, which is checked too. Types that can't be inferred are `any`. */
const SCRIPT = {allowJs: true, checkJs: true, noImplicitAny: false};

/**
 * Returns the compiler options for a language, in the format of tsconfig.json.
 *
 * @param language - ts, tsx, js or jsx
 */
export function compilerOptionsOf(language: string): Record<string, unknown> {
  return language.startsWith('j') ? {...SHARED, ...SCRIPT} : SHARED;
}
