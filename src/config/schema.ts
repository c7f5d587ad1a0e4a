/**
 * The shape of the portal's settings (SPEC §3 "Site configuration", "Banner", "Social item",
 * "Top-nav item", "Sponsors", "Blog post"). Types are inferred from the schema; a `.describe()`
 * text is what an error shows as "allowed".
 */
import * as z from 'zod';

/** Icons the frame can draw (SPEC §1). */
export const SOCIAL_ICONS = ['discord', 'github', 'telegram', 'warpcast', 'x'] as const;

/** A text that says something. */
export const text = z.string().trim().min(1).describe('a text that is not empty');
const color = z
  .string()
  .trim()
  .regex(/^[^;{}<>]+$/)
  .describe('a CSS colour, such as "#4f2fd0"');

/** Inside the portal (`/dms/client`), on the web (`https://…`, `www.…`), or within the page (`#part`). SPEC §2 "Links". */
export const link = z
  .string()
  .regex(/^(\/(?!\/)|#|https?:\/\/|www\.)\S*$/)
  .describe('a link: "/path" inside the portal, "https://…" or "www.…" outside, or "#anchor"');

/** A file of `static/` or an address. */
const asset = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)\S+$/)
  .describe('"/img/…" (a file of static/) or an address with https://');

/** The beginning of a route, such as `/dms`. */
export const pathPrefix = z
  .string()
  .regex(/^\/\S*$/)
  .describe('a path prefix that begins with "/" and has no spaces');

const lightDark = z.strictObject({
  /** For the light theme. */
  light: asset,
  /** For the dark theme. */
  dark: asset,
});

const font = z.strictObject({
  /** The family's name at Google Fonts, such as "Inter". */
  google: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N} _-]+$/u)
    .describe('the name of a family, such as "Open Sans"'),
});

const height = z.number().positive().describe('a number of pixels above 0');

const banner = z.strictObject({
  /** Text, or Markdown and HTML with links, emphasis and code; the build leaves out everything else. */
  content: text,
  /** Background colour; the accent colour of the theme by default. */
  backgroundColor: color.optional(),
  /** Text colour. */
  textColor: color.optional(),
  /** Whether the close button shows. It shows unless this is the string 'false' (SPEC §3 "Banner"). */
  dismissable: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .default(true)
    .describe('true, or the string "false"'),
  /** In pixels. */
  height: height.default(32),
});

const topNavLink = z.strictObject({
  /** A stable name; made from the text by default. */
  id: text.optional(),
  text,
  link,
  /** The path prefix that makes the item the active one; `link` by default. */
  match: pathPrefix.optional(),
});

const topNavMenu = z.strictObject({
  id: text.optional(),
  text,
  /** The menu's links. */
  items: z.array(topNavLink).min(1).describe('a list of at least one {text, link}'),
  match: pathPrefix.optional(),
});

const social = z.strictObject({
  icon: z.enum(SOCIAL_ICONS),
  link: z.url({protocol: /^https?$/}).describe('an address with https://'),
  /** What a screen reader says; the icon's own name by default. */
  label: text.optional(),
  type: z.enum(SOCIAL_ICONS).optional(),
});

const sponsorGroup = z.strictObject({
  name: text,
  /** Height of a row in pixels (SPEC §9). */
  height: height.default(40),
  /** Rows of sponsors. */
  items: z.array(z.array(z.strictObject({name: text, image: asset, link}))),
});

/** Comma-separated or a list; each is plain text or `[name](url)` (SPEC §3 "Authors"). */
export const authors = z
  .union([text, z.array(text).min(1)])
  .describe('"Ada, [Grace](https://example.com)" or a list of such names');

/** A day or a moment that a date can be read from. */
export const date = z
  .union([z.date(), z.string().refine((value) => !Number.isNaN(Date.parse(value)))])
  .describe('a date such as 2024-08-29 or "2024-08-29T11:54:00-07:00"');

