import {useLayoutEffect, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {idOfHash} from '../../../shared/routes';
import {useIsHydrating} from '../../../hooks/useIsHydrating';

/** Opens a `details` element when the address points to the element or to something in it. */
export function useOpenForHash(ref: RefObject<HTMLDetailsElement | null>): void {
  const {hash} = useLocation();
  const [isFirstPage] = useState(useIsHydrating());
  useLayoutEffect(() => {
    const openFor = (fragment: string, scrolls: boolean): void => {
      const details = ref.current;
      const target = fragment && document.getElementById(idOfHash(fragment));
      if (!details || details.open || !target || !details.contains(target)) return;
      details.open = true;
      // While the target was hidden, the browser couldn't scroll to it.
      if (scrolls) target.scrollIntoView();
    };
    // After a navigation, the router scrolls to the target, or to where the reader left the page.
    openFor(hash, isFirstPage);
    // When the browser follows a hash link itself, the router reports the new hash later, in another task.
    const onHashChange = (): void => {
      openFor(window.location.hash, true);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [ref, hash, isFirstPage]);
}
