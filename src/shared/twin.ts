/** The file name of the home page's twin, needed because the address of the home page ends in a slash. */
const INDEX = 'index';

/**
 * Returns the path of a page's Markdown twin, the page as Markdown: `/x.md` for `/x`, `/index.md` for `/`.
 *
 * @param permalink - path of the page, with the base path
 */
export const twinPath = (permalink: string): string => `${permalink}${permalink.endsWith('/') ? INDEX : ''}.md`;

/** Whether an address belongs to a Markdown twin. */
export const isTwin = (address: string): boolean => address.endsWith('.md');
