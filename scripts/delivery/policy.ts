/** The content security policy, from what the built pages and the settings name. Nothing inline but by its hash. */
import {createHash} from 'node:crypto';
import * as cheerio from 'cheerio';
import {isTag} from 'domhandler';
import {DIRECTIVES, type Directive, type Sources} from '../../src/config/thirdParties';

/** What built pages need of the policy. */
export interface Needs {
  /** Hashes of inline scripts and style elements, as the policy writes them, without quotes. */
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  /** Origins of what the pages embed. */
  sources: Sources;
}

/** Sources by directive, as the policy writes them. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** A page that no strict policy lets through. */
export interface Violation {
  /** The element's opening, shortened. */
  element: string;
  remedy: string;
}

/** Elements that load something, by the directive that rules it. */
const EMBEDDED: Partial<Record<Directive, string>> = {
  'img-src': 'img, link[rel~="icon"][href], image[href], video[poster], picture > source',
  'media-src': 'video[src], audio[src], source[src]',
  'frame-src': 'iframe[src]',
};
/** Types of script elements that run; any other is data, such as JSON-LD, which the policy does not look at. */
const RUNS = /^$|^module$|^importmap$|^speculationrules$|javascript$/i;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What one built page needs, and what in it no strict policy lets through. */
export function readNeeds(html: string): Needs & {violations: Violation[]} {
  const $ = cheerio.load(html);
  const scripts = $('script:not([src])')
    .filter((_index, script) => RUNS.test($(script).attr('type') ?? ''))
    .map((_index, script) => hashOf($(script).text()))
    .get();
  const styles = $('style')
    .map((_index, style) => hashOf($(style).text()))
    .get();
  const sources = Object.fromEntries(
    Object.entries(EMBEDDED).map(([directive, selector]) => [
      directive,
      $(selector)
        .get()
        .flatMap((element) => addressesOf(directive, (name) => $(element).attr(name)))
        .flatMap((address) => originOf(address) ?? []),
    ]),
  );
  const violations = $('*')
    .get()
    .filter(isTag)
    .flatMap(({name, attribs}) =>
      Object.keys(attribs).flatMap((attribute) =>
        violationOf(attribute, `<${name} ${attribute}="${attribs[attribute]!}">`),
      ),
    );
  return {scripts: new Set(scripts), styles: new Set(styles), sources, violations};
}

function violationOf(attribute: string, element: string): Violation[] {
  if (attribute === 'style') return [{element, remedy: 'give the element a class, and the class the style.'}];
  return attribute.startsWith('on') ? [{element, remedy: 'add the listener in a script.'}] : [];
}

/** What an element loads; a video's poster is a picture, and a `srcset` holds several, each with its size. */
function addressesOf(directive: string, attribute: (name: string) => string | undefined): string[] {
  if (directive !== 'img-src') return [attribute('src') ?? ''];
  const choices = (attribute('srcset') ?? '').split(/,\s/).map((choice) => choice.trim().split(/\s/, 1)[0]!);
  return [attribute('poster') ?? attribute('src') ?? attribute('href') ?? '', ...choices];
}

function originOf(address: string): string | undefined {
  return /^(https?:)?\/\//.test(address) ? new URL(address, 'https://localhost').origin : undefined;
}

/** All that several pages need. */
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
 * The policy: nothing is allowed but what the portal does.
 *
 * @param sources - origins that the settings bring in
 * @param base - the origin of a `<base>` tag; none without it
 */
export function toPolicy({scripts, styles, sources: embedded}: Needs, sources: Sources, base?: string): Policy {
  const others = joinSources([embedded, sources]);
  const quoted = (hashes: ReadonlySet<string>) => [...hashes].sort().map((hash) => `'${hash}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...others['script-src']!],
    'style-src': ["'self'", ...quoted(styles), ...others['style-src']!],
    // Style sheets hold small pictures as data.
    'img-src': ["'self'", 'data:', ...others['img-src']!],
    'font-src': ["'self'", ...others['font-src']!],
    'media-src': ["'self'", ...others['media-src']!],
    ...(others['frame-src']!.length > 0 ? {'frame-src': others['frame-src']!} : {}),
    'connect-src': ["'self'", ...others['connect-src']!],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': base === undefined ? ["'none'"] : ["'self'", base],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}
