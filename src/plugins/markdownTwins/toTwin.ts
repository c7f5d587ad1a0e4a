/** Creates the text of twins, the pages' copies in Markdown. Pure. */
import {pageAddress} from '../../shared/routes';
import type {ListedPage} from '../sections';

/**
 * Returns the text of a page's twin: YAML front matter, then the page as Markdown.
 *
 * @param origin - the site's origin, without a slash at its end
 * @param markdown - the page as Markdown
 */
export function toTwin(
  {title, description, permalink, lastUpdatedAt}: ListedPage,
  origin: string,
  markdown: string,
): string {
  const front = {
    title,
    ...(description && {description: toLine(description)}),
    url: pageAddress(permalink, {url: origin}),
    ...(lastUpdatedAt && {last_updated: new Date(lastUpdatedAt).toISOString()}),
  };
  // JSON strings are valid YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`;
}

/** Puts text on one line: replaces each run of white space with one space. */
export const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
