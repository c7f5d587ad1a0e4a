/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {COPY_FEEDBACK, useCopy} from '../../../src/hooks/useCopy';

const MESSAGES = {copied: 'It is copied', failed: 'It is not copied'};

function Copier({text = () => 'the code'}: {text?: () => string | Promise<string>}) {
  const {state, copy} = useCopy(MESSAGES);
  return <button onClick={() => void copy(text())}>{state}</button>;
}

/** Clicks, and waits until the click's promises have settled. */
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

it('shows "copied" for a second, and for a second more after another click', async () => {
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

it('announces each copy, even if the last one still shows', async () => {
  await click();
  act(() => jest.advanceTimersByTime(COPY_FEEDBACK / 2));
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(MESSAGES.copied);
  region.textContent = '';
  await click();
  act(() => jest.advanceTimersByTime(COPY_FEEDBACK / 2));
  expect(region).toHaveTextContent(MESSAGES.copied);
});

it('copies through a selection if the clipboard refuses, and restores the focus', async () => {
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

it('copies through a selection if there is no clipboard API', async () => {
  Object.assign(navigator, {clipboard: undefined});
  execCommand.mockReturnValue(true);
  await click();
  expect(screen.getByRole('button')).toHaveTextContent('copied');
});

it('shows "failed" if nothing works', async () => {
  clipboard.writeText.mockRejectedValue(new Error('denied'));
  execCommand.mockImplementation(() => {
    throw new Error('refused');
  });
  await click();
  expect(screen.getByRole('button')).toHaveTextContent('failed');
});

describe('a promised text', () => {
  const blobs: Promise<Blob>[] = [];
  const write = jest.fn<Promise<void>, [unknown]>();

  beforeEach(() => {
    blobs.length = 0;
    write.mockReset().mockImplementation(async () => {
      await blobs[0];
    });
    Object.assign(navigator, {clipboard: {...clipboard, write}});
    Object.assign(globalThis, {
      ClipboardItem: function ClipboardItem(items: Record<string, Promise<Blob>>) {
        blobs.push(items['text/plain']!);
      },
    });
    cleanup();
  });

  it('is given to the clipboard as a promise, during the click', async () => {
    let resolveText: (text: string) => void = () => undefined;
    render(<Copier text={() => new Promise((resolve) => (resolveText = resolve))} />);
    await click();
    expect(write).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('idle');
    await act(async () => {
      resolveText('the page');
      expect((await blobs[0])!.size).toBe('the page'.length);
    });
    expect(screen.getByRole('button')).toHaveTextContent('copied');
  });

  it('is copied through a selection if there is no clipboard API', async () => {
    Object.assign(navigator, {clipboard: undefined});
    execCommand.mockReturnValue(true);
    render(<Copier text={() => Promise.resolve('the page')} />);
    await click();
    expect(screen.getByRole('button')).toHaveTextContent('copied');
  });

  it('fails to copy if it rejects', async () => {
    render(<Copier text={() => Promise.reject(new Error('lost'))} />);
    await click();
    expect(execCommand).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent('failed');
  });
});

it('shows a failure for four seconds, so that it can be read', async () => {
  clipboard.writeText.mockRejectedValue(new Error('denied'));
  await click();
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByRole('button')).toHaveTextContent('failed');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent('idle');
});
