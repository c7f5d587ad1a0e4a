/** Replaces Docusaurus' prefetch (src/plugins/router). */

import {isLeftText} from '../hooks/pageText';

/** The absolute URLs that were requested and haven't failed. */
const requested = new Set<string>();

/**
 * Fetches a script into the browser's cache, once, so that the page that needs it opens at once (SPEC §2). A script that
 * the document has loaded already isn't fetched again. A failure is silent, and a later call tries again.
 *
 * Uses `fetch`, which every engine checks against `connect-src`. Firefox checks `<link rel="prefetch">` against
 * `default-src`, which the content security policy closes, and WebKit doesn't support it.
 *
 * @param url - the script's address, absolute or relative to the page
 */
export default async function prefetch(url: string): Promise<void> {
  const {href} = new URL(url, document.baseURI);
  if (requested.has(href) || isLeftText(url) || performance.getEntriesByName(href, 'resource').length > 0) return;
  requested.add(href);
  try {
    const response = await fetch(href, {priority: 'low'});
    // A response that isn't read may not be cached completely.
    await response.arrayBuffer();
    if (!response.ok) requested.delete(href);
  } catch {
    requested.delete(href);
  }
}
