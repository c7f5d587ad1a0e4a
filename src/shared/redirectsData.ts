/** The redirects that the browser needs: hosts never see the anchor of an address. */

/** The plugin that sets them as global data (src/plugins/redirects). */
export const REDIRECTS_PLUGIN = 'portal-redirects';

/** The plugin's global data. */
export interface RedirectsData {
  /** The targets of moved anchors, by route and anchor. */
  anchors: Record<string, Record<string, string>>;
}

/**
 * Returns the new address of a moved anchor, with the base path; undefined if it hasn't moved.
 *
 * @param basePath - with a slash at both ends
 */
export function movedTo({anchors}: RedirectsData, route: string, anchor: string, basePath: string): string | undefined {
  const page = Object.hasOwn(anchors, route) ? anchors[route]! : {};
  return Object.hasOwn(page, anchor) ? basePath + page[anchor]!.slice(1) : undefined;
}