const blogPost = z.strictObject({
  path: pathPrefix,
  title: text,
  authors: authors.optional(),
  date: date.optional(),
  description: text.optional(),
});

export const siteSchema = z.strictObject({
  /** Names the portal: head, manifest, and the top bar where there is no logo. */
  title: text,
  /** Names it where there is little room, such as below an icon; the title by default. */
  shortTitle: text.optional(),
  /** Where the page's title goes in the document title: one `%s`. */
  titleTemplate: z
    .string()
    .regex(/^[^%]*%s[^%]*$/)
    .describe('a text with one %s where the page\'s title goes, such as "%s – Docs"'),
  /** What the portal is, in a sentence; for pages without a description of their own. */
  description: text,
  /** The origin where the portal is published; SITE_URL in the environment. */
  url: z
    .url({protocol: /^https?$/})
    .refine((value) => new URL(value).pathname === '/' && !value.endsWith('/'))
    .describe('an origin without a path, such as "https://docs.example.org"'),
  /** The path it is published under, with a slash at both ends; BASE_PATH in the environment. */
  basePath: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/)
    .describe('a path with a slash at both ends, such as "/" or "/docs/portal/"'),
  /**
   * The address for a `<base>` tag: the origin where readers see the portal. No tag without it, and none on localhost
   * or wherever else than at that origin.
   */
  baseUrl: z
    .url({protocol: /^https?$/})
    .optional()
    .describe('an address with https://'),
  /** The icon in the browser's tab. */
  iconUrl: z.union([asset, lightDark]),
  /** The logo; without it the title shows. */
  logoUrl: z.union([asset, lightDark]).optional(),
  /**
   * The social card: one for all, or by path prefix, the longest wins; %logo, %title, %description are replaced. Pages
   * without one have a card that the build draws.
   */
  ogImageUrl: z.union([asset, z.record(pathPrefix, asset)]).optional(),
  /** Web fonts; none by default, so that a page asks nobody but its own host. */
  font: z.strictObject({default: font.optional(), mono: font.optional()}).default({}),
  banner: banner.optional(),
  topNav: z.array(z.union([topNavLink, topNavMenu])).default([]),
  socials: z.array(social).default([]),
  sponsors: z.array(sponsorGroup).default([]),
  theme: z
    .strictObject({
      /** Fixes the colour scheme and hides the toggle; the reader chooses without it. */
      colorScheme: z.enum(['light', 'dark']).optional(),
    })
    .default({}),
  /** The link that suggests changes to a page; none without it. */
  editLink: z
    .strictObject({
      /** `:path` stands for the page's file below docs/. */
      pattern: z
        .string()
        .regex(/^https?:\/\/\S*:path\S*$/)
        .describe('an address that holds ":path"'),
      text: text.default('Edit page'),
    })
    .optional(),
  /** The product's main website, linked from the footer (SPEC §2 "Footer"); no link without it. */
  website: z
    .strictObject({
      text,
      link: z
        .string()
        .regex(/^(https?:\/\/|www\.)\S+$/)
        .describe('an address with https://'),
    })
    .optional(),
  /** Text under the outline. */
  outlineFooter: text.optional(),
  blogPosts: z.array(blogPost).default([]),
  /**
   * Plausible's script: deferred, in production only, and only where a domain is set. Readers who send Do Not Track or
   * Global Privacy Control never load it.
   */
  analytics: z
    .strictObject({
      /** The domain that it counts for. */
      domain: text,
      /** The script's address. */
      script: z
        .url({protocol: /^https?$/})
        .default('https://plausible.io/js/script.js')
        .describe('an address with https://'),
    })
    .optional(),
});

/** The settings as one writes them. */
export type SiteInput = z.input<typeof siteSchema>;
/** The settings with their defaults, as the portal reads them. */
export type Site = z.output<typeof siteSchema>;
export type TopNavItem = Site['topNav'][number];
export type SocialIcon = (typeof SOCIAL_ICONS)[number];
