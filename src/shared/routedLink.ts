/** The attribute of internal links in static text, which the router follows. The browser follows links without it. */
export const ROUTED_LINK = 'data-routed';
