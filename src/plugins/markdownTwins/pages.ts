/** The pages of the site in the order of the sidebar. */
import type {SidebarItem} from '../loadedPages';

/** What one has to know of a page. */
export interface TwinPage {
  id: string;
  title: string;
  /** Of the front matter: what Docusaurus takes in its place, the first line of the source, may be a comment. */
  description: string | undefined;
  /** The address, with the base path. */
  permalink: string;
  /** In milliseconds since 1970. */
  lastUpdatedAt?: number | null | undefined;
}

/** A section of the sidebar. */
export interface TwinSection {
  /** With those of the sections that it stands in: `Protocol concepts: Protocol V3`. */
  title: string;
  pages: TwinPage[];
}

/** For pages that stand in no section of the sidebar. */
const UNNAMED = 'Pages';
/** llmstxt.org: what may be left out where room is short. */
export const OPTIONAL = 'Optional';

/**
 * Each page once, by the section that names it first. Those that no sidebar names, such as an archive, come last.
 *
 * @param pages - all pages to be listed
 * @param sidebars - as Docusaurus has read them
 */
export function sectionsOf(
  pages: readonly TwinPage[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): TwinSection[] {
  const left = new Map(pages.map((page) => [page.id, page]));
  const sections = new Map<string, TwinPage[]>();

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
