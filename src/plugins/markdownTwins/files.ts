/** The text of twins, and the lists of pages for language models (https://llmstxt.org). */
import {pageAddress} from '../../shared/routes';
import {twinPath} from '../../shared/twin';
import type {TwinPage, TwinSection} from './pages';

/** The limit for llms.txt in characters, so that it fits in the context of small models. */
export const LLMS_LIMIT = 50_000;

export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** The site's settings for the list. */
export interface ListedSite {
  title: string;
  description: string;
  /** The site's origin, without a slash at its end. */
  origin: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
}

/**
 * Returns the text of a page's twin: YAML front matter, then the page as Markdown.
 *
 * @param origin - the site's origin, without a slash at its end
 * @param markdown - the page as Markdown
 */
export function toTwin(
  {title, description, permalink, lastUpdatedAt}: TwinPage,
  origin: string,
  markdown: string,
): string {
  const front = {
    title,
    ...(description && {description: line(description)}),
    url: pageAddress(permalink, {url: origin}),
    ...(lastUpdatedAt && {last_updated: new Date(lastUpdatedAt).toISOString()}),
  };
  // JSON strings are valid YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`;
}

/**
 * Returns the list of all twins.
 *
 * @throws Error if it has LLMS_LIMIT characters or more
 */
export function toLlmsTxt(site: ListedSite, sections: readonly TwinSection[]): string {
  const text = [
    `# ${site.title}`,
    `> ${line(site.description)}`,
    `All pages in one file: [${LLMS_FULL_FILE}](${site.origin}${site.basePath}${LLMS_FULL_FILE})`,
    ...sections
      .map(({title, pages}) => [`## ${title}`, pages.map((page) => toEntry(page, site.origin)).join('\n')])
      .flat(),
  ].join('\n\n');
  if (text.length < LLMS_LIMIT) return `${text}\n`;
  throw new Error(
    `${LLMS_FILE} would have ${text.length} characters, but at most ${LLMS_LIMIT - 1} are allowed. Shorten the ` +
      'descriptions in the front matter of pages.',
  );
}

function toEntry({title, description, permalink}: TwinPage, origin: string): string {
  const link = `- [${escapeText(title)}](${origin}${twinPath(permalink)})`;
  return description ? `${link}: ${escapeText(line(description))}` : link;
}

/** Escapes characters that would end the text of a link, or begin HTML. */
const escapeText = (text: string): string => text.replace(/[[\]\\<]/g, '\\$&');

/** Puts text on one line: replaces runs of white space by one space. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();
