import {createPageTypes} from '../../../../src/markdown/twoslash/pageTypes';

it('has each entry once, and is loaded as one file', () => {
  const types = createPageTypes();
  expect(['a', 'b', 'a', '<i>é</i>'].map((entry) => types.indexOf(entry))).toEqual([0, 1, 0, 2]);
  const [, base64] = /"data:application\/json;base64,([^"]+)"/.exec(JSON.stringify(types.statement()))!;
  expect(JSON.parse(Buffer.from(base64!, 'base64').toString())).toEqual(['a', 'b', '<i>é</i>']);
});

it('has no statement without entries', () => {
  expect(createPageTypes().statement()).toBeUndefined();
});
