/** The site's pages as plugins meet them, once all content is loaded. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type LoadedDoc = LoadedVersion['docs'][number];

/** The pages as Docusaurus loaded them; those that are drafts are not among them. */
export function loadedDocs(allContent: AllContent): LoadedDoc[] {
  return versions(allContent).flatMap(({docs}) => docs);
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
  return versions(allContent).flatMap(({docs, sidebars}) =>
    docs.map(({id, permalink, title, description, sidebar, lastUpdatedAt, unlisted}) => ({
      permalink,
      title,
      description,
      section: sidebar === undefined ? undefined : sectionOf(id, sidebars[sidebar] as SidebarItem[]),
      updated: lastUpdatedAt === undefined || lastUpdatedAt === null ? undefined : new Date(lastUpdatedAt),
      unlisted,
    })),
  );
}

const versions = (allContent: AllContent): LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)?.loadedVersions ?? [];

/** What this reads of an item of a sidebar. */
export interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string} | undefined;
  items?: SidebarItem[];
}

/** The label of the outermost section that holds a page or leads to it. */
export function sectionOf(id: string, items: readonly SidebarItem[]): string | undefined {
  return items.find((item) => item.type === 'category' && holds(id, item))?.label;
}

function holds(id: string, item: SidebarItem): boolean {
  if (item.type !== 'category') return item.id === id;
  return item.link?.id === id || item.items!.some((child) => holds(id, child));
}
