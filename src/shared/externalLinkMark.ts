/**
 * The class and the HTML of the mark at the end of external links, which open in a new tab. Its label says so to screen
 * readers. Links in a page's static text contain this HTML too (src/markdown/text).
 */
export const EXTERNAL_LINK_MARK = {
  className: 'external-link-mark',
  html: '<svg viewBox="0 0 24 24" role="img" aria-label="(external, opens in a new tab)"><path d="M7 17 17 7M8 7h9v9"></path></svg>',
} as const;
