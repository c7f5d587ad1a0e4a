import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** Opens a `details` element when the address leads to something in it, or to itself. */
export function useOpenForHash(ref: RefObject<HTMLDetailsElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const openFor = (fragment: string): void => {
      const details = ref.current;
      const target = fragment && document.getElementById(decode(fragment.slice(1)));
      if (!details || details.open || !target || !details.contains(target)) return;
      details.open = true;
      // It could not be scrolled to while it was hidden.
      target.scrollIntoView();
    };
    openFor(hash);
    // A hash that the browser follows by itself never reaches the router.
    const follow = (): void => {
      openFor(window.location.hash);
    };
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, [ref, hash]);
}

/** As it stands where it is no valid encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
