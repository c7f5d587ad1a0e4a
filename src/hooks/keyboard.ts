/** Decides whether a key press is for the page, the focused element or the browser. */

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

/** Whether `target` is in an element that uses letter keys itself, such as a text field or a `<select>`. */
export const isTextField = (target: EventTarget | null): boolean => isWithin(target, TEXT_FIELDS);

/** Whether `target` is in a widget that may use Shift with an arrow key, such as a menu, a slider or a dialog. */
export const usesShiftArrows = (target: EventTarget | null): boolean => isWithin(target, WIDGETS);

type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Whether a modifier key is held. Key presses with a modifier belong to the browser or to other shortcuts (SPEC §2
 * "Keyboard"). A click with a modifier opens a link in another tab or window.
 */
export const hasModifier = ({shiftKey, ctrlKey, altKey, metaKey}: Modifiers): boolean =>
  shiftKey || ctrlKey || altKey || metaKey;

/** Whether a click is by the main button, without a modifier key, and no other listener has handled it. */
export const isPlainClick = (click: Modifiers & Pick<MouseEvent, 'button' | 'defaultPrevented'>): boolean =>
  !click.defaultPrevented && click.button === 0 && !hasModifier(click);

/** Whether a key press belongs to an input method that is composing text, such as Enter or Escape at its end. */
export const isComposing = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari's only sign for the key that ends a composition
  press.isComposing || press.keyCode === 229;
