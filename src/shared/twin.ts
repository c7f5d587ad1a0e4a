/** Where a home page, whose address ends in a slash, has its twin. */
const INDEX = 'index';

/**
 * The address of a page's Markdown twin: `/x.md` for `/x`, `/index.md` for `/`.
 *
 * @param permalink - of the page, with the base path
 */
export const twinPath = (permalink: string): string => `${permalink}${permalink.endsWith('/') ? INDEX : ''}.md`;

/** Whether an address is that of a twin. */
export const isTwin = (address: string): boolean => address.endsWith('.md');
