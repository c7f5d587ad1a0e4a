/**
 * Finds links in the pages' source that point to no page or heading, with the line of each link. Docusaurus' own check
 * reads the built pages, so it reports no lines, and doesn't run if the build has already failed.
 */
import {posix} from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type * as FromMarkdown from 'mdast-util-from-markdown';
import type * as ToString from 'mdast-util-to-string';
import {blank, FENCE, FRONT_MATTER, onlyText} from '../../config/pageSource';
import {esModule} from '../../buildTools/esModule';
import type {Mistake} from '../../markdown/mistakes';
import {positionAt} from '../../buildTools/positionAt';
import {closestSpelling} from '../../shared/closestSpelling';
import {normalizeRoute} from '../../shared/routes';

const {fromMarkdown} = esModule(require.resolve('mdast-util-from-markdown')) as typeof FromMarkdown;
const {toString} = esModule(require.resolve('mdast-util-to-string')) as typeof ToString;

export interface SourcePage {
  /** Path from the site's folder: `docs/dms/client.mdx`. */
  file: string;
  /** The page's route, without the base path. */
  route: string;
  text: string;
}

/** What links can point to, besides pages and headings, and where the site is. */
export interface SiteFiles {
  /** Returns whether a path is a file in static/. */
  isFile: (path: string) => boolean;
  /** The routes of the pages that builds leave out. */
  drafts: ReadonlySet<string>;
  /** The base path, with a slash at both ends. */
  baseUrl: string;
}

/** A link that points to no page or heading. */
export interface BrokenLink extends Mistake {
  /** Path of the page, from the site's folder. */
  file: string;
  /** What the link points to, as {@link targetOf} returns it. */
  target: string;
}

/** Matches images, which aren't checked here, because Docusaurus checks them when it compiles the page. */
const IMAGE = /!\[[^\]]*\]\([^)]*\)/g;
const INLINE_CODE = /(`+)[^`\n]+\1/g;

/** Matches the extension of a file, but not the end of a version, as in `/v1.0`. */
const EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;

/** Returns a page without code, comments and images. */
export const onlyProse = (text: string): string => blank(onlyText(text), INLINE_CODE, IMAGE);

