/** What the build tells the browser of redirects. */

/** The plugin that tells it. */
export const REDIRECTS_PLUGIN = 'portal-redirects';

export interface RedirectsData {
  /** Where moved anchors lead, by route and anchor. */
  anchors: Record<string, Record<string, string>>;
}

/**
 * The address that a moved anchor of a page leads to, with the base path; undefined where it has not moved.
 *
 * @param basePath - with a slash at both ends
 */
export function movedTo({anchors}: RedirectsData, route: string, anchor: string, basePath: string): string | undefined {
  const page = Object.hasOwn(anchors, route) ? anchors[route]! : {};
  return Object.hasOwn(page, anchor) ? basePath + page[anchor]!.slice(1) : undefined;
}
