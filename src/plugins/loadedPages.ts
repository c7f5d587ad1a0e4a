/** The site's pages, for plugins that need them after all content is loaded. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type LoadedDoc = LoadedVersion['docs'][number];
type LoadedSidebars = LoadedVersion['sidebars'];
export type SidebarItem = LoadedSidebars[string][number];

/** Returns the pages (without drafts) and the sidebars that Docusaurus loaded. */
export function loadedDocs(allContent: AllContent): {docs: LoadedDoc[]; sidebars: LoadedSidebars} {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const versions = content?.loadedVersions ?? [];
  return {
    docs: versions.flatMap(({docs}) => docs),
    sidebars: Object.assign({}, ...versions.map(({sidebars}) => sidebars)) as LoadedSidebars,
  };
}

/** The parts of a page that the feed and the social cards need. */
export interface LoadedPage {
  /** Path of the page, with the base path. */
  permalink: string;
  title: string;
  description: string;
  /** The label of the outermost sidebar section that contains the page; undefined if there is none. */
  section: string | undefined;
  /** The date of the last change, from the front matter or Git; undefined if neither has one. */
  updated: Date | undefined;
  /** Whether the page is left out of all lists. Anyone with its address can still read it. */
  unlisted: boolean;
}

/** Returns the pages that Docusaurus loaded. */
export function loadedPages(allContent: AllContent): LoadedPage[] {
  const {docs, sidebars} = loadedDocs(allContent);
  return docs.map(({id, permalink, title, description, sidebar, lastUpdatedAt, unlisted}) => ({
    permalink,
    title,
    description,
    section: sidebar === undefined ? undefined : outermostSection(id, sidebars[sidebar]!),
    updated: lastUpdatedAt === undefined || lastUpdatedAt === null ? undefined : new Date(lastUpdatedAt),
    unlisted,
  }));
}

/** Returns the label of the outermost section that contains or links to a page; undefined if there is none. */
export function outermostSection(id: string, items: readonly SidebarItem[]): string | undefined {
  return items.filter((item) => item.type === 'category').find((item) => contains(id, item))?.label;
}

function contains(id: string, item: SidebarItem): boolean {
  if (item.type === 'doc' || item.type === 'ref') return item.id === id;
  if (item.type !== 'category') return false;
  return (item.link?.type === 'doc' && item.link.id === id) || item.items.some((child) => contains(id, child));
}
