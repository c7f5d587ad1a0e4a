/** @jest-environment jsdom */
import {isComposing, isTextField, usesShiftArrows} from '../../../src/hooks/keyboard';

/** Returns the element marked with `data-target`. */
function target(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-target]')!;
}

it.each([
  '<input type="search" data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable><b data-target></b></div>',
  '<div contenteditable="plaintext-only" data-target></div>',
  '<div role="textbox" data-target></div>',
  '<div role="combobox"><span data-target></span></div>',
])('%s is a text field', (html) => {
  expect(isTextField(target(html))).toBe(true);
});

it.each([
  '<p data-target></p>',
  '<button data-target></button>',
  '<div contenteditable="false" data-target></div>',
  // A code group's tabs use the arrows only without Shift.
  '<ul role="tablist"><li role="tab" data-target></li></ul>',
])("%s isn't a text field and doesn't use Shift with the arrow keys", (html) => {
  expect(isTextField(target(html))).toBe(false);
  expect(usesShiftArrows(target(html))).toBe(false);
});

it.each([
  '<div role="menu"><button data-target></button></div>',
  '<ul role="listbox"><li data-target></li></ul>',
  '<div role="dialog"><button data-target></button></div>',
  '<video data-target></video>',
])('%s uses Shift with the arrow keys', (html) => {
  expect(usesShiftArrows(target(html))).toBe(true);
});

it('a target that is no element uses no keys', () => {
  expect(isTextField(null)).toBe(false);
  expect(usesShiftArrows(document)).toBe(false);
});

it.each([
  [{isComposing: true, keyCode: 13}, true],
  // Safari
  [{isComposing: false, keyCode: 229}, true],
  [{isComposing: false, keyCode: 13}, false],
])('whether a key press with %j belongs to an input method: %s', (press, expected) => {
  expect(isComposing(press)).toBe(expected);
});
