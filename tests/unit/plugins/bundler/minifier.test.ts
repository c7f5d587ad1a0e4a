import {keepMinifiedNames} from '../../../../src/plugins/bundler/minifier';

it('changes the options of the minifier for scripts', () => {
  const options = {ecma: 2020, mangle: true};
  keepMinifiedNames([{_args: [{minimizerOptions: options}]}, {}]);
  expect(options).toEqual({ecma: 2020, mangle: {disableCharFreq: true}});
});

it.each([[[]], [[{}]], [[{_args: [{minimizerOptions: {mangle: {safari10: true}}}]}]]])(
  'reports a minifier with other options',
  (minifiers) => {
    expect(() => {
      keepMinifiedNames(minifiers);
    }).toThrow('Adapt src/plugins/bundler/minifier.ts.');
  },
);
