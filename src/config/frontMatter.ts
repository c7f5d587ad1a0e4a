/** The front matter of a page: its schema, and its translation to Docusaurus' own keys (SPEC §2, §3). */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {unescape} from 'node:querystring';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isValidPathname, parseMarkdownContentTitle} from '@docusaurus/utils';
import * as z from 'zod';
import {LAYOUTS, OUTLINE_FIRST_LEVEL, pageLayout} from '../shared/pageLayout';
import {blank, FRONT_MATTER, lineOfKey, onlyText, withoutFrontMatter, withTitleFirst} from './pageSource';
import {neighborProblems} from './neighbors';
import {routeOfSlug} from './pageFiles';
import {formatGiven, formatProblem, InvalidValueError, parseOrThrow, type Problem} from './problems';
import type {Mistake} from '../markdown/mistakes';
import {isDate} from '../shared/date';
import {isPartial, normalizeRoute, routeOfFile} from '../shared/routes';
import {authors, date, text} from './schema';
import {sidebarKeyFor, type Sidebars} from './sidebar';

const cssLength = z
  .string()
  .regex(/^(0|\d*\.?\d+(px|rem|em|ch|%|vw|vh))$/)
  .describe('a CSS length such as "24px" or "2rem"');

/** Text such as a title. YAML reads some titles, such as `2024` or `true`, as a number, a date or a boolean. */
const prose = text.describe("text that isn't empty; put a number, a date, true or false in quotes");
/** Text, or a number such as `sidebar_label: 2024`, which Docusaurus accepts too. */
const label = z.union([text, z.number()]).describe("text that isn't empty");
const flag = z.boolean();
/** Like Docusaurus, accepts URLs, and relative addresses without characters that URLs encode. */
const isAddress = (value: string): boolean =>
  URL.canParse(value) ||
  (URL.canParse(value, 'https://example.org') && encodeURI(value).replaceAll('%25', '%') === value);
const address = text
  .refine(isAddress)
  .describe('an address without spaces, such as "/img/card.png" or "https://example.org/card.png"');
const docId = text.nullable().describe('the id of a page, such as "dms/client", or null');

/**
 * Keys that Docusaurus itself supports:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
const docusaurusKeys = {
  custom_edit_url: z
    .union([address, z.literal('')])
    .nullable()
    .describe('an address without spaces, such as "https://example.org/edit", or null'),
  displayed_sidebar: z.string().nullable(),
  draft: flag,
  format: z.unknown(),
  hide_table_of_contents: flag,
  hide_title: flag,
  id: label.refine((value) => !String(value).includes('/')).describe('text without "/"'),
  image: address,
  keywords: z.array(label).describe('a list of words'),
  last_update: z
    .strictObject({author: text.optional(), date: date.optional()})
    .refine((value) => value.author !== undefined || value.date !== undefined)
    .describe('a date, an author or both, such as {date: 2024-08-29}'),
  mdx: z
    .strictObject({format: z.enum(['md', 'mdx', 'detect']).optional()})
    .describe('{format: "md"} or {format: "mdx"}'),
  pagination_label: label,
  pagination_next: docId,
  pagination_prev: docId,
  parse_number_prefixes: flag,
  sidebar_class_name: label,
  sidebar_custom_props: z.record(z.string(), z.unknown()).describe('an object'),
  sidebar_key: label,
  sidebar_label: label,
  sidebar_position: z.number(),
  slug: text
    .refine(
      (value) =>
        // Docusaurus makes the first check too. The second one refuses addresses that the build can't write a file for.
        isValidPathname(value.startsWith('/') ? value : path.posix.resolve('/', value)) &&
        normalizeRoute(value) === value,
    )
    .describe(
      'a path such as "/dms/client": it has no "?" or "#", doesn\'t start with "//", doesn\'t end with "/", ".html" or "/index", and has no ".." if it starts with "/"',
    ),
  tags: z.array(z.union([label, z.object({label, permalink: text})])).describe('a list of tags'),
  toc_max_heading_level: z.int().min(2).max(6).describe('a number from 2 to 6'),
  unlisted: flag,
} satisfies Record<string, z.ZodType>;

const keys = z.strictObject({
  ...z.object(docusaurusKeys).partial().shape,
  /** The page's title, if the text has no `# Title`. */
  title: prose.optional(),
  /** One sentence for search engines, social cards and lists; 120 to 160 characters if the page has `questions`. */
  description: prose.optional(),
  /** `docs` by default. */
  layout: z.enum(LAYOUTS).optional(),
  /** true by default. */
  showLogo: z.boolean().optional(),
  /** By default true on the docs layout, otherwise false. A number sets the depth: 1 for h2, 2 for h2 and h3, … */
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

