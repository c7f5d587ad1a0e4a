import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const packages = path.join(import.meta.dirname, 'node_modules');

function isEsModule(name) {
  const file = path.join(packages, name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
}

/**
 * The packages that Jest transforms to CommonJS, the only format that it loads. The first two are ES modules too, but
 * their package.json files don't say so.
 */
const transformed = [
  '@docusaurus',
  'preact-render-to-string',
  ...readdirSync(packages)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(packages, name)).map((one) => `${name}/${one}`) : name,
    )
    .filter(isEsModule),
];

/** Resolves the theme's modules to the real ones, without mocks, in the same folders and order as Docusaurus. */
const theme = {
  // src/plugins/router replaces `Link` in the same way.
  '^@docusaurus/Link$': '<rootDir>/src/components/Link',
  '^@theme/(.*)$': [
    '<rootDir>/src/theme/$1',
    '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    '<rootDir>/node_modules/@docusaurus/core/lib/client/theme-fallback/$1',
  ],
  '^@theme-(?:original|init)/(.*)$': '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
  '^@docusaurus/((?!theme-|plugin-|utils|types|core|faster|preset|logger|mdx-loader)[^/]+)$':
    '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
  '^@generated/(.*)$': '<rootDir>/tests/support/generated/$1',
  '^@site/(.*)$': '<rootDir>/$1',
  '\\.css$': 'identity-obj-proxy',
};

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {jsc: {parser: {syntax: 'typescript', tsx: true}, target: 'es2022', transform: {react: {runtime: 'automatic'}}}},
    ],
  },
  // Besides the packages above, transforms those in samples/node_modules, those nested in packages, and `.mjs` files.
  transformIgnorePatterns: [
    `^<rootDir>/node_modules/(?!(?:${transformed.join('|')})/)(?!.*(?:/node_modules/|\\.mjs$))`,
  ],
  moduleNameMapper: theme,
};

/** @type {import('jest').Config} */
export default {
  // Milliseconds. On a slow machine without caches, a thread takes more than the default of 5 s to start.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'units',
      testMatch: [
        '<rootDir>/tests/{unit,contract,fuzz}/**/*.test.{ts,tsx}',
        '<rootDir>/packages/*/test/{unit,fuzz}/**/*.test.ts',
      ],
    },
    {...shared, displayName: 'reproducible', testMatch: ['<rootDir>/tests/reproducible/**/*.test.ts']},
    {...shared, displayName: 'build', testMatch: ['<rootDir>/tests/{build,delivery}/**/*.test.ts']},
    {
      ...shared,
      displayName: 'samples',
      testMatch: ['<rootDir>/{tests,packages/*/test}/samples/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'journeys',
      testMatch: ['<rootDir>/tests/journeys/**/*.test.{ts,tsx}'],
      // The journeys' arithmetic is ten times slower if Jest looks up each `Math` in the sandbox.
      sandboxInjectedGlobals: ['Math'],
      // Testing Library and the SDKs keep some globals until the end.
      testEnvironmentOptions: {globalsCleanup: 'off'},
      // The SDKs of the pages' samples, and the version of React that these SDKs need.
      modulePaths: ['<rootDir>/samples/node_modules'],
      setupFilesAfterEnv: ['<rootDir>/tests/journeys/world.ts', '@testing-library/jest-dom'],
      moduleNameMapper: {'^(react|react-dom)(/.*)?$': '<rootDir>/samples/node_modules/$1$2'},
    },
  ],
};