/** Matches paths, anchors and anchors of Markdown files in Markdown links, definitions and `href`. */
const LINK =
  /(?:\]\(|^\[[^\]]+\]:\s*|\bhref=["'])(?:<(?=(?:\/(?!\/)|#)[^>\n]*>)([^>\n]*)|<?((?:\/(?!\/)|#)[^\s)>"']*|[^\s)>"':#]+\.mdx?#[^\s)>"']+))/gm;

/** Returns a heading's text and its id. In the source, the id is `{#id}` or a comment. */
function parseHeadingId(heading: string) {
  const classic = parseMarkdownHeadingId(heading, 'classic');
  return classic.id === undefined ? parseMarkdownHeadingId(heading, 'mdx-comment') : classic;
}

/** Returns the ids in a page. Undefined if it imports Markdown or has a `<Step>`, because these may add ids. */
function idsOf({text}: SourcePage): Set<string> | undefined {
  if (/^import .*\.mdx?['"]/m.test(text) || /<Step\b/.test(text)) return undefined;
  const plain = onlyProse(text);
  const slugger = createSlugger();
  // `content` is the skip link's target, which is in the frame of every page.
  const ids = new Set(['content', ...[...plain.matchAll(/\b(?:id|name)=["']([^"']+)["']/g)].map(([, id]) => id!)]);
  // Keep inline code and comments: a heading can contain code, and its id can be in a comment.
  const blocks = blank(text, FRONT_MATTER, FENCE);
  for (const [line] of blocks.matchAll(/^[ \t>]*#{1,6}[ \t].*$|^.+\n(?:=+|-+)[ \t]*$/gm)) {
    const written = line.replace(/\n[=-]+[ \t]*$/, '').replace(/^[ \t>]*#+[ \t]+/, '');
    const {text: heading, id} = parseHeadingId(written.trim());
    ids.add(id ?? slugger.slug(toString(fromMarkdown(`# ${heading.replace(/\s\[[^\]]*\]$/, '')}`))));
  }
  return ids;
}

/** Checks links against the site's pages and their headings. */
class LinkTargets {
  private readonly routes: Map<string, SourcePage>;
  private readonly files: Map<string, SourcePage>;
  private readonly ids = new Map<string, Set<string> | undefined>();

  constructor(
    pages: readonly SourcePage[],
    private readonly site: SiteFiles,
  ) {
    this.routes = new Map(pages.map((page) => [page.route, page]));
    this.files = new Map(pages.map((page) => [page.file, page]));
  }

  /** Returns what is wrong with a link, and what to write; undefined if the link is right or can't be checked. */
  mistake(link: string, page: SourcePage): Pick<BrokenLink, 'message' | 'target'> | undefined {
    const {path, id} = parse(link);
    const isFile = /\.mdx?$/i.test(path);
    const route = path === '' ? page.route : normalizeRoute(path);
    const folder = path.startsWith('/') ? 'docs' : posix.dirname(page.file);
    const found = isFile ? this.files.get(posix.join(folder, path)) : this.routes.get(route);
    // Docusaurus checks the paths of Markdown files when it compiles the page.
    if (!found && (isFile || this.site.isFile(path))) return undefined;
    if (!found) return {message: this.unknownPage(link, path), target: targetOf(link, page.route)};
    const ids = this.idsOf(found);
    if (id === '' || !ids || ids.has(id)) return undefined;
    return {message: this.unknownAnchor(link, isFile ? path : route, id, ids), target: `${found.route}#${id}`};
  }

  private unknownPage(link: string, path: string): string {
    const route = normalizeRoute(path);
    if (this.site.drafts.has(route))
      return `the link "${link}" points to a draft, which builds leave out: publish the page, or remove the link.`;
    const shorter = ['/static/', this.site.baseUrl]
      .filter((prefix) => prefix !== '/' && link.startsWith(prefix))
      .map((prefix) => `/${link.slice(prefix.length)}`)
      .find((each) => this.exists(each));
    if (shorter === undefined && EXTENSION.test(route))
      return `the link "${link}" points to no file: add the file to static/, or remove the link.`;
    const near = shorter ?? closestSpelling(route, [...this.routes.keys()]);
    return `the link "${link}" points to no page: ${near ? `write "${near}"` : 'write the address of a page, such as "/"'}, or remove the link.`;
  }

  /** Whether a link points to a page or to a file in static/. */
  private exists(link: string): boolean {
    const {path} = parse(link);
    return this.routes.has(normalizeRoute(path)) || this.site.isFile(path);
  }

  private unknownAnchor(link: string, route: string, id: string, ids: ReadonlySet<string>): string {
    const near = closestSpelling(id, [...ids]);
    const own = link.startsWith('#') ? '' : route;
    return `the link "${link}" points to no heading: ${near ? `write "${own}#${near}"` : `${route} has no heading with this anchor, so write "${own || route}"`}, or remove the link.`;
  }

  private idsOf(page: SourcePage): Set<string> | undefined {
    if (!this.ids.has(page.route)) this.ids.set(page.route, idsOf(page));
    return this.ids.get(page.route);
  }
}

/** Returns the path and the anchor of a link, decoded. */
function parse(link: string): {path: string; id: string} {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(link) ?? [];
  return {path: decode(path), id: decode(hash.slice(1))};
}

/**
 * Returns what a link points to: a route, with an anchor if the link has one.
 *
 * @param route - the route of the page with the link
 */
export function targetOf(link: string, route: string): string {
  const {path, id} = parse(link);
  return `${path === '' ? route : normalizeRoute(path)}${id === '' ? '' : `#${id}`}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the links that point to no page or heading, in the order of the pages. */
export function brokenLinks(pages: readonly SourcePage[], site: SiteFiles): BrokenLink[] {
  const targets = new LinkTargets(pages, site);
  return pages.flatMap((page) => {
    const text = onlyProse(page.text);
    return [...text.matchAll(LINK)].flatMap((match) => {
      const link = match[1] ?? match[2]!;
      const mistake = targets.mistake(link, page);
      const start = match.index + match[0].length - link.length;
      return mistake === undefined ? [] : [{file: page.file, ...positionAt(text, start), ...mistake}];
    });
  });
}

/** Returns the line and column where `link` first occurs in a page's text; the start if `link` doesn't occur. */
export function placeOf(link: string, text: string): {line: number; column: number} {
  const offset = text.indexOf(link);
  return offset === -1 ? {line: 1, column: 1} : positionAt(text, offset);
}
