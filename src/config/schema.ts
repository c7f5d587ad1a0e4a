/**
 * The schema of the portal's settings (SPEC §3 "Site configuration", "Banner", "Social item", "Top-nav item",
 * "Sponsors", "Blog post"). Types are inferred from it, and errors show the `.describe()` texts as "allowed".
 */
import * as z from 'zod';
import {isDate} from '../shared/date';

/** The icons for social links (SPEC §1). */
export const SOCIAL_ICONS = ['discord', 'github', 'telegram', 'warpcast', 'x'] as const;

/** A string that isn't empty. */
export const text = z.string().trim().min(1).describe("text that isn't empty");
const color = z
  .string()
  .trim()
  .regex(/^[^;{}<>]+$/)
  .describe('a CSS color, such as "#4f2fd0"');

/** A link to a page (`/dms/client`), the web (`https://…`, `www.…`) or an anchor (`#part`). See SPEC §2 "Links". */
export const link = z
  .string()
  .regex(/^(\/(?!\/)|#|https?:\/\/|www\.)\S*$/)
  .describe('a link: "/path" to a page of the portal, "https://…" or "www.…" to another site, or "#anchor"');

const webLink = z
  .string()
  .regex(/^(https?:\/\/|www\.)\S+$/)
  .describe('an address that begins with https:// or www.');

/** A file in `static/`, or an address on the web. */
const asset = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)\S+$/)
  .describe('"/img/…" (a file in static/) or an address that begins with https://');

/** The beginning of a route, such as `/dms`. */
export const pathPrefix = z
  .string()
  .regex(/^\/\S*$/)
  .describe('a path that begins with "/" and has no spaces');

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
    .describe('the name of a font family, such as "Open Sans"'),
});

const height = z.number().positive().describe('a number of pixels above 0');

const banner = z.strictObject({
  /** Markdown or HTML with links, emphasis and code; the build leaves out everything else. */
  content: text,
  /** Background color; the theme's accent color by default. */
  backgroundColor: color.optional(),
  /** Text color; by default, the theme's color for text on the accent color. */
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
  /** A stable id; derived from the text by default. */
  id: text.optional(),
  text,
  link,
  /** The item is active on pages whose path begins with this text. By default: the linked page and those below it. */
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
  link: webLink,
  /** The label for screen readers; the icon's name by default. */
  label: text.optional(),
  /** SPEC §3 lists it, but the portal doesn't use it: `icon` decides. */
  type: z.enum(SOCIAL_ICONS).optional(),
});

const sponsorGroup = z.strictObject({
  name: text,
  /** The height of the images, in pixels (SPEC §9). */
  height: height.default(40),
  /** Rows of sponsors. */
  items: z.array(z.array(z.strictObject({name: text, image: asset, link}))),
});

/** Comma-separated authors or a list of them; each is plain text or `[name](url)` (SPEC §3 "Authors"). */
export const authors = z
  .union([text, z.array(text).min(1)])
  .describe('"Ada, [Grace](https://example.com)" or a list of such names');

/** A date whose day exists. `Date` objects are accepted too, because the YAML parser creates them in front matter. */
export const date = z
  .union([z.date(), z.string().refine(isDate)])
  .describe('a date such as 2024-08-29 or "2024-08-29T11:54:00-07:00"');

const blogPost = z.strictObject({
  path: pathPrefix,
  title: text,
  authors: authors.optional(),
  date: date.optional(),
  description: text.optional(),
});

