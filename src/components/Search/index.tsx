import {createContext, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent, focusHeading} from '../../hooks/focusContent';
import {useModalDialog} from '../../hooks/useModalDialog';
import type {openSearch} from '../../search/client';
import {preloadIndex} from '../../search/loadIndex';
import {keepQuery, readQuery, reloadForRelease, shouldReopen} from './recovery';
import {SearchFallback} from './SearchFallback';
import type {SearchPanel} from './SearchPanel';
import type {ResultTarget} from './useOpenResult';
import {useSearchShortcut} from './useSearchShortcut';
import {useVisualViewport} from './useVisualViewport';
import styles from './styles.module.css';

/** The functions with which the page controls the search dialog. */
export interface SearchControls {
  /** Opens the dialog. */
  open: () => void;
  /** Opens the dialog or, if it is open, closes it. */
  toggle: () => void;
  /** Loads the dialog's code and data before the reader opens it. */
  prepare: () => void;
}

/** The controls of the search dialog; undefined outside `Search`. */
export const SearchContext = createContext<SearchControls | undefined>(undefined);

/** The search code, which loads when the reader is about to search (SPEC §7). */
export interface SearchParts {
  SearchPanel: typeof SearchPanel;
  openSearch: typeof openSearch;
}

/** Loads the dialog's contents and, at the same time, the search client and the search index. */
async function loadParts(): Promise<SearchParts> {
  const index = preloadIndex();
  const client = import('../../search/client');
  // If this fails, the dialog tries to open the search engine again. If that fails too, the dialog shows a message.
  void client.then(({openSearch}) => openSearch(index)).catch(() => undefined);
  index?.catch(() => undefined);
  const [{SearchPanel}, {openSearch}] = await Promise.all([import('./SearchPanel'), client]);
  return {SearchPanel, openSearch};
}

interface Props {
  /** The parts of the page that can open the dialog. */
  children: ReactNode;
  /** Loads the search code. Tests pass a function of their own. */
  load?: () => Promise<SearchParts>;
}

/** Adds the search dialog (SPEC §2 "Search dialog") and its shortcuts to the page. */
export function Search({children, load: loadAgain = loadParts}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<SearchParts>();
  /** The addresses of the chosen result and of the page on which it was chosen, until the reader leaves that page. */
  const target = useRef<{href: string; from: string}>(undefined);
  const {pathname, hash} = useLocation();
  const here = pathname + hash;
  const loading = useRef<Promise<SearchParts>>(undefined);
  /** Loads the search code once. After a failure, the next call tries again. */
  const load = useCallback(() => {
    loading.current ??= loadAgain().catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, [loadAgain]);
  const controls = useMemo((): SearchControls => {
    const prepare = () => void load().catch(() => undefined);
    // Start the requests first, because rendering the dialog takes 80 ms on a slow phone.
    return {
      open() {
        prepare();
        setOpen(true);
      },
      toggle() {
        prepare();
        setOpen((wasOpen) => !wasOpen);
      },
      prepare,
    };
  }, [load]);
  useSearchShortcut(controls);
  const close = useCallback(() => setOpen(false), []);
  const leave = useCallback(
    (href: string) => {
      target.current = {href, from: here};
      setOpen(false);
    },
    [here],
  );
  useLayoutEffect(() => {
    // A target that hasn't opened by now, for example without a network, no longer counts.
    if (isOpen) target.current = undefined;
    if (target.current === undefined) return;
    const {href, from} = target.current;
    const isThere = here === href;
    const isElsewhere = !isThere && here !== from;
    if (isThere || isElsewhere) target.current = undefined;
    if (isElsewhere) return;
    closeMenus();
    // The browser has returned the focus to where it was before the dialog. Move the focus to the content instead.
    focusContent();
    if (isThere) focusHeading(hash);
  }, [isOpen, here, hash]);
  useEffect(() => {
    // The reader has gone back before the result showed.
    const forgetTarget = () => {
      target.current = undefined;
    };
    window.addEventListener('popstate', forgetTarget);
    return () => window.removeEventListener('popstate', forgetTarget);
  }, []);
  useEffect(() => {
    const timer = shouldReopen() ? setTimeout(() => setOpen(true)) : undefined;
    return () => clearTimeout(timer);
  }, []);
  return (
    <SearchContext value={controls}>
      {children}
      {/* In an element of its own: a new sibling would make the browser match the page's `:nth-child()` rules again. */}
      <div>{isOpen && <Dialog parts={parts} load={load} onLoad={setParts} close={close} leave={leave} />}</div>
    </SearchContext>
  );
}

/** Closes the menu over which the search dialog was open. Otherwise it would stay above the page with the result. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) menu.close();
}

interface DialogProps {
  parts: SearchParts | undefined;
  load: () => Promise<SearchParts>;
  onLoad: (parts: SearchParts) => void;
  /** Closes the dialog. The focus returns to where it was before. */
  close: () => void;
  /** Closes the dialog and moves the focus to the result with this address. */
  leave: (href: string) => void;
}

/** The dialog element. It shows at once, even if its contents are still loading. */
function Dialog({parts, load, onLoad, close, leave}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<string>();
  /** Where the first result opens; undefined if the reader hasn't pressed Enter after typing. */
  const [entered, setEntered] = useState<ResultTarget>();
  const type = (text: string) => {
    keepQuery(text);
    setTyped(text);
    setEntered(undefined);
  };
  const [hasFailed, setFailed] = useState(false);
  useModalDialog(dialog, true, close);
  useVisualViewport(dialog);
  // Select the whole query, because it's from an earlier search. If `Field` has already selected it, `showModal()` has
  // dropped the selection in WebKit.
  useLayoutEffect(() => dialog.current?.querySelector('input')?.select(), []);
  useEffect(() => {
    if (parts) return undefined;
    let isOpen = true;
    // In a task of its own, because this task is already long: showing a modal dialog restyles the whole page.
    const timer = setTimeout(
      () =>
        void load().then(onLoad, () => {
          setFailed(true);
          void reloadForRelease(() => isOpen);
        }),
    );
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [parts, load, onLoad]);
  return (
    <dialog ref={dialog} aria-label="Search" className={styles.dialog}>
      {parts ? (
        <parts.SearchPanel
          openSearch={parts.openSearch}
          typed={typed}
          entered={entered}
          onClose={close}
          onLeave={leave}
        />
      ) : (
        <SearchFallback
          hasFailed={hasFailed}
          text={typed ?? readQuery()}
          onType={type}
          onEnter={setEntered}
          onClose={close}
        />
      )}
    </dialog>
  );
}
