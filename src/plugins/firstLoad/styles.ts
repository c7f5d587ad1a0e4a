/** Moves the site's style sheet into built pages. */
import {END_OF_HEAD} from '../builtPage';

/** Matches a link to a style sheet in the folder `assets/css`. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/[^\s">]+\.css)"?(?: ?\/)?>/g;

/**
 * Replaces a page's links to the site's style sheets with `style` elements. A page without scripts in its head stays
 * unchanged.
 *
 * @param read - returns the text of the style sheet at an address
 * @throws Error if a style sheet contains the end of a `style` element
 */
export function withStyles(html: string, read: (address: string) => string): string {
  const headEnd = html.search(END_OF_HEAD);
  if (headEnd === -1) return html;
  const head = html.slice(0, headEnd).replace(LINK, (_link, address: string) => {
    const css = read(address);
    if (css.includes('</style')) throw new Error(`${address} contains "</style": write it as "<\\/style".`);
    return `<style>${css}</style>`;
  });
  return head + html.slice(headEnd);
}
