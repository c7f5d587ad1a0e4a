import {useLayoutEffect} from 'react';

/**
 * Sets attributes of the root element before the browser paints a new page. `<Head>` sets the attributes on the
 * server, but in the browser it runs a frame late, so the page would flash in the previous layout. An undefined value
 * removes the attribute.
 */
export function useRootAttributes(attributes: Readonly<Record<string, string | undefined>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  });
}
