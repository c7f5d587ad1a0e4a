import {dateTime, formatDate, parseAuthors} from '../../../../../src/components/mdx/Authors/authors';

const ada = {name: 'Ada', url: undefined};

it.each<[string | string[] | undefined, ReturnType<typeof parseAuthors>]>([
  [undefined, []],
  ['', []],
  ['Ada', [ada]],
  ['Ada, Grace ,', [ada, {name: 'Grace', url: undefined}]],
  ['[ Ada ](/ada)', [{name: 'Ada', url: '/ada'}]],
  ['Ada, , Grace', [ada, {name: 'Grace', url: undefined}]],
  [
    '[Ada](https://example.org/a,b), Grace',
    [
      {name: 'Ada', url: 'https://example.org/a,b'},
      {name: 'Grace', url: undefined},
    ],
  ],
  [
    '[Ada](/a_(b)), Grace',
    [
      {name: 'Ada', url: '/a_(b)'},
      {name: 'Grace', url: undefined},
    ],
  ],
  ['[Ada, Countess](/ada)', [{name: 'Ada, Countess', url: '/ada'}]],
  [
    ['Ada, Countess', '[Grace](/grace)'],
    [
      {name: 'Ada, Countess', url: undefined},
      {name: 'Grace', url: '/grace'},
    ],
  ],
  ['[Ada]', [{name: '[Ada]', url: undefined}]],
  ['Ada [1](2', [{name: 'Ada [1](2', url: undefined}]],
])('%j are %j', (value, authors) => {
  expect(parseAuthors(value)).toEqual(authors);
});

it.each<[string | Date, string, string]>([
  ['2024-08-29', 'August 29, 2024', '2024-08-29'],
  [new Date('2024-08-29'), 'August 29, 2024', '2024-08-29'],
  // The day doesn't depend on the time zone.
  ['2024-08-29T23:59:00-07:00', 'August 29, 2024', '2024-08-29'],
  ['2024-08-01T00:30:00+09:00', 'August 1, 2024', '2024-08-01'],
  ['Aug 5, 2024', 'August 5, 2024', 'Aug 5, 2024'],
])('%s is shown as %s', (value, shown, machine) => {
  expect(formatDate(value)).toBe(shown);
  expect(dateTime(value)).toBe(machine);
});
