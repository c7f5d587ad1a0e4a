/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {COPY_FEEDBACK, useCopy} from '../../../src/hooks/useCopy';

const WORDS = {copied: 'It is copied', failed: 'It is not copied'};

function Copier({text = () => 'the code'}: {text?: () => string | Promise<string>}) {
  const {state, copy} = useCopy(WORDS);
  return <button onClick={() => void copy(text())}>{state}</button>;
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

describe('a text that is on its way', () => {
  const given: Promise<Blob>[] = [];
  const write = jest.fn<Promise<void>, [unknown]>();

  beforeEach(() => {
    given.length = 0;
    write.mockReset().mockImplementation(async () => {
      await given[0];
    });
    Object.assign(navigator, {clipboard: {...clipboard, write}});
    Object.assign(globalThis, {
      ClipboardItem: function ClipboardItem(items: Record<string, Promise<Blob>>) {
        given.push(items['text/plain']!);
      },
    });
    cleanup();
  });

  it('is promised to the clipboard within the click', async () => {
    let arrive: (text: string) => void = () => undefined;
    render(<Copier text={() => new Promise((resolve) => (arrive = resolve))} />);
    await click();
    expect(write).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('idle');
    await act(async () => {
      arrive('the page');
      expect((await given[0])!.size).toBe('the page'.length);
    });
    expect(screen.getByRole('button')).toHaveTextContent('copied');
  });

  it('is copied by a selection where the clipboard takes none', async () => {
    Object.assign(navigator, {clipboard: undefined});
    execCommand.mockReturnValue(true);
    render(<Copier text={() => Promise.resolve('the page')} />);
    await click();
    expect(screen.getByRole('button')).toHaveTextContent('copied');
  });

  it('that never comes is a failure', async () => {
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
