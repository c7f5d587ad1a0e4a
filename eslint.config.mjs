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
      // The frame is only in English, so texts are in the components that show them.
      '@docusaurus/string-literal-i18n-messages': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Allowed for checked indices and values that Docusaurus guarantees; a comment explains less obvious cases.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A void function may return the call of another void function.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true},
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An empty string counts as missing in settings and environment variables, so `||` is right for strings.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    // `<html>` in Head only adds attributes; Docusaurus sets the document's language. The theme's Heading is for
    // headings with an anchor, and components don't import from the theme.
    rules: {'jsx-a11y/html-has-lang': 'off', '@docusaurus/prefer-docusaurus-heading': 'off'},
  },
  {
    files: ['{bench,packages,scripts,src,tests/support}/**/*.{ts,tsx}', '*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)',
          message: "Write the properties or items themselves, because this spread doesn't override anything.",
        },
      ],
    },
  },
  ...arrows,
  {files: ['scripts/**', 'bench/**', 'tests/support/**'], rules: {'no-console': 'off'}},
);
