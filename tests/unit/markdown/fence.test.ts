import {parseFenceMeta} from '../../../src/markdown/fence';

it.each([
  [null, undefined, ''],
  ['', undefined, ''],
  ['[JavaScript]', 'JavaScript', ''],
  ['[React Native] with="client"', 'React Native', 'with="client"'],
  ['title="a b.ts" {1,3}', 'a b.ts', '{1,3}'],
  ["{1} title='x'", 'x', '{1}'],
  ['title="wins" [loses]', 'wins', ''],
  ['with="a[0]"', undefined, 'with="a[0]"'],
  ['[ ]', undefined, ''],
  ['[unclosed {1}', undefined, '[unclosed {1}'],
])('parseFenceMeta(%j) finds the title %j and leaves %j', (meta, title, rest) => {
  expect(parseFenceMeta(meta)).toEqual({title, rest});
});
