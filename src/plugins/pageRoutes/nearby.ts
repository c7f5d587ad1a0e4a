/** How many pages before and after a page are nearby, at most. */
const DISTANCE = 4;

/**
 * Finds the pages that readers are likely to open next: the neighbors in the same folder. A page's HTML contains their
 * routes, so that their scripts can be requested at once, without loading a part first.
 *
 * @param keys - the keys of all pages (`keyOfPage`)
 * @param baseUrl - the base path, with a slash at its end
 * @returns the keys of each page's nearby pages, by the page's key
 */
export function nearbyPages(keys: readonly string[], baseUrl: string): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const key of keys.toSorted()) {
    // With a base path, the key of the home page has no slash at its end.
    const folder = `${key}/` === baseUrl ? key : key.slice(0, key.lastIndexOf('/'));
    const pages = folders.get(folder);
    if (pages) pages.push(key);
    else folders.set(folder, [key]);
  }
  return new Map(
    [...folders.values()].flatMap((pages) =>
      pages.map((key, index) => [
        key,
        [...pages.slice(Math.max(0, index - DISTANCE), index), ...pages.slice(index + 1, index + 1 + DISTANCE)],
      ]),
    ),
  );
}
