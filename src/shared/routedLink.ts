/** The attribute of links in static text that the router follows. The browser follows links without this attribute. */
export const ROUTED_LINK = 'data-routed';