/** The settings (SPEC §3 "Site configuration"). */
export const siteSchema = z.strictObject({
  /** The portal's name, for the head, the manifest, and the top bar if there is no logo. */
  title: text,
  /** A shorter name for small places, such as below an icon; the title by default. */
  shortTitle: text.optional(),
  /** A template for the document's title, with `%s` for the page's title; the page's title alone by default. */
  titleTemplate: z
    .string()
    .includes('%s')
    .describe('text with %s for the page\'s title, such as "%s – Docs"')
    .optional(),
  /** A sentence that describes the portal, for pages without a description of their own. */
  description: text,
  /** The origin of the published portal, from the environment variable `SITE_URL`. */
  url: z
    .url({protocol: /^https?$/, abort: true})
    .regex(/^\w+:\/\/[^/?#]+$/)
    .describe('an origin without a path, such as "https://docs.example.org"'),
  /** The portal's path on that origin, with a slash at both ends, from the environment variable `BASE_PATH`. */
  basePath: z
    .string()
    .regex(/^\/((?!\.\.?\/)[\w.~-]+\/)*$/)
    .describe(
      'a path with a slash at both ends, such as "/" or "/docs/portal/"; its folders consist of letters, digits and "-._~", and aren\'t "." or ".."',
    ),
  /**
   * The address for a `<base>` tag: the origin that readers use. By default, pages have no tag. Pages on another
   * origin, such as localhost, never have the tag.
   */
  baseUrl: z
    .url({protocol: /^https?$/})
    .optional()
    .describe('an address that begins with https://'),
  /** The icon of the browser tab. */
  iconUrl: z.union([asset, lightDark]),
  /** The logo of the top bar; the title by default. */
  logoUrl: z.union([asset, lightDark]).optional(),
  /**
   * The social card for all pages, or one for each path prefix; the longest prefix wins. The build replaces `%logo`,
   * `%title` and `%description` in the address, and draws a card for each page that has none here.
   */
  ogImageUrl: z.union([asset, z.record(pathPrefix, asset)]).optional(),
  /** Web fonts; none by default, so that pages send requests only to their own host. */
  font: z.strictObject({default: font.optional(), mono: font.optional()}).default({}),
  banner: banner.optional(),
  topNav: z.array(z.union([topNavLink, topNavMenu])).default([]),
  socials: z.array(social).default([]),
  sponsors: z.array(sponsorGroup).default([]),
  theme: z
    .strictObject({
      /** The only color scheme. Pages then have no theme toggle. By default, readers choose the scheme. */
      colorScheme: z.enum(['light', 'dark']).optional(),
    })
    .default({}),
  /** The link for suggesting changes to a page; no link by default. */
  editLink: z
    .strictObject({
      /** The link's address; `:path` is replaced by the path of the page's file below docs/. */
      pattern: z
        .string()
        .regex(/^https?:\/\/\S*:path\S*$/)
        .describe('an address that begins with https:// and contains ":path"'),
      /**
       * The page files of the linked repository, if it isn't the portal's own. `:path` is then replaced by the file
       * with the same path as the page's own file, whatever its extension. A page without such a file has no link.
       */
      files: z.array(text).readonly().optional(),
      text: text.default('Edit page'),
    })
    .optional(),
  /** The product's main website, linked in the footer (SPEC §2 "Footer"); no link by default. */
  website: z
    .strictObject({
      text,
      link: webLink,
    })
    .optional(),
  /** Text below the outline. */
  outlineFooter: text.optional(),
  blogPosts: z.array(blogPost).default([]),
  /**
   * The size up to which the search index is a single file, in KiB before compression. A larger index is split
   * into parts, and browsers load only the parts that a query needs.
   */
  searchIndexKiB: z.number().nonnegative().default(256).describe('a number of KiB, such as 256'),
  /**
   * Plausible's script for analytics, in production only; no script by default. Browsers that send Do Not Track or
   * Global Privacy Control never load the script.
   */
  analytics: z
    .strictObject({
      /** The domain that visits are counted for. */
      domain: text,
      /** The script's address. */
      script: z
        .url({protocol: /^https?$/})
        .default('https://plausible.io/js/script.js')
        .describe('an address that begins with https://'),
    })
    .optional(),
});

/** The settings as written in `site.ts`. */
export type SiteInput = z.input<typeof siteSchema>;
/** The settings with their defaults. */
export type Site = z.output<typeof siteSchema>;
export type TopNavItem = Site['topNav'][number];
export type SocialIcon = (typeof SOCIAL_ICONS)[number];
