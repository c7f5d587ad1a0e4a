/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'plugin/use-logical-properties-and-values': [true, {severity: 'error'}],
    'plugin/use-logical-units': [true, {severity: 'error'}],
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true, ignoreProperties: ['/^--portal-font/', 'composes']}],
    // CSS modules reuse the rules of other classes with `composes`.
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'custom-property-empty-line-before': null,
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'color-named': 'never',
    'declaration-no-important': true,
    // Colors are defined only in tokens.css; everything else uses the tokens.
    'color-no-hex': true,
    // Font sizes and z-indexes, too, are defined only in tokens.css.
    'declaration-property-value-disallowed-list': {
      'font-size': ['/^0\\.(9375|875|8125)rem$/'],
      'z-index': ['/^\\d/'],
    },
    // In WebKit, if a page has a size container, media queries keep their old results when the window is resized.
    'property-disallowed-list': ['container', 'container-type'],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'color-hex-length': 'long', 'no-duplicate-selectors': null},
    },
    {
      // This file has rules for the theme's own class names.
      files: ['src/css/infima.css'],
      rules: {'no-descending-specificity': null},
    },
  ],
};
