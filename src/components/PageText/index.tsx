import {Fragment, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {currentRendering, subscribeToParts} from '../../hooks/hydration';
import {isTextNeeded, lacksText, loadNeededText, needText, slotsOfPage, subscribeToNeed} from '../../hooks/pageText';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import {watchTextLinks} from '../Link/routedLinks';
import {routedLinks} from './links';

interface PageTextProps {
  /** The page's file, as in Docusaurus' metadata. */
  source: string;
  children: ReactNode;
}

/**
 * A page's text. Its static parts are HTML and not React elements, but links in them work like Docusaurus' `Link`.
 *
 * @throws the loading error if the text is needed but can't be loaded
 */
export function PageText({source, children}: PageTextProps): ReactNode {
  const key = useKeyOfText(source);
  // The links of parts that render later aren't in the page at first.
  const rendering = useSyncExternalStore(subscribeToParts, currentRendering, () => undefined);
  useEffect(watchTextLinks, [key, rendering]);
  const brokenLinks = useBrokenLinks();
  if (typeof window === 'undefined') {
    for (const {__html} of slotsOfPage(source)) routedLinks(__html).forEach(brokenLinks.collectLink);
  }
  return <Fragment key={key}>{children}</Fragment>;
}

/**
 * Returns the React key of the page's text. The first page of a visit hydrates without its text, because hydration
 * keeps the server's HTML. If that HTML is discarded or lacks elements, the text is loaded. Then the key changes, so
 * that React renders the page again.
 */
function useKeyOfText(source: string): string {
  const [hydrated] = useState(useIsHydrating());
  const [key, setKey] = useState('');
  const [failure, setFailure] = useState<{error: unknown}>();
  // Parts of the page hydrate later than this component, and may then find that elements are missing.
  const isNeeded = useSyncExternalStore(subscribeToNeed, isTextNeeded, () => false);
  // A layout effect, because the reader may leave the page before Preact runs passive effects.
  useLayoutEffect(() => {
    if (!hydrated) needText();
    if (lacksText(source)) {
      loadNeededText()?.then(
        () => setKey('loaded'),
        (error: unknown) => setFailure({error}),
      );
    }
    return needText;
  }, [hydrated, isNeeded, source]);
  if (failure) throw failure.error;
  return key;
}
