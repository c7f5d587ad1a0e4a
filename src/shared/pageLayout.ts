/**
 * The frame of a page (bars, sidebar, outline), from its front matter (SPEC §2 "Page layout options"). Pure, for the
 * build and the browser.
 */

import type {PageFrontMatter} from '../config/frontMatter';

/** The values of the front matter key `layout`; the first is the default. */
export const LAYOUTS = ['docs', 'minimal', 'landing'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** The front matter keys that set the frame. */
const KEYS = ['layout', 'showLogo', 'showOutline', 'showSidebar', 'showTopNav'] as const;

/** The frame's options in a page's front matter; src/config/frontMatter.ts documents each key. */
export type PageLayoutOptions = Pick<PageFrontMatter, (typeof KEYS)[number]>;

/** Selects the frame's options from front matter that has been checked. */
export function pickPageLayoutOptions(frontMatter: Record<string, unknown>): PageLayoutOptions {
  return Object.fromEntries(KEYS.filter((key) => frontMatter[key] !== undefined).map((key) => [key, frontMatter[key]]));
}

/** The name of the plugin that sets the options of all pages as global data (src/plugins/frame). */
export const FRAME_PLUGIN = 'portal-frame';

/** The plugin's global data. */
export interface FrameData {
  /** The options of pages that set any, by permalink. */
  pages: Record<string, PageLayoutOptions>;
}

/** The frame of a page, with defaults applied. */
export interface PageLayout {
  layout: LayoutName;
  showLogo: boolean;
  showOutline: boolean;
  /** The deepest heading level of the outline, 2–6. */
  outlineDepth: number;
  showSidebar: boolean;
  showTopNav: boolean;
}

/** The first heading level of the outline (SPEC §9: levels 2 to 3 by default). */
export const OUTLINE_FIRST_LEVEL = 2;
const OUTLINE_LEVELS = 2;

/**
 * Returns the frame of a page, with the defaults of SPEC §2.
 *
 * @param options - from the front matter
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
