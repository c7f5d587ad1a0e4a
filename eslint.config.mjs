import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import arrows from './eslint.arrows.mjs';

export default tseslint.config(
  {ignores: ['build/', 'delivery/', '.docusaurus/', 'test-results/', 'playwright-report/']},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      globals: {...globals.browser, ...globals.node},
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    plugins: {'@docusaurus': docusaurus},
    rules: {
      ...docusaurus.configs.recommended.rules,
      // The frame is in English only; texts stand where they are read.
      '@docusaurus/string-literal-i18n-messages': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A checked index or a value that Docusaurus guarantees; a comment says which where it is not at once plain.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // void functions may end early by returning another's nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true},
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An empty text counts as none in settings and environment.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    // `<html>` inside Head adds attributes to the document, whose language Docusaurus sets;
    // the theme's Heading is for headings with an anchor, and components do not import from the theme.
    rules: {'jsx-a11y/html-has-lang': 'off', '@docusaurus/prefer-docusaurus-heading': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.ts'],
    // Search and the checkers of samples still have some.
    ignores: ['scripts/samples/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)',
          message: 'Write the properties or items themselves: a spread says that something is overridden.',
        },
      ],
    },
  },
  ...arrows,
  {files: ['scripts/**', 'bench/**', 'tests/support/**'], rules: {'no-console': 'off'}},
);
