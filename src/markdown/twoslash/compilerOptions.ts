/** How samples are checked, as a tsconfig.json would say it. A sample changes it by comments such as `// @strict: false`. */
const SHARED = {
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  // Each file has names of its own, and may await.
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  // What a sample does not import is not there; `// @types: node` adds a package of global types.
  types: [] as string[],
};

/** JavaScript is checked too, as far as its types can be told without being written. */
const SCRIPT = {allowJs: true, checkJs: true, noImplicitAny: false};

/**
 * @param language - ts, tsx, js or jsx
 * @returns compiler options in the form of tsconfig.json
 */
export function compilerOptionsOf(language: string): Record<string, unknown> {
  return language.startsWith('j') ? {...SHARED, ...SCRIPT} : SHARED;
}
