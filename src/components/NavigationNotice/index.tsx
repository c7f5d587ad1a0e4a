import {useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {announce} from '../../hooks/announce';
import {focusContent} from '../../hooks/focusContent';
import {
  loadingTarget,
  navigationProblem,
  setProblem,
  subscribe,
  type NavigationProblem,
} from '../../hooks/navigationStore';
import {reloadIfSent} from '../../hooks/reload';
import {Close} from '../Icon';
import styles from './styles.module.css';

/** How long a page may load before the notice shows, in ms. */
const SLOW = 10_000;

/** A notice that the next page can't be loaded or is slow, with a retry button. The current page stays usable. */
export function NavigationNotice(): ReactNode {
  const problem = useSyncExternalStore(subscribe, navigationProblem, () => undefined);
  const [isSlow, setSlow] = useState(false);
  const target = useSyncExternalStore(subscribe, loadingTarget, () => undefined);
  const text = problem ? textOf(problem) : 'The next page is taking a long time to load.';
  const isShown = problem !== undefined || isSlow;
  useEffect(() => {
    if (target === undefined) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [target]);
  // Each failed attempt sets a new problem object, so the same text is announced again.
  useEffect(() => {
    if (isShown) announce(text);
  }, [isShown, problem, text]);
  const close = () => {
    setProblem(undefined);
    setSlow(false);
  };
  return isShown && <Notice label={problem ? 'Page not loaded' : 'Page loading slowly'} text={text} onClose={close} />;
}

/** The notice itself. If it goes away while it has the focus, the focus moves to the content. */
function Notice({label, text, onClose}: {label: string; text: string; onClose: () => void}): ReactNode {
  const notice = useRef<HTMLElement>(null);
  // In a component of its own, because only then does the cleanup run before the notice is removed.
  useLayoutEffect(() => {
    const element = notice.current!;
    return () => {
      if (element.contains(document.activeElement)) focusContent();
    };
  }, []);
  return (
    <section ref={notice} className={styles.notice} aria-label={label}>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.retry} onClick={() => void reloadIfSent()}>
        Try again
      </button>
      <button type="button" className={styles.close} aria-label="Close message" onClick={onClose}>
        <Close />
      </button>
    </section>
  );
}

const textOf = ({status}: NavigationProblem): string =>
  status === undefined
    ? "The next page couldn't be loaded. Check your connection."
    : `The next page couldn't be loaded: the server returned error ${status}.`;