/** The allowed length in characters. Search engines cut longer descriptions; shorter ones waste space in results. */
const DESCRIPTION = {min: 120, max: 160};

/** Creates the schema of the front matter. Its `displayed_sidebar` is one of the sidebars. */
function createSchema(sidebars: Sidebars) {
  const names = Object.keys(sidebars);
  const sidebar = z
    .enum(names)
    .nullable()
    .describe(`${names.map((name) => `"${name}"`).join(', ')} or null`);
  return keys.extend({displayed_sidebar: sidebar.optional()}).superRefine(({description = '', questions}, context) => {
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
}

/** The schemas by sidebars. They are kept because creating one takes longer than checking a page. */
const schemas = new WeakMap<Sidebars, ReturnType<typeof createSchema>>();

function frontMatterSchema(sidebars: Sidebars): ReturnType<typeof createSchema> {
  const schema = schemas.get(sidebars) ?? createSchema(sidebars);
  schemas.set(sidebars, schema);
  return schema;
}

export type PageFrontMatter = z.output<typeof keys>;

/**
 * Checks a page's front matter and adds the keys that Docusaurus needs. These are the slug (by default the file's
 * path), the sidebar for the page's route, and the depth of the outline.
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
  const checked = parseOrThrow(frontMatterSchema(sidebars), frontMatter, `docs/${file} (front matter)`);
  const route = checked.slug === undefined ? routeOfFile(file) : routeOfSlug(file, checked.slug);
  const options = {...checked, showOutline: checked.showOutline ?? ownOutline(checked)};
  const {showOutline, outlineDepth} = pageLayout(options, false);
  return {
    slug: route,
    // Set even if the page hides the sidebar, because the sidebar's order decides the previous and next page.
    displayed_sidebar: sidebarKeyFor(sidebars, route) ?? null,
    hide_table_of_contents: !showOutline,
    toc_max_heading_level: outlineDepth,
    // Docusaurus must not add a title to a landing page, whose own components show the title.
    ...(checked.layout === 'landing' && {hide_title: true}),
    ...options,
  };
}

/** Returns the `showOutline` that Docusaurus' own keys imply; undefined if they imply nothing. */
function ownOutline(frontMatter: Record<string, unknown>): boolean | number | undefined {
  if (frontMatter.hide_table_of_contents === true) return false;
  const deepest = frontMatter.toc_max_heading_level;
  return typeof deepest === 'number' ? deepest - OUTLINE_FIRST_LEVEL + 1 : undefined;
}

/**
 * Returns the mistake of a page that has `questions`, but not exactly one title, or whose title is in the front matter.
 * The mistake's line is the second title's, or else the line of the key `title`.
 */
function titleMistakes({title, questions}: Record<string, unknown>, page: string): Mistake[] {
  const lines = onlyText(blank(page, FRONT_MATTER)).split('\n');
  const found = lines.flatMap((line, index) =>
    line.startsWith('# ') ? [{line: line.trimEnd(), number: index + 1}] : [],
  );
  if (!questions || (found.length === 1 && title === undefined)) return [];
  const titles = found.map(({line}) => line);
  const message = formatProblem({
    path: 'title',
    given: formatGiven(title === undefined ? titles : [title, ...titles]),
    allowed: 'one title: the page\'s only line that begins with "# "',
    remedy:
      titles.length > 1
        ? 'keep one of them, and begin the headings of sections with "## ".'
        : 'begin the text with "# " and the title, and set no title in the front matter.',
  });
  return [{line: found[1]?.number ?? lineOfKey(page, 'title'), column: 1, message}];
}

/** What js-yaml throws for text that isn't YAML. */
interface YamlError extends Error {
  reason: string;
  /** Both count from 0. Line 0 is the opening `---`. */
  mark: {line: number; column: number};
}

const isYamlError = (error: unknown): error is YamlError => error instanceof Error && error.name === 'YAMLException';

const MISSING_VALUE = 'the value is missing: write it, or remove the key.';

/** Converts a problem of a key to a mistake. In YAML, a value that is left empty is null. */
const toMistake = (problem: Problem, page: string): Mistake => ({
  line: lineOfKey(page, problem.path),
  column: 1,
  message: formatProblem(
    problem.given === 'null' ? {...problem, given: 'nothing', remedy: problem.remedy ?? MISSING_VALUE} : problem,
  ),
});

/** Converts an error from the checks or from the YAML parser to mistakes. Rethrows any other error. */
function toMistakes(error: unknown, page: string): Mistake[] {
  if (error instanceof InvalidValueError) return error.problems.map((problem) => toMistake(problem, page));
  if (!isYamlError(error)) throw error;
  const {reason, mark} = error;
  const remedy = reason.startsWith('duplicated')
    ? 'Remove one of the two lines that set this key.'
    : 'Write each key as "key: value". Put a value in quotes if it contains ": ", "#" or quotes, or begins with one of @ ` * & % ! > | [ {.';
  return [
    {
      line: mark.line + 1,
      column: mark.column + 1,
      message: `the front matter isn't valid YAML: ${reason}. ${remedy}`,
    },
  ];
}

const object = z.record(z.string(), z.unknown());

const isObject = (value: unknown): value is Record<string, unknown> => object.safeParse(value).success;

/**
 * Returns the front matter with some dates as they are written, because the YAML parser changes the day: it turns days
 * that don't exist into later ones (2024-02-31 into March 2), and times in other time zones into UTC. The schema refuses
 * days that don't exist.
 */
function withWrittenDates(frontMatter: Record<string, unknown>, page: string): Record<string, unknown> {
  const asWritten = (value: unknown, path: string): unknown => {
    if (!(value instanceof Date)) return value;
    const line = page.split('\n')[lineOfKey(page, path) - 1] ?? '';
    const [, day = '', rest = ''] = /\b(?:last_up)?date["']?\s*:\s*(\d{4}-\d\d?-\d\d?)([^,}#]*)/.exec(line) ?? [];
    if (day === '') return value;
    if (!isDate(day)) return day;
    const text = `${day}${rest.trimEnd()}`;
    return /[+-]\d\d?(?::?\d\d)?$/.test(rest.trimEnd()) && isDate(text) ? text : value;
  };
  const {date: day, last_update: update} = frontMatter;
  const updated = asWritten(update, 'last_update');
  return {
    ...frontMatter,
    ...(day !== undefined && {date: asWritten(day, 'date')}),
    ...(updated !== undefined && {
      last_update: updated instanceof Date ? updated.toISOString().replace(/T00:00:00\.000Z$/, '') : updated,
    }),
    ...(isObject(update) && {
      last_update: {...update, ...(update.date !== undefined && {date: asWritten(update.date, 'last_update.date')})},
    }),
  };
}

/** The front matter and the text of a page. */
interface ParsedPage {
  /** The front matter as written; empty if it can't be read. */
  written: Record<string, unknown>;
  content: string;
  /** Why the front matter can't be read; empty if it can. */
  mistakes: readonly Mistake[];
}

const NO_TEXT: Mistake = {
  line: 1,
  column: 1,
  message: 'the page has no text: write a title, as in "# Title", and text below it, or remove the file.',
};

const NO_KEYS: Mistake = {
  line: 2,
  column: 1,
  message: 'the front matter isn\'t a list of keys: write each key as "key: value".',
};

/**
 * Returns a problem if the picture of a page's social card is missing.
 *
 * @param file - the page's path below docs/, with slashes
 */
function imageProblems({image}: Record<string, unknown>, docsFolder: string, file: string): Problem[] {
  // The schema refuses other values.
  if (typeof image !== 'string' || !isAddress(image) || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return [];
  // Docusaurus takes all paths from static/, except those that begin with `./`.
  const folder = image.startsWith('./') ? path.posix.dirname(file) : '../static';
  if (existsSync(path.join(docsFolder, folder, unescape(image.replace(/[?#].*/, ''))))) return [];
  const remedy = 'add the file next to the page and begin its path with ./, or to static/ and begin its path with /.';
  return [{path: 'image', given: formatGiven(image), allowed: 'a picture that exists', remedy}];
}

/** Matches keys between lines of dashes that aren't front matter, because they don't begin the page with `---`. */
const UNRECOGNIZED = /^(\s*)-{3,}[ \t]*\n[ \t]*["']?[a-z]\w*["']?:[^]*?\n[ \t]*-{3,}[ \t]*(?:\n|$)/;

/** Returns the mistake of a page whose front matter is read as text, or whose text is read as front matter. */
function delimiterMistake(page: string): Mistake | undefined {
  if (FRONT_MATTER.test(page)) return undefined;
  if (/^---(?!-)/.test(page)) {
    return {line: 1, column: 1, message: 'the front matter isn\'t closed: write a line "---" below its keys.'};
  }
  const [, before] = UNRECOGNIZED.exec(page) ?? [];
  return before === undefined
    ? undefined
    : {
        line: before.split('\n').length,
        column: 1,
        message:
          'the front matter isn\'t recognized: begin the page with a line "---", without blank lines, spaces or more dashes.',
      };
}

/**
 * Creates the function for Docusaurus' `markdown.parseFrontMatter`. The function checks only pages: the files in docs/
 * that aren't partials. It doesn't throw if the front matter is wrong, because Docusaurus would stop at the first such
 * page. Instead it returns the mistakes under the key `mistakes`, and src/markdown/remarkDialect.ts reports them with
 * the page's other mistakes.
 *
 * @param docsFolder - absolute path of docs/
 * @param siteTitle - the title for pages that have neither a title nor a heading (SPEC §2 "Page head"). Docusaurus
 *   would use the file's name.
 */
export function createParseFrontMatter(docsFolder: string, sidebars: Sidebars, siteTitle: string): ParseFrontMatter {
  /**
   * The mistakes of pages whose front matter isn't valid YAML, keyed by the page's text. They are kept because
   * Docusaurus' parser throws only the first time that it reads a given text.
   */
  const invalid = new Map<string, Mistake[]>();
  const parseYaml = async (params: Parameters<ParseFrontMatter>[0]): Promise<ParsedPage> => {
    const {fileContent} = params;
    const delimiter = delimiterMistake(fileContent);
    const known = delimiter ? [delimiter] : invalid.get(fileContent);
    if (known) return {written: {}, content: withoutFrontMatter(fileContent), mistakes: known};
    try {
      const {frontMatter, content} = await params.defaultParseFrontMatter(params);
      if (!isObject(frontMatter)) return {written: {}, content, mistakes: [NO_KEYS]};
      return {written: withWrittenDates(frontMatter, fileContent), content, mistakes: []};
    } catch (error) {
      const mistakes = toMistakes(error, fileContent);
      invalid.set(fileContent, mistakes);
      return {written: {}, content: withoutFrontMatter(fileContent), mistakes};
    }
  };
  return async (params) => {
    const file = path.relative(docsFolder, params.filePath).replaceAll(path.sep, '/');
    if (file.startsWith('../') || path.isAbsolute(file) || isPartial(file))
      return params.defaultParseFrontMatter(params);
    // The address of such a page wouldn't be valid, and the bundler couldn't import the page.
    if (/[#?%]/.test(file)) {
      const problem = {path: 'file name', given: formatGiven(file), allowed: 'a name without #, ? and %'};
      throw new InvalidValueError(`docs/${file}`, [{...problem, remedy: 'rename the file or its folder.'}]);
    }
    // The checks expect the line endings of Unix, and no byte order mark.
    const page = params.fileContent.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const {written, content, mistakes: unread} = await parseYaml({...params, fileContent: page});
    const problems = [...neighborProblems(written, docsFolder), ...imageProblems(written, docsFolder, file)];
    const mistakes = [...unread, ...problems.map((problem) => toMistake(problem, page))];
    const wrong = new Set(problems.map((problem) => problem.path));
    let checked: Record<string, unknown>;
    try {
      const kept = Object.fromEntries(Object.entries(written).filter(([key]) => !wrong.has(key)));
      checked = normalizeFrontMatter(kept, file, sidebars);
    } catch (error) {
      mistakes.push(...toMistakes(error, page));
      checked = normalizeFrontMatter({}, file, sidebars);
    }
    mistakes.push(...titleMistakes(written, page));
    if (content.trim() === '' && mistakes.length === 0) mistakes.push(NO_TEXT);
    const text = withTitleFirst(content);
    const hasTitle = parseMarkdownContentTitle(text).contentTitle !== undefined;
    const frontMatter = hasTitle ? checked : {title: siteTitle, ...checked};
    return {content: text, frontMatter: mistakes.length > 0 ? {...frontMatter, mistakes} : frontMatter};
  };
}
