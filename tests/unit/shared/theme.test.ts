import {otherTheme, parseTheme, THEME_KEY, themeOfStorageEvent} from '../../../src/shared/theme';

it('has the storage key of SPEC §3', () => {
  expect(THEME_KEY).toBe('vocs.theme');
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['', undefined],
  ['DARK', undefined],
  ['system', undefined],
  [null, undefined],
])('reads %j as %j', (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});

it('returns the other theme', () => {
  expect(otherTheme('light')).toBe('dark');
  expect(otherTheme('dark')).toBe('light');
});

it.each([
  ['a choice', {key: THEME_KEY, newValue: 'dark'}, 'dark'],
  ['rubbish', {key: THEME_KEY, newValue: 'sepia'}, undefined],
  ['the choice removed', {key: THEME_KEY, newValue: null}, null],
  ['all of the storage cleared', {key: null, newValue: null}, null],
  ['another key', {key: 'theme', newValue: 'dark'}, undefined],
])('understands %s in another tab', (_, event, meaning) => {
  expect(themeOfStorageEvent(event)).toBe(meaning);
});
