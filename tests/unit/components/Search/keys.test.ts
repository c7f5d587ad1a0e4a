import {dialogAction, shortcutsOf, type DialogAction, type DialogKey} from '../../../../src/components/Search/keys';

const enter: DialogKey = {
  key: 'Enter',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

it.each<[Partial<DialogKey>, DialogAction]>([
  [{key: 'ArrowDown'}, 'next'],
  [{key: 'ArrowUp'}, 'previous'],
  [{key: 'Enter'}, 'go'],
  [{key: 'Enter', metaKey: true}, 'goInTab'],
  [{key: 'Enter', ctrlKey: true}, 'goInTab'],
  [{key: 'Escape'}, 'close'],
  [{key: 'Backspace', metaKey: true}, 'clear'],
])('%j in the input is "%s"', (change, action) => {
  expect(dialogAction({...enter, ...change}, true)).toBe(action);
});

it.each<[Partial<DialogKey>, DialogAction]>([
  [{key: 'ArrowDown'}, 'next'],
  [{key: 'Backspace', metaKey: true}, 'clear'],
])('%j on a button is "%s"', (change, action) => {
  expect(dialogAction({...enter, ...change}, false)).toBe(action);
});

it.each<[string, Partial<DialogKey>]>([
  ['a letter', {key: 'a'}],
  ['a line break', {shiftKey: true}],
  ['deleting a word', {key: 'Backspace', ctrlKey: true}],
  ['deleting a letter', {key: 'Backspace'}],
  ['the start of the text', {key: 'ArrowUp', metaKey: true}],
  ['a selection', {key: 'ArrowUp', shiftKey: true}],
  ["the browser's menu", {key: 'Enter', altKey: true}],
  ['both modifiers', {key: 'Enter', metaKey: true, ctrlKey: true}],
])('leaves %s to the browser', (_, change) => {
  expect(dialogAction({...enter, ...change}, true)).toBeUndefined();
});

it('leaves Enter on a button to the button', () => {
  expect(dialogAction(enter, false)).toBeUndefined();
});

it('shows each shortcut with the labels of the keyboard', () => {
  const shown = (platform: 'apple' | 'other') =>
    shortcutsOf(platform).map(({keys, text}) => `${keys.join(' ')}: ${text}`);
  expect(shown('apple')).toEqual(['↑ ↓: Move', '↵: Open', '⌘ ↵: New tab', '⌘ ⌫: Clear', 'Esc: Close']);
  expect(shown('other')).toEqual(['↑ ↓: Move', '↵: Open', 'Ctrl ↵: New tab', 'Esc: Close']);
});
