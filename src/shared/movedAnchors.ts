/** Redirects of moved anchors. The browser follows them, because hosts never see the anchor of an address. */

/** The targets of moved anchors, by route and anchor. */
export type MovedAnchors = Record<string, Record<string, string>>;

/**
 * Returns the new address of a moved anchor, with the base path; undefined if the anchor hasn't moved.
 *
 * @param basePath - with a slash at both ends
 */
export function movedTo(moved: MovedAnchors, route: string, anchor: string, basePath: string): string | undefined {
  const page = Object.hasOwn(moved, route) ? moved[route]! : {};
  return Object.hasOwn(page, anchor) ? basePath + page[anchor]!.slice(1) : undefined;
}
