import type {ReactNode} from 'react';
import {ServerScript} from '../ServerScript';

/**
 * Makes the browser lay out what it has read of the server's HTML so far, because the script asks for a size. Otherwise,
 * the browser would lay out the first screen of a long page in one task, which can take more than 50 ms.
 */
export function EarlyLayout(): ReactNode {
  return <ServerScript source="document.body.getBoundingClientRect()" />;
}
