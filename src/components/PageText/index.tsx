import {Fragment, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {lacksText, loadNeededText, needText, slotsOfPage} from '../../hooks/pageText';
import {routedLinks} from './links';
import {useTextLinks} from './useTextLinks';

interface PageTextProps {
  /** The page's file, as in Docusaurus' metadata. */
  source: string;
  children: ReactNode;
}

/**
 * A page's text. Links in its static parts work like `Link`.
 *
 * @throws the error if the text is needed and can't be loaded
 */
export function PageText({source, children}: PageTextProps): ReactNode {
  const key = useKeyOfText(source);
  useTextLinks(key);
  const brokenLinks = useBrokenLinks();
  if (typeof window === 'undefined') {
    for (const {__html} of slotsOfPage(source)) routedLinks(__html).forEach(brokenLinks.collectLink);
  }
  return <Fragment key={key}>{children}</Fragment>;
}

/**
 * Returns the key of the page's text. The first page of a visit has no text of its own, because React keeps the
 * server's HTML. If React discards that HTML, as after an error, the text is loaded, and the page rendered again.
 */
function useKeyOfText(source: string): string {
  const [hydrated] = useState(useIsHydrating());
  const [key, setKey] = useState('');
  const [failure, setFailure] = useState<{error: unknown}>();
  useEffect(() => {
    if (hydrated) return needText;
    if (lacksText(source)) {
      needText();
      loadNeededText()?.then(
        () => setKey('loaded'),
        (error: unknown) => setFailure({error}),
      );
    }
    return undefined;
  }, [hydrated, source]);
  if (failure) throw failure.error;
  return key;
}

const never = () => () => undefined;

/** Whether this render takes over the server's HTML. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
