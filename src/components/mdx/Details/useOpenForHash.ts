import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {idOfHash} from '../../../shared/routes';

/** Opens a `details` element when the address leads to something in it, or to itself. */
export function useOpenForHash(ref: RefObject<HTMLDetailsElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const openFor = (fragment: string): void => {
      const details = ref.current;
      const target = fragment && document.getElementById(idOfHash(fragment));
      if (!details || details.open || !target || !details.contains(target)) return;
      details.open = true;
      // It could not be scrolled to while it was hidden.
      target.scrollIntoView();
    };
    openFor(hash);
    // A hash that the browser follows by itself never reaches the router.
    const onHashChange = (): void => {
      openFor(window.location.hash);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [ref, hash]);
}
