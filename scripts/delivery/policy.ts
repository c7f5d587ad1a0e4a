/** Builds the content security policy from the pages and the settings. The policy allows inline code only by hash. */
import {createHash} from 'node:crypto';
import * as cheerio from 'cheerio';
import {isTag, type Element} from 'domhandler';
import {DIRECTIVES, type Directive, type Sources} from '../../src/config/thirdParties';

/** The hashes and origins that built pages need in the policy. */
export interface Needs {
  /** Hashes of inline scripts, like `sha256-…`. */
  scripts: ReadonlySet<string>;
  /** Hashes of style elements. */
  styles: ReadonlySet<string>;
  /** Origins of embedded images, media and frames. */
  sources: Sources;
}

/** The sources of each directive, as they appear in the header. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** An element that a strict policy refuses, and how to change it. */
export interface Violation {
  /** The element's start tag, with the attribute that the policy refuses. */
  element: string;
  remedy: string;
}

/** Selectors of the elements that load something, by directive. */
const EMBEDDED: Partial<Record<Directive, string>> = {
  'img-src':
    'img, link[rel~="icon"][href], link[as="image"], image[href], input[type="image"], video[poster], picture > source',
  'media-src': 'video[src], audio[src], source[src], track[src]',
  'frame-src': 'iframe[src]',
};
/** Elements that the policy never allows, and the attribute with their address. */
const REFUSED: Readonly<Record<string, string>> = {object: 'data', embed: 'src'};
/** Types of scripts that the policy restricts. Scripts of other types, such as JSON-LD, are only data. */
const EXECUTABLE_TYPE = /^$|^module$|^importmap$|^speculationrules$|javascript$/i;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns a built page's needs, and the elements in it that a strict policy refuses. */
export function readNeeds(html: string): Needs & {violations: Violation[]} {
  const $ = cheerio.load(html);
  const scripts = $('script:not([src])')
    .filter((_index, script) => EXECUTABLE_TYPE.test($(script).attr('type') ?? ''))
    .map((_index, script) => hashOf($(script).text()))
    .get();
  const styles = $('style')
    .map((_index, style) => hashOf($(style).text()))
    .get();
  const loaded = Object.entries(EMBEDDED).map(([directive, selector]) => {
    const addresses = $(selector)
      .get()
      .filter(isTag)
      .flatMap((element) => addressesOf(directive, element));
    return [directive, addresses.filter(({address}) => /^(https?:)?\/\//i.test(address))] as const;
  });
  const sources = Object.fromEntries(
    loaded.map(([directive, addresses]) => [directive, addresses.flatMap(({address}) => originOf(address) ?? [])]),
  );
  const violations = [
    ...$('*').get().filter(isTag).flatMap(violationsOf),
    ...loaded
      .flatMap(([, addresses]) => addresses)
      .filter(({address}) => originOf(address) === undefined)
      .map(({element, attribute}) => ({element: startTag(element, attribute), remedy: 'write a valid URL.'})),
  ];
  return {scripts: new Set(scripts), styles: new Set(styles), sources, violations};
}

const startTag = ({name, attribs}: Element, attribute: string): string =>
  `<${name} ${attribute}="${attribs[attribute] ?? ''}">`;

function violationsOf(element: Element): Violation[] {
  const address = REFUSED[element.name];
  return [
    ...(address === undefined
      ? []
      : [{element: startTag(element, address), remedy: 'use <img>, <video> or <iframe> instead.'}]),
    ...Object.keys(element.attribs).flatMap((attribute) => violationOf(attribute, startTag(element, attribute))),
  ];
}

function violationOf(attribute: string, element: string): Violation[] {
  if (attribute === 'style') return [{element, remedy: 'move the style to a class.'}];
  return attribute.startsWith('on') ? [{element, remedy: 'add the listener in a script.'}] : [];
}

/** An address that an element loads, and the attribute that contains it. */
interface Loaded {
  element: Element;
  attribute: string;
  address: string;
}

/**
 * Returns the addresses that an element loads. For `img-src`, includes a video's poster and the images in `srcset` and
 * `imagesrcset`.
 */
function addressesOf(directive: string, element: Element): Loaded[] {
  const {attribs} = element;
  const isImage = directive === 'img-src';
  const single = ['poster', 'src', 'href'].find((name) => isImage && attribs[name] !== undefined) ?? 'src';
  const lists = ['srcset', 'imagesrcset'].filter((name) => isImage && attribs[name] !== undefined);
  return [
    {element, attribute: single, address: attribs[single] ?? ''},
    ...lists.flatMap((attribute) =>
      attribs[attribute]!.split(/,\s|(?<=\s[\d.]+[wxh]),/).map((choice) => ({
        element,
        attribute,
        address: choice.trim().split(/\s/, 1)[0]!,
      })),
    ),
  ];
}

/** Returns the origin of an address on another host; undefined if the address isn't a valid URL. */
const originOf = (address: string): string | undefined =>
  URL.canParse(address, 'https://localhost') ? new URL(address, 'https://localhost').origin : undefined;

/** Merges the needs of several pages. */
export function joinNeeds(needs: readonly Needs[]): Needs {
  return {
    scripts: new Set(needs.flatMap(({scripts}) => [...scripts])),
    styles: new Set(needs.flatMap(({styles}) => [...styles])),
    sources: joinSources(needs.map(({sources}) => sources)),
  };
}

const joinSources = (all: readonly Sources[]): Sources =>
  Object.fromEntries(
    DIRECTIVES.map((directive) => [directive, [...new Set(all.flatMap((sources) => sources[directive] ?? []))].sort()]),
  );

/**
 * Returns the content security policy. It allows only what the portal uses.
 *
 * @param sources - origins from the settings
 * @param hasBase - whether a script adds a `<base>` tag, which always has the page's own origin
 */
export function toPolicy({scripts, styles, sources: embedded}: Needs, sources: Sources, hasBase = false): Policy {
  const others = joinSources([embedded, sources]);
  const quoted = (hashes: ReadonlySet<string>) => [...hashes].sort().map((hash) => `'${hash}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...others['script-src']!],
    'style-src': ["'self'", ...quoted(styles), ...others['style-src']!],
    // Style sheets contain small images as data URLs.
    'img-src': ["'self'", 'data:', ...others['img-src']!],
    'font-src': ["'self'", ...others['font-src']!],
    'media-src': ["'self'", ...others['media-src']!],
    ...(others['frame-src']!.length > 0 ? {'frame-src': others['frame-src']!} : {}),
    'connect-src': ["'self'", ...others['connect-src']!],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': [hasBase ? "'self'" : "'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}
