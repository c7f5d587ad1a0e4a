/** The front matter of a page: its schema, and its translation to Docusaurus' own keys (SPEC §2, §3). */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseMarkdownContentTitle} from '@docusaurus/utils';
import * as z from 'zod';
import {LAYOUTS, OUTLINE_FIRST_LEVEL, pageLayout} from '../shared/pageLayout';
import {formatGiven, InvalidValueError, parseOrThrow} from './problems';
import {isPartial, routeOfFile} from '../shared/routes';
import {authors, date, text} from './schema';
import {sidebarKeyFor, type Sidebars} from './sidebar';

const cssLength = z
  .string()
  .regex(/^(0|\d*\.?\d+(px|rem|em|ch|%|vw|vh))$/)
  .describe('a CSS length such as "24px" or "2rem"');

/**
 * Keys that Docusaurus itself supports and checks, except `id`, because the sidebar names a page by its address:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
const DOCUSAURUS_KEYS = [
  'custom_edit_url',
  'displayed_sidebar',
  'draft',
  'format',
  'hide_table_of_contents',
  'hide_title',
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
  /** The page's title, if its text has no `# Title`. */
  title: text.optional(),
  /** One sentence for search engines, social cards and lists: 120 to 160 characters on a page with questions. */
  description: text.optional(),
  /** docs by default. */
  layout: z.enum(LAYOUTS).optional(),
  /** true by default. */
  showLogo: z.boolean().optional(),
  /** true by default on the docs layout only; a number also sets the depth: 1 for h2, 2 for h2 and h3, … */
  showOutline: z
    .union([z.boolean(), z.int().min(1).max(5)])
    .optional()
    .describe('true, false, or a depth from 1 to 5'),
  /** true by default on the docs layout, if the sidebar has items. */
  showSidebar: z.boolean().optional(),
  /** true by default. */
  showTopNav: z.boolean().optional(),
  /** The width of the text and the space around it. */
  content: z
    .strictObject({
      horizontalPadding: cssLength.optional(),
      width: cssLength.optional(),
      verticalPadding: cssLength.optional(),
    })
    .optional(),
  authors: authors.optional(),
  date: date.optional(),
  /** Questions that this page answers. The search's relevance tests use them; the page doesn't show them. */
  questions: z.array(text).length(3).optional().describe('a list of three questions'),
});

/** Length in characters. Search engines cut longer descriptions; shorter ones waste room in their results. */
const DESCRIPTION = {min: 120, max: 160};

export const frontMatterSchema = keys.superRefine(({description = '', questions}, context) => {
  const {length} = description;
  const {min, max} = DESCRIPTION;
  if (!questions || (length >= min && length <= max)) return;
  context.addIssue({
    code: 'custom',
    path: ['description'],
    message: `a description of ${min} to ${max} characters, because the page has questions`,
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
 * Checks a page's front matter and adds the keys that Docusaurus needs: the slug (a file's path is always its route),
 * the sidebar for the path's prefix if there is one, and the depth of the outline.
 *
 * @param frontMatter - as written in the page
 * @param file - the page's path below docs/, with slashes
 * @throws InvalidValueError with the file, and the key, value and allowed values of each problem
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
    // Even if the frame hides the sidebar, its order decides the links to the previous and next page.
    displayed_sidebar: sidebarKeyFor(sidebars, route) ?? null,
    hide_table_of_contents: !showOutline,
    toc_max_heading_level: outlineDepth,
    // A landing page shows its title in its own components, unless its text has a heading.
    ...(checked.layout === 'landing' && {hide_title: true}),
    ...options,
  };
}

/** Returns the value for `showOutline` that Docusaurus' own keys imply; undefined if they set nothing. */
function ownOutline(frontMatter: Record<string, unknown>): boolean | number | undefined {
  if (frontMatter.hide_table_of_contents === true) return false;
  const deepest = frontMatter.toc_max_heading_level;
  return typeof deepest === 'number' ? deepest - OUTLINE_FIRST_LEVEL + 1 : undefined;
}

/** Matches code blocks, whose lines may begin with "# " without being titles. */
const FENCE = /^([ \t]*)(`{3,}|~{3,}).*\n[^]*?^\1\2[ \t]*$/gm;

/**
 * Checks that a page with questions has exactly one title, in its text. Readers find such pages by search.
 *
 * @throws InvalidValueError with the titles that were found
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
          ? 'keep one of them, and begin the headings of sections with "## ".'
          : 'begin the text with "# " and the title, and set no title in the front matter.',
    },
  ]);
}

/**
 * Creates the function for Docusaurus' `markdown.parseFrontMatter`. It leaves files outside docs/ and partials, which
 * aren't pages, to Docusaurus.
 *
 * @param docsFolder - absolute path of docs/
 * @param siteTitle - the title for pages without a title and a heading (SPEC §2 "Page head"); Docusaurus would use the
 *   name of the file
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
