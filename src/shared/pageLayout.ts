/** What a page's front matter says of its frame (SPEC §2 "Page layout options"). Pure, for the build and the browser. */

import type {PageFrontMatter} from '../config/frontMatter';

export const LAYOUTS = ['docs', 'minimal', 'landing'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** The keys of the front matter that set the frame. The browser gets these, and `pageLayout` can read no other. */
const KEYS = ['layout', 'showLogo', 'showOutline', 'showSidebar', 'showTopNav'] as const;

/** What a page's front matter sets of its frame; src/config/frontMatter.ts documents each key. */
export type PageLayoutOptions = Pick<PageFrontMatter, (typeof KEYS)[number]>;

/** Only what speaks of the frame, from a front matter that has been checked. */
export function pickPageLayoutOptions(frontMatter: Record<string, unknown>): PageLayoutOptions {
  return Object.fromEntries(KEYS.filter((key) => frontMatter[key] !== undefined).map((key) => [key, frontMatter[key]]));
}

/** The plugin that hands the options of all pages to the browser (src/plugins/frame). */
export const FRAME_PLUGIN = 'portal-frame';

/** What it hands over. */
export interface FrameData {
  /** The options of the front matter by permalink, only for pages that have any. */
  pages: Record<string, PageLayoutOptions>;
}

export interface PageLayout {
  layout: LayoutName;
  showLogo: boolean;
  showOutline: boolean;
  /** The deepest heading level of the outline, 2–6. */
  outlineDepth: number;
  showSidebar: boolean;
  showTopNav: boolean;
}

/** SPEC §9: heading levels 2 to 3 by default. */
export const OUTLINE_FIRST_LEVEL = 2;
const OUTLINE_LEVELS = 2;

/**
 * The frame of a page, with the defaults of SPEC §2.
 *
 * @param options - the front matter
 * @param hasSidebarItems - whether the sidebar of the page's path has items
 */
export function pageLayout(options: PageLayoutOptions, hasSidebarItems: boolean): PageLayout {
  const layout = options.layout ?? 'docs';
  const levels = typeof options.showOutline === 'number' ? options.showOutline : OUTLINE_LEVELS;
  return {
    layout,
    showLogo: options.showLogo ?? true,
    showOutline: options.showOutline === undefined ? layout === 'docs' : options.showOutline !== false,
    outlineDepth: OUTLINE_FIRST_LEVEL + levels - 1,
    showSidebar: hasSidebarItems && (options.showSidebar ?? layout === 'docs'),
    showTopNav: options.showTopNav ?? true,
  };
}
