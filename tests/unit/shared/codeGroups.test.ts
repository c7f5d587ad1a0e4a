import {
  addressAfter,
  addressChoices,
  choicesText,
  chosenTab,
  readChoices,
  tabName,
  withChoice,
} from '../../../src/shared/codeGroups';
import {SDKS} from '../../../src/shared/sdks';

it.each([
  ['JavaScript', 'javascript'],
  ['React Native', 'react-native'],
  ['example.ts', 'example-ts'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  [' (npm) ', 'npm'],
  ['Größe', 'größe'],
  ['日本語', '日本語'],
  ['***', ''],
])('the tab %j is named %j', (title, name) => {
  expect(tabName(title)).toBe(name);
});

it('each SDK has its own name', () => {
  expect(new Set(SDKS.map(tabName)).size).toBe(SDKS.length);
});

it.each([
  [null, []],
  ['', []],
  ['{', []],
  ['null', []],
  ['"sdk"', []],
  ['["sdk"]', []],
  ['{"sdk": 1, "b": null, "c": {"d": "e"}}', []],
  [
    '{"sdk": "kotlin", "b": 2, "npm yarn": "yarn"}',
    [
      ['sdk', 'kotlin'],
      ['npm yarn', 'yarn'],
    ],
  ],
])('the stored value %j gives the choices %j', (stored, choices) => {
  expect(readChoices(stored)).toEqual(choices);
});

it('stored choices can be read again, without those of an address for no particular group', () => {
  const choices = [...addressChoices('?tab=yarn'), ['sdk', 'swift'], ['npm yarn', 'npm']] as const;
  expect(readChoices(choicesText(choices))).toEqual([
    ['sdk', 'swift'],
    ['npm yarn', 'npm'],
  ]);
});

it.each([
  ['', []],
  ['?sdk=kotlin', [['sdk', 'kotlin']]],
  ['?sdk=react-native&x=1', [['sdk', 'react-native']]],
  ['?sdk=cobol', []],
  ['?sdk=', []],
  ['?tab=', []],
])('the address %j chooses %j', (search, choices) => {
  expect(addressChoices(search)).toEqual(choices);
});

describe('a group shows', () => {
  const npm = ['npm', 'yarn'];
  const sdks = ['javascript', 'kotlin'];
  it.each([
    ['its first tab', [], 'sdk', sdks, 'javascript'],
    ['the chosen one', [['sdk', 'kotlin']], 'sdk', sdks, 'kotlin'],
    ['its first tab if it lacks the chosen one', [['sdk', 'swift']], 'sdk', sdks, 'javascript'],
    ['its first tab if a tab of another group was chosen', [['npm yarn', 'yarn']], 'sdk', sdks, 'javascript'],
    ['the tab of an address', addressChoices('?tab=yarn'), 'npm yarn', npm, 'yarn'],
    ['its first tab if the address names no SDK', addressChoices('?tab=kotlin'), 'sdk', sdks, 'javascript'],
    ['the later choice', [...addressChoices('?tab=yarn'), ['npm yarn', 'npm']], 'npm yarn', npm, 'npm'],
    ['the later address', [['npm yarn', 'npm'], ...addressChoices('?tab=yarn')], 'npm yarn', npm, 'yarn'],
  ] as const)('%s', (_, choices, group, tabs, expected) => {
    expect(chosenTab(choices, group, tabs)).toBe(expected);
  });
});

it('a choice replaces an earlier one and becomes the latest', () => {
  const choices = [
    ['sdk', 'swift'],
    ['a b', 'a'],
  ] as const;
  expect(withChoice(choices, ['sdk', 'kotlin'])).toEqual([
    ['a b', 'a'],
    ['sdk', 'kotlin'],
  ]);
});

it.each([
  ['https://x.org/a?sdk=kotlin#b', ['sdk', 'swift'], 'https://x.org/a?sdk=swift#b'],
  ['https://x.org/a?c=d&tab=npm', ['npm yarn', 'yarn'], 'https://x.org/a?c=d&tab=yarn'],
  ['https://x.org/a', ['sdk', 'swift'], undefined],
  ['https://x.org/a?tab=npm', ['sdk', 'swift'], undefined],
] as const)('at %s the choice %j leads to %s', (href, choice, expected) => {
  expect(addressAfter(href, choice)).toBe(expected);
});
