import {platformOf} from '../../../../src/components/Search/usePlatform';

it.each([
  ['MacIntel', 'apple'],
  ['iPhone', 'apple'],
  ['iPad', 'apple'],
  ['Win32', 'other'],
  ['Linux x86_64', 'other'],
  ['Linux armv8l', 'other'],
  ['Not a Mac', 'other'],
  ['', 'other'],
])('%s has the keyboard %s', (name, platform) => {
  expect(platformOf(name)).toBe(platform);
});
