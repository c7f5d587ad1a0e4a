/** Replaces React with Preact in production builds. Development and unit tests keep React. */

/** What production builds load in place of each entry point of React, by its exact name. */
export const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
};

/** Returns the bundler's aliases for `PREACT`. They match whole names only. */
export const preactAliases = (): Record<string, string> =>
  Object.fromEntries(Object.entries(PREACT).map(([name, replacement]) => [`${name}$`, replacement]));
