import {useLayoutEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {idOfHash} from '../../../shared/routes';

/** Opens a `details` element when the address points to the element or to something in it. */
export function useOpenForHash(ref: RefObject<HTMLDetailsElement | null>): void {
  const {hash} = useLocation();
  useLayoutEffect(() => {
    const openFor = (fragment: string): void => {
      const details = ref.current;
      const target = fragment && document.getElementById(idOfHash(fragment));
      if (!details || details.open || !target || !details.contains(target)) return;
      details.open = true;
      // While the target was hidden, the browser couldn't scroll to it.
      target.scrollIntoView();
    };
    openFor(hash);
    // When the browser follows a hash link itself, the router doesn't notice.
    const onHashChange = (): void => {
      openFor(window.location.hash);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [ref, hash]);
}
