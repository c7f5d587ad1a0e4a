/** Groups the pages of the site by section, in the order of the sidebar. */
import type {SidebarItem} from './loadedPages';

/** A page of the site, as its section lists it. */
export interface ListedPage {
  id: string;
  title: string;
  /**
   * The description in the front matter. Docusaurus' default isn't used, because it's the first line of the source,
   * which may be a comment.
   */
  description: string | undefined;
  /** Path of the page, with the base path. */
  permalink: string;
  /** The last change, in milliseconds since 1970. */
  lastUpdatedAt?: number | null | undefined;
}

/** A section of the sidebar. */
export interface PageSection {
  /** The section's title, after the titles of the sections around it: `Protocol concepts: XMTP V3`. */
  title: string;
  pages: ListedPage[];
}

/** The title above sidebar pages that aren't in any section. */
const UNNAMED = 'Pages';
/** The title of the section that models with a small context can skip (https://llmstxt.org). */
export const OPTIONAL = 'Optional';

/**
 * Returns the sections with their pages. A page is in the first section that lists it. Pages outside the sidebars, such
 * as the archive, come last.
 *
 * @param pages - all pages to list
 * @param sidebars - the sidebars that Docusaurus loaded
 */
export function sectionsOf(
  pages: readonly ListedPage[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): PageSection[] {
  const left = new Map(pages.map((page) => [page.id, page]));
  const sections = new Map<string, ListedPage[]>();

  const add = (id: string, title: string): void => {
    const page = left.get(id);
    if (!page || !left.delete(id)) return;
    sections.set(title, [...(sections.get(title) ?? []), page]);
  };
  const read = (items: readonly SidebarItem[], title: string): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') add(item.id, title || UNNAMED);
      if (item.type !== 'category') continue;
      const inner = title ? `${title}: ${item.label}` : item.label;
      if (item.link?.type === 'doc') add(item.link.id, inner);
      read(item.items, inner);
    }
  };

  for (const items of Object.values(sidebars)) read(items, '');
  for (const id of [...left.keys()]) add(id, OPTIONAL);
  return [...sections].map(([title, listed]) => ({title, pages: listed}));
}
