/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {COPY_FEEDBACK, useCopy} from '../../../src/hooks/useCopy';

const WORDS = {copied: 'It is copied', failed: 'It is not copied'};

function Copier() {
  const {state, copy} = useCopy(WORDS);
  return <button onClick={() => void copy('the code')}>{state}</button>;
}

/** Clicks, and waits until the promises of the click have settled. */
const click = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });

const clipboard = {writeText: jest.fn<Promise<void>, [string]>()};
const execCommand = jest.fn<boolean, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  clipboard.writeText.mockReset().mockResolvedValue();
  execCommand.mockReset().mockReturnValue(false);
  Object.assign(navigator, {clipboard});
  Object.assign(document, {execCommand});
  render(<Copier />);
});
afterEach(() => {
  jest.useRealTimers();
});

it('says "copied" for a second, and starts the second again on a second click', async () => {
  await click();
  expect(clipboard.writeText).toHaveBeenCalledWith('the code');
  act(() => jest.advanceTimersByTime(COPY_FEEDBACK - 1));
  expect(screen.getByRole('button')).toHaveTextContent('copied');
  await click();
  act(() => jest.advanceTimersByTime(COPY_FEEDBACK - 1));
  expect(screen.getByRole('button')).toHaveTextContent('copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent('idle');
});

it('copies by a selection where the clipboard refuses, and gives the focus back', async () => {
  clipboard.writeText.mockRejectedValue(new Error('denied'));
  let selected = '';
  execCommand.mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  screen.getByRole('button').focus();
  await click();
  expect(selected).toBe('the code');
  expect(screen.getByRole('button')).toHaveTextContent('copied');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

it('copies by a selection where there is no clipboard at all', async () => {
  Object.assign(navigator, {clipboard: undefined});
  execCommand.mockReturnValue(true);
  await click();
  expect(screen.getByRole('button')).toHaveTextContent('copied');
});

it('says so where nothing works', async () => {
  clipboard.writeText.mockRejectedValue(new Error('denied'));
  execCommand.mockImplementation(() => {
    throw new Error('refused');
  });
  await click();
  expect(screen.getByRole('button')).toHaveTextContent('failed');
});
