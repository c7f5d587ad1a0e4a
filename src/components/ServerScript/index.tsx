import type {ReactNode} from 'react';
import {useIsHydrating} from '../../hooks/useIsHydrating';

/**
 * An inline script that runs when the browser reads it in the server's HTML. When the page is hydrated, the element goes
 * away, so pages that the reader comes to later don't have it.
 *
 * @param source - must be the same on all pages, because the content security policy lists the hash of each script
 */
export function ServerScript({source}: {source: string}): ReactNode {
  return useIsHydrating() ? <script dangerouslySetInnerHTML={{__html: source}} /> : null;
}
