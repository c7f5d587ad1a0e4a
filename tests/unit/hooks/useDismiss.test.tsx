/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {useDismiss} from '../../../src/hooks/useDismiss';

const dismiss = jest.fn();

function Menu({active}: {active: boolean}) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useDismiss(root, trigger, active, dismiss);
  return (
    <>
      <div ref={root}>
        <button ref={trigger}>Trigger</button>
        <button>Item</button>
      </div>
      <button>Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', {name});

beforeEach(() => dismiss.mockClear());

it('dismisses on a click or focus outside', () => {
  render(<Menu active />);
  fireEvent.pointerDown(button('Elsewhere'));
  expect(dismiss).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(button('Elsewhere'));
  expect(dismiss).toHaveBeenCalledTimes(2);
});

it('stays on a click or focus inside', () => {
  render(<Menu active />);
  fireEvent.pointerDown(button('Item'));
  fireEvent.focusIn(button('Trigger'));
  fireEvent.keyDown(document.body, {key: 'a'});
  expect(dismiss).not.toHaveBeenCalled();
});

it('on Escape moves the focus from inside to the trigger', () => {
  render(<Menu active />);
  button('Item').focus();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(button('Trigger')).toHaveFocus();
});

it('on Escape leaves a focus outside where it is', () => {
  render(<Menu active />);
  button('Elsewhere').focus();
  dismiss.mockClear();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(button('Elsewhere')).toHaveFocus();
});

it("doesn't listen while it is inactive", () => {
  const {rerender} = render(<Menu active />);
  rerender(<Menu active={false} />);
  fireEvent.pointerDown(button('Elsewhere'));
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(dismiss).not.toHaveBeenCalled();
});
