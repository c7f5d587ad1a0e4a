/** The end of the address of the module with a page's static text: `@site/docs/dms/client.mdx?text`. */
export const TEXT_QUERY = '?text';

/** The attribute of internal links in static text. Links without it are left to the browser. */
export const ROUTED_LINK = 'data-routed';
