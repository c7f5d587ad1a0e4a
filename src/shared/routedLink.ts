/** The attribute of internal links in static text. Links without it are left to the browser. */
export const ROUTED_LINK = 'data-routed';
