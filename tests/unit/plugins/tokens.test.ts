import {resolveToken} from '../../../src/plugins/tokens';

const CSS = `:root {
  --ink: light-dark(var(--black), #ffffff);
  --black: #000000;
  --mixed: rgb(0 0 0) #000000;
}`;

it('resolves a token through other tokens, by theme', () => {
  expect(resolveToken(CSS, '--ink', 'light')).toBe('#000000');
  expect(resolveToken(CSS, '--ink', 'dark')).toBe('#ffffff');
});

it.each([
  ['--none', "--none isn't declared in tokens.css."],
  ['--mixed', "rgb(0 0 0) #000000 in tokens.css isn't supported: write #rrggbb, var(--token) or light-dark(a, b)."],
])('refuses %s', (token, message) => {
  expect(() => resolveToken(CSS, token, 'light')).toThrow(message);
});
