/**
 * The popups that show the types of names in annotated code blocks. This module loads when the pointer or focus first
 * reaches such a block. The page has one popup, at the end of its content, for the current name. The popup opens when a
 * mouse rests on a name, a finger taps one, or the keyboard focuses one. It closes on Escape, on a click elsewhere, and
 * when the reader leaves the name.
 */
import {hasModifier} from '../../../hooks/keyboard';
import {NAME, makeTabStop} from './names';
import {nextName, popupPosition} from './position';
import styles from './styles.module.css';

/** How long the pointer must rest on a name to open the popup, or be away from the name to close it, in ms. */
const HOVER_DELAY = 120;

/** The name that the popup describes; undefined while the popup is closed. */
let current: HTMLElement | undefined;
let timer: number | undefined;

const popup = document.createElement('div');
popup.id = 'portal-annotation';
popup.className = styles.popup!;
popup.setAttribute('role', 'tooltip');
popup.setAttribute('data-annotation', '');
popup.hidden = true;

function schedule(action: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(action, HOVER_DELAY);
}

function updatePosition(): void {
  if (!current) return;
  const [line] = current.getClientRects();
  // The name's tab or details may have been closed.
  if (!line) {
    hide();
    return;
  }
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const size = {width: popup.offsetWidth, height: popup.offsetHeight};
  // If the name wraps, use its first line.
  const {x, y} = popupPosition(line, size, {width, height});
  popup.style.setProperty('--x', `${x}px`);
  popup.style.setProperty('--y', `${y}px`);
}

/** Scrolls a popup that is too long on Page Up or Page Down. Returns false for other keys and for shorter popups. */
function scrollPopup(key: string): boolean {
  const direction = ['PageUp', 'PageDown'].indexOf(key);
  if (direction === -1 || popup.scrollHeight <= popup.clientHeight) return false;
  popup.scrollBy({top: (direction === 0 ? -0.9 : 0.9) * popup.clientHeight});
  return true;
}

function hide(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  popup.hidden = true;
}

/** @param type - the type as HTML, generated at build */
function open(name: HTMLElement, type: string): void {
  clearTimeout(timer);
  if (name === current) return;
  hide();
  current = name;
  popup.innerHTML = type;
  // Inside <main>, because all content should be in a landmark.
  const parent = name.closest('main') ?? document.body;
  if (popup.parentElement !== parent) parent.append(popup);
  popup.hidden = false;
  popup.scrollTop = 0;
  name.setAttribute('aria-describedby', popup.id);
  updatePosition();
}

const nameOf = ({target}: Event): HTMLElement | null => (target as Element).closest<HTMLElement>(NAME);

popup.addEventListener('pointerenter', () => {
  clearTimeout(timer);
});
popup.addEventListener('pointerleave', () => {
  schedule(hide);
});
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') hide();
});
document.addEventListener('pointerdown', (event) => {
  if (current && nameOf(event) !== current && !popup.contains(event.target as Node)) hide();
});
// In the capture phase, to notice when the window, the block or any element around the block scrolls.
document.addEventListener('scroll', updatePosition, {capture: true, passive: true});
window.addEventListener('resize', updatePosition);

/**
 * Adds popups to a block.
 *
 * @param code - the block's `code` element
 * @param types - the types as HTML; each name's `data-type` is an index into this list
 * @param first - the name whose popup opens at once; null for none
 * @returns a function that removes the popups
 */
export function attach(code: HTMLElement, types: readonly string[], first: HTMLElement | null): () => void {
  const names = [...code.querySelectorAll<HTMLElement>(NAME)];
  const controller = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void => {
    code.addEventListener(type, handle, {signal: controller.signal});
  };

  const show = (name: HTMLElement): void => {
    open(name, types[Number(name.dataset.type)]!);
  };

  const focusName = (name: HTMLElement): void => {
    for (const other of names) {
      other.removeAttribute('tabindex');
      other.removeAttribute('role');
    }
    makeTabStop(name);
    // Show the type before focusing, so that screen readers read it with the name.
    show(name);
    name.focus();
  };

  /** Whether the current tap closes the popup, because it is the second tap on the same name. */
  let isClosingTap = false;
  on('pointerdown', (event) => {
    isClosingTap = event.pointerType === 'touch' && nameOf(event) === current;
  });
  on('click', (event) => {
    const name = nameOf(event);
    if (!name || getSelection()?.isCollapsed === false) return;
    if (isClosingTap) hide();
    else focusName(name);
  });
  on('pointerover', (event) => {
    const name = nameOf(event);
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    schedule(() => {
      if (name) show(name);
      else hide();
    });
  });
  on('pointerleave', (event) => {
    if (event.pointerType !== 'touch') schedule(hide);
  });
  on('focusin', (event) => {
    const name = nameOf(event);
    if (name) show(name);
  });
  on('focusout', () => {
    // A click in the popup takes the focus from the name.
    if (!popup.matches(':hover')) hide();
  });
  on('keydown', (event) => {
    const name = nameOf(event);
    if (!name || hasModifier(event)) return;
    const boxes = names.map((other) => other.getBoundingClientRect());
    const next = nextName(event.key, names.indexOf(name), boxes);
    if (next !== undefined) focusName(names[next]!);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (current === name) hide();
      else show(name);
    } else if (current !== name || !scrollPopup(event.key)) return;
    event.preventDefault();
  });

  if (first) show(first);
  return () => {
    controller.abort();
    if (current && code.contains(current)) hide();
  };
}
