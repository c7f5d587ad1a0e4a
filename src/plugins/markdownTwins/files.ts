/** What is written beside the pages: a twin's front, and the lists for machines (https://llmstxt.org). */
import {pageAddress} from '../../shared/routes';
import {twinPath} from '../../shared/twin';
import type {TwinPage, TwinSection} from './pages';

/** In characters, so that the list fits into the context of small models. */
export const LLMS_LIMIT = 50_000;

export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

export interface ListedSite {
  title: string;
  description: string;
  /** Without a slash at the end. */
  origin: string;
  /** With a slash at both ends. */
  basePath: string;
}

/**
 * A page's twin: a YAML front, and its text.
 *
 * @param origin - of the site, without a slash at the end
 * @param markdown - the page's text
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
  // A text of JSON is one of YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`;
}

/**
 * The list of all twins.
 *
 * @throws Error where it is longer than LLMS_LIMIT
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
    `${LLMS_FILE} would have ${text.length} characters, and may have ${LLMS_LIMIT - 1}: shorten the descriptions in the ` +
      'front matter of pages.',
  );
}

function toEntry({title, description, permalink}: TwinPage, origin: string): string {
  const link = `- [${escapeText(title)}](${origin}${twinPath(permalink)})`;
  return description ? `${link}: ${escapeText(line(description))}` : link;
}

/** Signs that would end a link's text, or be HTML. */
const escapeText = (text: string): string => text.replace(/[[\]\\<]/g, '\\$&');

/** White space of any kind and length is a space. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();
