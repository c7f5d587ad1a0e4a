/** Replaces React with Preact in production builds. Development and unit tests keep React. */
import path from 'node:path';

/** What production builds load in place of each entry point of React, by its exact name. */
export const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': path.join(__dirname, 'client.ts'),
  'react-dom/server': path.join(__dirname, 'server.ts'),
};

/** Returns the bundler's aliases for `PREACT`. They match whole names only. */
export const preactAliases = (): Record<string, string> =>
  Object.fromEntries(Object.entries(PREACT).map(([name, replacement]) => [`${name}$`, replacement]));
