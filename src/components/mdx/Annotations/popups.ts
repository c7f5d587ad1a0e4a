/**
 * The popups of annotated blocks: loaded with the first pointer or focus on one. There is one popup for the page, at
 * its end; it describes the name that it stands at. Pointers open it by resting on a name, fingers by a tap, the
 * keyboard by moving to one; Escape, a tap elsewhere and leaving close it.
 */
import {hasModifier} from '../../../hooks/keyboard';
import {NAME, makeTabStop} from './names';
import {nextName, popupPosition} from './position';
import styles from './styles.module.css';

/** How long a pointer rests on a name before its type shows, and may be away before it hides, in ms. */
const REST = 120;

/** The popup stands at this name; undefined while it is closed. */
let current: HTMLElement | undefined;
let timer: number | undefined;

const popup = document.createElement('div');
popup.id = 'annotation';
popup.className = styles.popup!;
popup.setAttribute('role', 'tooltip');
popup.setAttribute('data-annotation', '');
popup.hidden = true;

function later(action: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(action, REST);
}

function place(): void {
  if (!current) return;
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const size = {width: popup.offsetWidth, height: popup.offsetHeight};
  // The first line of a name that is broken.
  const {x, y} = popupPosition(current.getClientRects()[0]!, size, {width, height});
  popup.style.setProperty('--x', `${x}px`);
  popup.style.setProperty('--y', `${y}px`);
}

function hide(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  popup.hidden = true;
}

/** @param type - HTML, made at build */
function open(name: HTMLElement, type: string): void {
  clearTimeout(timer);
  if (name === current) return;
  hide();
  current = name;
  popup.innerHTML = type;
  if (!popup.isConnected) document.body.append(popup);
  popup.hidden = false;
  popup.scrollTop = 0;
  name.setAttribute('aria-describedby', popup.id);
  place();
}

const nameOf = ({target}: Event): HTMLElement | null => (target as Element).closest<HTMLElement>(NAME);

popup.addEventListener('pointerenter', () => {
  clearTimeout(timer);
});
popup.addEventListener('pointerleave', () => {
  later(hide);
});
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') hide();
});
document.addEventListener('pointerdown', (event) => {
  if (current && nameOf(event) !== current && !popup.contains(event.target as Node)) hide();
});
// The window, the block and all between.
document.addEventListener('scroll', place, {capture: true, passive: true});
window.addEventListener('resize', place);

/**
 * Gives a block its popups, and shows the type of the name that brought us here.
 *
 * @param code - its `code` element
 * @param types - HTML of what a name shows, by the index that it bears
 * @returns takes them away
 */
export function attach(code: HTMLElement, types: readonly string[]): () => void {
  const names = [...code.querySelectorAll<HTMLElement>(NAME)];
  const controller = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void => {
    code.addEventListener(type, handle, {signal: controller.signal});
  };

  const show = (name: HTMLElement): void => {
    open(name, types[Number(name.dataset.type)]!);
  };

  const visit = (name: HTMLElement): void => {
    for (const other of names) {
      other.removeAttribute('tabindex');
      other.removeAttribute('role');
    }
    makeTabStop(name);
    // Before the focus, so that it is read with the name.
    show(name);
    name.focus();
  };

  /** Of a finger that is down: a second tap on a name closes. */
  let closes = false;
  on('pointerdown', (event) => {
    closes = event.pointerType === 'touch' && nameOf(event) === current;
  });
  on('click', (event) => {
    const name = nameOf(event);
    if (!name || getSelection()?.isCollapsed === false) return;
    if (closes) hide();
    else visit(name);
  });
  on('pointerover', (event) => {
    const name = nameOf(event);
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    later(() => {
      if (name) show(name);
      else hide();
    });
  });
  on('pointerleave', (event) => {
    if (event.pointerType !== 'touch') later(hide);
  });
  on('focusin', (event) => {
    const name = nameOf(event);
    if (name) show(name);
  });
  on('focusout', hide);
  on('keydown', (event) => {
    const name = nameOf(event);
    if (!name || hasModifier(event)) return;
    const boxes = names.map((other) => other.getBoundingClientRect());
    const next = nextName(event.key, names.indexOf(name), boxes);
    if (next !== undefined) visit(names[next]!);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (current === name) hide();
    else show(name);
    event.preventDefault();
  });

  const first = names.find((name) => name === document.activeElement) ?? names.find((name) => name.matches(':hover'));
  if (first) show(first);
  return () => {
    controller.abort();
    if (current && code.contains(current)) hide();
  };
}
