/**
 * The class and the HTML of the mark at the end of external links. Its label tells screen readers that the link opens
 * in a new tab. The external links in a page's static text contain the same HTML (src/markdown/text).
 */
export const EXTERNAL_LINK_MARK = {
  className: 'external-link-mark',
  html: '<svg viewBox="0 0 24 24" role="img" aria-label="(external, opens in a new tab)"><path d="M7 17 17 7M8 7h9v9"></path></svg>',
} as const;
