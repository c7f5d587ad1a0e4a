/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useRef} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {useModalMenu} from '../../../src/hooks/useModalMenu';

// jsdom has no modal dialogs. These mocks do the minimum; the end-to-end tests use real dialogs.
let focusedBefore: Element | null;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore = document.activeElement;
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (focusedBefore as HTMLElement).focus();
    this.dispatchEvent(new Event('close'));
  },
});

// As in browsers, `focus` must do nothing for elements in a closed dialog.
const {focus} = HTMLElement.prototype as {focus: (this: HTMLElement, options?: FocusOptions) => void};
HTMLElement.prototype.focus = function (options) {
  if (!this.closest('dialog:not([open])')) focus.call(this, options);
};

/** Whether elements are visible. jsdom has no layout, so the tests set this. */
let shown = true;
HTMLElement.prototype.getClientRects = () => (shown ? [{}] : []) as unknown as DOMRectList;

function Menu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useModalMenu(trigger, dialog);
  return (
    <>
      <button ref={trigger} aria-expanded={menu.isOpen} onClick={menu.open}>
        Menu
      </button>
      <section id="part" aria-label="Part" />
      <dialog ref={dialog} aria-label="Menu">
        <button>Other</button>
        <button aria-current="page">Current</button>
        <button onClick={() => menu.close()}>Close</button>
        <button onClick={() => menu.close('part')}>To the part</button>
      </dialog>
    </>
  );
}

const trigger = () => screen.getByRole('button', {name: 'Menu'});
const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  shown = true;
  render(<Menu />);
  expect(dialog()).toBeNull();
  fireEvent.click(trigger());
  expect(dialog()).toBeVisible();
});

it('opens under its trigger, with the focus on the current item', () => {
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', {name: 'Current'})).toHaveFocus();
  expect(dialog()!.style.getPropertyValue('--menu-start')).toBe('0px');
});

it("closes and focuses the trigger, even if it wasn't focused before", () => {
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(dialog()).toBeNull();
  expect(trigger()).toHaveFocus();
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it('moves the focus to the chosen element, once', () => {
  fireEvent.click(screen.getByRole('button', {name: 'To the part'}));
  expect(screen.getByRole('region', {name: 'Part'})).toHaveFocus();
  fireEvent.click(trigger());
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(trigger()).toHaveFocus();
});

it('notices when the browser has closed it', () => {
  act(() => (dialog() as HTMLDialogElement).close());
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it('closes on a click outside, but not inside', () => {
  fireEvent.click(screen.getByRole('button', {name: 'Other'}));
  expect(dialog()).toBeVisible();
  fireEvent.click(dialog()!);
  expect(dialog()).toBeVisible();
  fireEvent.pointerDown(dialog()!);
  fireEvent.click(dialog()!);
  expect(dialog()).toBeNull();
});

it('closes when resizing the window hides the trigger', () => {
  fireEvent(window, new Event('resize'));
  expect(dialog()).toBeVisible();
  shown = false;
  fireEvent(window, new Event('resize'));
  expect(dialog()).toBeNull();
});
