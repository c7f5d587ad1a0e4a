/** The front matter of a page: its schema, and the step that turns it into Docusaurus' own words (SPEC §2, §3). */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseMarkdownContentTitle} from '@docusaurus/utils';
import * as z from 'zod';
import {LAYOUTS, OUTLINE_FIRST_LEVEL, pageLayout} from '../shared/pageLayout';
import {formatGiven, InvalidValueError, parseOrThrow} from './problems';
import {routeOfFile} from '../shared/routes';
import {authors, date, text} from './schema';
import {sidebarKeyFor, type Sidebars} from './sidebar';

const cssLength = z
  .string()
  .regex(/^(0|\d*\.?\d+(px|rem|em|ch|%|vw|vh))$/)
  .describe('a CSS length such as "24px" or "2rem"');

/** Keys that Docusaurus knows and checks itself: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter */
const DOCUSAURUS_KEYS = [
  'custom_edit_url',
  'displayed_sidebar',
  'draft',
  'format',
  'hide_table_of_contents',
  'hide_title',
  'id',
  'image',
  'keywords',
  'last_update',
  'mdx',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'tags',
  'toc_max_heading_level',
  'unlisted',
] as const;

const docusaurusKeys = Object.fromEntries(DOCUSAURUS_KEYS.map((key) => [key, z.unknown().optional()])) as Record<
  (typeof DOCUSAURUS_KEYS)[number],
  z.ZodOptional<z.ZodUnknown>
>;

const keys = z.strictObject({
  ...docusaurusKeys,
  /** The page's title where it is not its first heading. */
  title: text.optional(),
  /** One sentence for search engines, cards and lists: 120 to 160 characters on a page with questions. */
  description: text.optional(),
  /** docs by default. */
  layout: z.enum(LAYOUTS).optional(),
  /** true by default. */
  showLogo: z.boolean().optional(),
  /** true by default on the docs layout only; a number gives the depth too: 1 for h2, 2 for h2 and h3, … */
  showOutline: z
    .union([z.boolean(), z.int().min(1).max(5)])
    .optional()
    .describe('true, false, or a depth from 1 to 5'),
  /** true by default on the docs layout where the sidebar has items. */
  showSidebar: z.boolean().optional(),
  /** true by default. */
  showTopNav: z.boolean().optional(),
  /** The space around and the width of the text. */
  content: z
    .strictObject({
      horizontalPadding: cssLength.optional(),
      width: cssLength.optional(),
      verticalPadding: cssLength.optional(),
    })
    .optional(),
  authors: authors.optional(),
  date: date.optional(),
  /** What a reader asks that this page answers; read by the search's relevance tests, not shown. */
  questions: z.array(text).length(3).optional().describe('a list of three questions'),
});

/** In characters: shorter ones leave room in search results, longer ones are cut. */
const DESCRIPTION = {min: 120, max: 160};

export const frontMatterSchema = keys.superRefine(({description = '', questions}, context) => {
  const {length} = description;
  const {min, max} = DESCRIPTION;
  if (!questions || (length >= min && length <= max)) return;
  context.addIssue({
    code: 'custom',
    path: ['description'],
    message: `a description of ${min} to ${max} characters, on a page with questions`,
    params: {
      remedy:
        length < min
          ? `it has ${length} characters: add ${min - length}.`
          : `it has ${length} characters: cut ${length - max}.`,
    },
  });
});

export type PageFrontMatter = z.output<typeof frontMatterSchema>;

/**
 * Checks a page's front matter and adds what Docusaurus needs to follow it: the slug (a file's path is
 * always its route), the sidebar of the path's prefix or none, and the outline's depth or none.
 *
 * @param frontMatter - as the writer put it down
 * @param file - the page's file below docs/, with slashes
 * @throws InvalidValueError naming file, key, value and what is allowed
 */
export function normalizeFrontMatter(
  frontMatter: Record<string, unknown>,
  file: string,
  sidebars: Sidebars,
): Record<string, unknown> {
  const checked = parseOrThrow(frontMatterSchema, frontMatter, `docs/${file} (front matter)`);
  const route = routeOfFile(file);
  const options = {...checked, showOutline: checked.showOutline ?? ownOutline(checked)};
  const {showOutline, outlineDepth} = pageLayout(options, false);
  return {
    slug: route,
    // Where the frame hides it too: its order gives the page its neighbors.
    displayed_sidebar: sidebarKeyFor(sidebars, route) ?? null,
    hide_table_of_contents: !showOutline,
    toc_max_heading_level: outlineDepth,
    // There the page's own parts give the title, unless it has a heading.
    ...(checked.layout === 'landing' && {hide_title: true}),
    ...options,
  };
}

/** What Docusaurus' own keys say of the outline, in the words of `showOutline`. */
function ownOutline(frontMatter: Record<string, unknown>): boolean | number | undefined {
  if (frontMatter.hide_table_of_contents === true) return false;
  const deepest = frontMatter.toc_max_heading_level;
  return typeof deepest === 'number' ? deepest - OUTLINE_FIRST_LEVEL + 1 : undefined;
}

/** Code blocks, in which a line may begin with "# ". */
const FENCE = /^([ \t]*)(`{3,}|~{3,}).*\n[^]*?^\1\2[ \t]*$/gm;

/**
 * Checks that a page with questions, which is one that readers search for, has its title in its text, once.
 *
 * @throws InvalidValueError naming the titles there are
 */
function checkTitle({title, questions}: Record<string, unknown>, content: string, file: string): void {
  const titles = content.replace(FENCE, '').match(/^# .*$/gm) ?? [];
  if (!questions || (titles.length === 1 && title === undefined)) return;
  throw new InvalidValueError(`docs/${file}`, [
    {
      path: 'title',
      given: formatGiven(title === undefined ? titles : [title, ...titles]),
      allowed: 'one title: the page\'s only line that begins with "# "',
      remedy:
        titles.length > 1
          ? 'write "## " before the parts of the page.'
          : 'begin the text with "# " and the title; the front matter has none.',
    },
  ]);
}

/** Whether a file below docs/ is a part of other pages: its name or a folder's begins with an underscore. */
const isPartial = (file: string): boolean => /(^|\/)_/.test(file);

/**
 * Docusaurus' `markdown.parseFrontMatter`. Files outside docs/ and partials, which are no pages, are left to Docusaurus.
 *
 * @param docsFolder - absolute path of docs/
 * @param siteTitle - names a page that has neither a title nor a heading to begin with (SPEC §2 "Page head"); Docusaurus
 * would call it by its file
 */
export function createParseFrontMatter(docsFolder: string, sidebars: Sidebars, siteTitle: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(docsFolder, params.filePath).replaceAll(path.sep, '/');
    if (file.startsWith('../') || path.isAbsolute(file) || isPartial(file)) return parsed;
    const frontMatter = normalizeFrontMatter(parsed.frontMatter, file, sidebars);
    checkTitle(parsed.frontMatter, parsed.content, file);
    const hasTitle = parseMarkdownContentTitle(parsed.content).contentTitle !== undefined;
    return {...parsed, frontMatter: hasTitle ? frontMatter : {title: siteTitle, ...frontMatter}};
  };
}
