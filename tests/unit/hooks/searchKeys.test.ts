import {dialogAction, shortcutsOf, type DialogAction, type DialogKey} from '../../../src/hooks/searchKeys';

const press: DialogKey = {
  key: 'Enter',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  inInput: true,
};

it.each<[Partial<DialogKey>, DialogAction]>([
  [{key: 'ArrowDown'}, 'next'],
  [{key: 'ArrowUp'}, 'previous'],
  [{key: 'ArrowDown', inInput: false}, 'next'],
  [{key: 'Enter'}, 'go'],
  [{key: 'Enter', metaKey: true}, 'goInTab'],
  [{key: 'Enter', ctrlKey: true}, 'goInTab'],
  [{key: 'Escape'}, 'close'],
  [{key: 'Backspace', metaKey: true}, 'clear'],
  [{key: 'Backspace', metaKey: true, inInput: false}, 'clear'],
])('%j asks for %s', (change, action) => {
  expect(dialogAction({...press, ...change})).toBe(action);
});

it.each<[string, Partial<DialogKey>]>([
  ['a letter', {key: 'a'}],
  ['a letter of an input method', {isComposing: true}],
  ['its arrows', {key: 'ArrowDown', isComposing: true}],
  ['its Escape', {key: 'Escape', isComposing: true}],
  ['Enter on a button', {inInput: false}],
  ['a line', {shiftKey: true}],
  ['taking a word away', {key: 'Backspace', ctrlKey: true}],
  ['taking a letter away', {key: 'Backspace'}],
  ['the start of the text', {key: 'ArrowUp', metaKey: true}],
  ['a selection', {key: 'ArrowUp', shiftKey: true}],
  ['a menu of the browser', {key: 'Enter', altKey: true}],
  ['both', {key: 'Enter', metaKey: true, ctrlKey: true}],
])('leaves %s to the browser', (_, change) => {
  expect(dialogAction({...press, ...change})).toBeUndefined();
});

it('shows each shortcut as it stands on the keyboard', () => {
  const shown = (platform: 'apple' | 'other') =>
    shortcutsOf(platform).map(({keys, text}) => `${keys.join(' ')}: ${text}`);
  expect(shown('apple')).toEqual(['↑ ↓: Move', '↵: Open', '⌘ ↵: New tab', '⌘ ⌫: Clear', 'Esc: Close']);
  expect(shown('other')).toEqual(['↑ ↓: Move', '↵: Open', 'Ctrl ↵: New tab', 'Esc: Close']);
});
