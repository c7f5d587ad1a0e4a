/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {createEvent, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {SearchFallback} from '../../../../src/components/Search/SearchFallback';
import {renderWithTheme} from '../../../support/render';

const onClose = jest.fn();
const onEnter = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  onEnter.mockClear();
  renderWithTheme(<SearchFallback hasFailed text="stream" onType={jest.fn()} onEnter={onEnter} onClose={onClose} />);
});

it('has a button that closes the dialog, because a phone has no other way', async () => {
  expect(screen.getByRole('status')).toHaveTextContent(/^Search couldn't be loaded/);
  await userEvent.click(screen.getByRole('button', {name: 'Close search dialog'}));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes on the first Escape, although the browser would only empty the input', () => {
  const input = screen.getByRole('searchbox', {name: 'Search'});
  const press = createEvent.keyDown(input, {key: 'Escape'});
  fireEvent(input, press);
  expect(press.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves other keys, and the Escape of a composition, to the input', () => {
  const input = screen.getByRole('searchbox', {name: 'Search'});
  fireEvent.keyDown(input, {key: 'a'});
  fireEvent.keyDown(input, {key: 'Escape', isComposing: true});
  fireEvent.keyDown(input, {key: 'Escape', keyCode: 229}); // Safari
  fireEvent.keyDown(input, {key: 'Enter', isComposing: true});
  expect(onClose).not.toHaveBeenCalled();
  expect(onEnter).not.toHaveBeenCalled();
});

it('reports Enter, and whether the result should open in a new tab', () => {
  const input = screen.getByRole('searchbox', {name: 'Search'});
  fireEvent.keyDown(input, {key: 'Enter'});
  fireEvent.keyDown(input, {key: 'Enter', metaKey: true});
  expect(onEnter.mock.calls).toEqual([['here'], ['tab']]);
});
