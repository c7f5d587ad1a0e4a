import {dropUnused} from '../../../../src/plugins/bundler/infima';
import {toPostCss} from '../../../../src/plugins/bundler/postCss';

it('keeps the plugins of others, except the one that only adds prefixes', () => {
  const other = {postcssPlugin: 'other'};
  const plugins = [
    ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}],
    other,
    ['/site/node_modules/autoprefixer/lib/autoprefixer.js', {}],
  ];
  expect(toPostCss({ident: 'postcss', plugins})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [other, plugins[2], dropUnused],
  });
});
