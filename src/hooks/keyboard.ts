/** Where keys belong to what has the focus, and not to the page. */

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
