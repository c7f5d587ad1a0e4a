/** The site's pages as plugins meet them, once all content is loaded. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type LoadedDoc = LoadedVersion['docs'][number];
type LoadedSidebars = LoadedVersion['sidebars'];
export type SidebarItem = LoadedSidebars[string][number];

/** The pages and sidebars as Docusaurus loaded them. Drafts are not among the pages. */
export function loadedDocs(allContent: AllContent): {docs: LoadedDoc[]; sidebars: LoadedSidebars} {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const versions = content?.loadedVersions ?? [];
  return {
    docs: versions.flatMap(({docs}) => docs),
    sidebars: Object.assign({}, ...versions.map(({sidebars}) => sidebars)) as LoadedSidebars,
  };
}

/** A page, for what the build writes beside it. */
export interface LoadedPage {
  /** With the base path. */
  permalink: string;
  title: string;
  description: string;
  /** The outermost section of the sidebar that holds the page; undefined outside the sidebar. */
  section: string | undefined;
  /** When it was last changed; undefined where neither the front matter nor Git knows. */
  updated: Date | undefined;
  /** Whether it is left out of all lists; whoever has its address can read and share it. */
  unlisted: boolean;
}

/** The pages, for what the build writes beside them. */
export function loadedPages(allContent: AllContent): LoadedPage[] {
  const {docs, sidebars} = loadedDocs(allContent);
  return docs.map(({id, permalink, title, description, sidebar, lastUpdatedAt, unlisted}) => ({
    permalink,
    title,
    description,
    section: sidebar === undefined ? undefined : sectionOf(id, sidebars[sidebar]!),
    updated: lastUpdatedAt === undefined || lastUpdatedAt === null ? undefined : new Date(lastUpdatedAt),
    unlisted,
  }));
}

/** The label of the outermost section that holds a page or leads to it. */
export function sectionOf(id: string, items: readonly SidebarItem[]): string | undefined {
  return items.filter((item) => item.type === 'category').find((item) => holds(id, item))?.label;
}

function holds(id: string, item: SidebarItem): boolean {
  if (item.type === 'doc' || item.type === 'ref') return item.id === id;
  if (item.type !== 'category') return false;
  return (item.link?.type === 'doc' && item.link.id === id) || item.items.some((child) => holds(id, child));
}
