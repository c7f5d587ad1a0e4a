import {isWithinBudget, median, table, type Row} from '../../../bench/rows';

const row = (part: Partial<Row>): Row => ({name: 'first paint', unit: 'ms', portal: 90, stock: 100, ...part});

test.each([
  ['no budget', row({}), true],
  ['a ratio that is met', row({budget: {ratio: 0.9}}), true],
  ['a ratio that is not', row({budget: {ratio: 0.8}}), false],
  ['a value that is met', row({stock: undefined, budget: {value: 90}}), true],
  ['a value that is not', row({stock: undefined, budget: {value: 89}}), false],
  ['a ratio that is not met, with a value that is', row({budget: {ratio: 0.8, value: 90}}), true],
  ['a ratio and a value that are not met', row({budget: {ratio: 0.8, value: 89}}), false],
  ['a ratio of 0, with 0 in both', row({portal: 0, stock: 0, budget: {ratio: 0}}), true],
  ['a ratio of 0, with more in the portal', row({portal: 1, budget: {ratio: 0}}), false],
])('%s', (_name, one, expected) => {
  expect(isWithinBudget(one)).toBe(expected);
});

test('the table shows values, ratios and budgets, and what is over', () => {
  const rows = [
    row({page: '/', budget: {ratio: 0.8}}),
    row({page: '/', budget: {ratio: 0.9, value: 80}}),
    row({name: 'scripts', unit: 'KiB', portal: 12.34, stock: undefined, budget: {value: 20}}),
  ];
  expect(table(rows)).toBe(
    [
      '      page  what           portal   stock  ratio          budget',
      'OVER  /     first paint     90 ms  100 ms   0.90           0.8 ×',
      'ok    /     first paint     90 ms  100 ms   0.90  0.9 × or 80 ms',
      'ok          scripts      12.3 KiB                       20.0 KiB',
    ].join('\n'),
  );
});

test('the median of an even number of values is the higher of the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(3);
});
