import {useCallback, useEffect, useRef, useState} from 'react';
import {focusContent} from './focusContent';
import {registerSearch} from './searchRegistry';

export interface SearchHost<Parts> {
  isOpen: boolean;
  /** What the dialog is made of, once it is loaded. */
  parts: Parts | undefined;
  /** Whether it could not be loaded; the next opening tries again. */
  hasFailed: boolean;
  /** Closes the dialog; the focus goes back to where it was. */
  close: () => void;
  /** Closes the dialog because its reader goes to a page; the focus goes there too. */
  leave: () => void;
}

/**
 * Opens and closes the search dialog for the buttons and shortcuts that ask for it (searchRegistry).
 *
 * @param load - fetches what the dialog is made of; called again after it failed
 * @param prepare - does so ahead of the reader's decision
 */
export function useSearchHost<Parts>(load: () => Promise<Parts>, prepare: () => void): SearchHost<Parts> {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  const hasLeft = useRef(false);

  const close = useCallback(() => setOpen(false), []);
  const leave = useCallback(() => {
    hasLeft.current = true;
    setOpen(false);
  }, []);

  useEffect(
    () => registerSearch({open: () => setOpen(true), toggle: () => setOpen((wasOpen) => !wasOpen), prepare}),
    [prepare],
  );

  useEffect(() => {
    if (!isOpen || parts) return undefined;
    let isWanted = true;
    const onLoaded = (loaded: Parts) => {
      if (isWanted) setParts(loaded);
    };
    const onFailure = () => {
      if (isWanted) setFailed(true);
    };
    // In a task of its own: to show a modal dialog is work enough for one, as it restyles the whole page.
    const timer = setTimeout(() => void load().then(onLoaded, onFailure));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setFailed(false);
    };
  }, [isOpen, parts, load]);

  useEffect(() => {
    if (isOpen || !hasLeft.current) return;
    hasLeft.current = false;
    // The dialog has given the focus back to where it came from, which is not where the reader goes.
    focusContent();
  }, [isOpen]);

  return {isOpen, parts, hasFailed, close, leave};
}
