import type {ReactNode} from 'react';
import {ServerScript} from '../ServerScript';

/**
 * A script that reads a size, so that the browser lays out what it has read of the server's HTML so far. Otherwise,
 * the browser would lay out the first screen of a long page in one task, which can take more than 50 ms.
 */
export function EarlyLayout(): ReactNode {
  return <ServerScript source="document.body.getBoundingClientRect()" />;
}
