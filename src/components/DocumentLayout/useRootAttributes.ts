import {useLayoutEffect} from 'react';

/**
 * Sets attributes of the root element in the same frame as the page. Helmet sets them a frame later, so the page would
 * flash in the previous page's layout; on the server, Helmet does it. An undefined value removes the attribute.
 */
export function useRootAttributes(attributes: Readonly<Record<string, string | undefined>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  });
}
