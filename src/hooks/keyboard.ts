/** What key presses belong to: the page, the element with the focus, or the browser. */

const TEXT_FIELDS = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
].join();

const WIDGETS = [
  '[role="tablist"]',
  '[role="menu"]',
  '[role="menubar"]',
  '[role="listbox"]',
  '[role="radiogroup"]',
  '[role="slider"]',
  '[role="tree"]',
  '[role="grid"]',
  '[role="dialog"]',
  'dialog',
  'audio',
  'video',
].join();

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether keys pressed at `target` write or choose a text. */
export const isTextField = (target: EventTarget | null): boolean => isWithin(target, TEXT_FIELDS);

/** Whether arrow keys pressed at `target` move within something: a tab list, a menu, a slider, an open dialog. */
export const usesArrowKeys = (target: EventTarget | null): boolean => isWithin(target, WIDGETS);

/** What keyboard and pointer events say of the modifier keys. */
type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Whether a modifier key is held. Keys with a modifier belong to the browser or to other shortcuts (SPEC §2
 * "Keyboard"); a click with one opens a link elsewhere.
 */
export const hasModifier = ({shiftKey, ctrlKey, altKey, metaKey}: Modifiers): boolean =>
  shiftKey || ctrlKey || altKey || metaKey;
