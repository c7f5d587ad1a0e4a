import {useLayoutEffect} from 'react';

/**
 * Sets attributes of the root element together with the page: the document's head follows a frame later, in which
 * the page would stand in the frame of the one before. An empty value sets the attribute, undefined takes it away.
 * On the server the head has them.
 */
export function useRootAttributes(attributes: Readonly<Record<string, string | undefined>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  });
}
