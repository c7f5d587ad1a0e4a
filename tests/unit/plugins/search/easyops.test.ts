import {readScan} from '../../../../src/plugins/search/easyops';
import {validateOptions} from '../../../../src/plugins/search';

const list = (...documents: object[]) => ({documents, index: {}});

it('takes pages and headings from the five lists', () => {
  const json = JSON.stringify([
    list({i: 1, t: 'Home', u: '/docs/', b: []}, {i: 2, t: 'Client', u: '/docs/client', b: ['Build']}),
    list(
      {i: 3, t: 'Keys', u: '/docs/client', h: '#keys', p: 2},
      {i: 4, t: 'No anchor', u: '/docs/client', h: '', p: 2},
    ),
    ...[list(), list(), list({i: 5, t: 'Text', s: 'Keys', u: '/docs/client', h: '#keys', p: 2})],
  ]);
  expect(readScan(json)).toEqual({routes: ['/docs/', '/docs/client'], headings: ['/docs/client#keys']});
});

it.each(['[]', '[{"documents": []}]', JSON.stringify([list({t: 'x'}), list(), list(), list(), list()])])(
  'refuses another form: %s',
  (json) => {
    expect(() => readScan(json)).toThrow(/another form than the five lists/);
  },
);

it('refuses options that would have no effect, and passes the others to the package’s own check', () => {
  const validate = jest.fn((_schema: unknown, options: unknown) => options);
  const check = (options: object) =>
    validateOptions({options, validate} as unknown as Parameters<typeof validateOptions>[0]);
  expect(() => check({hashed: true})).toThrow(/takes no hashed/);
  expect(check({indexBlog: false})).toEqual({indexBlog: false});
  expect(validate).toHaveBeenCalledTimes(1);
});
