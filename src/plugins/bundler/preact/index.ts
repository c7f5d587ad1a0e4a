/** Replaces React with Preact in production builds. Development and unit tests keep React. */
import path from 'node:path';

/** The modules that replace React's entry points in production builds, by the exact name of the entry point. */
export const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': path.join(__dirname, 'client.ts'),
  'react-dom/server': path.join(__dirname, 'server.ts'),
};

/** Returns the bundler's aliases for `PREACT`. `$` makes an alias match only the whole name. */
export const preactAliases = (): Record<string, string> =>
  Object.fromEntries(Object.entries(PREACT).map(([name, replacement]) => [`${name}$`, replacement]));
