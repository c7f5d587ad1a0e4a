import {useLayoutEffect} from 'react';

/**
 * Sets attributes of the root element in the frame in which the page changes. Helmet, which sets them on the server,
 * would be a frame late, and the page would flash in the previous layout. An undefined value removes the attribute.
 */
export function useRootAttributes(attributes: Readonly<Record<string, string | undefined>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  });
}
