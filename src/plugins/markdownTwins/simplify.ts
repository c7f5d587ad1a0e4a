/**
 * Replaces the components of a page with elements that Markdown has. Callouts become quotes, tabs become sections, and
 * controls and popups are removed. Most components are found by their ARIA roles.
 */
import type * as cheerio from 'cheerio';
import {isTag, type AnyNode, type Element} from 'domhandler';
import {ANNOTATION, withoutRemovedLines, REMOVED_LINE, type CodePart} from '../../shared/code/removedLines';

type Page = cheerio.CheerioAPI;

/**
 * Elements to remove: controls, scripts, styles, status messages, icons, the link that each heading has to itself, and
 * the links from footnotes back to the text.
 */
const LEFT_OUT = [
  'button:not([role=tab]), script, style, template, noscript, legend, .hash-link, [role=status], [data-footnote-backref]',
  'label:has(input[type=radio]), a svg, svg[aria-hidden=true]',
].join(', ');

const CALLOUT_TITLE = '[role=note] > p:first-child';
const PANEL = '[role=tabpanel]';

/**
 * Simplifies the content of a page, in place.
 *
 * @param $ - the content, without the frame
 * @param address - the page's canonical URL, which relative links are resolved against
 * @throws Error if a group of tabs doesn't have one panel for each tab
 */
export function simplify($: Page, address: string): void {
  // This is first, because it removes most elements of a page: the colored parts of samples. Later steps then have
  // fewer elements to search.
  readSamples($);
  $(LEFT_OUT).remove();
  // If a component's text is on lines of its own, MDX wraps the text in a paragraph.
  unwrap($, 'a > p, summary > p');
  readSampleNotes($);
  readDrawings($);
  readCallouts($);
  readSteps($);
  readTabs($, address);
  readDetails($);
  readTasks($);
  separateLinks($);
  readPictures($);
  unwrap($, 'strong strong');
  makeAbsolute($, address);
}

function unwrap($: Page, selector: string): void {
  for (const element of $(selector)) $(element).replaceWith($(element).contents());
}

/** Returns the HTML of a title that isn't a heading, such as the title of a tab, a callout or a sample. */
const titleOf = (html: string | null): string => `<p><strong>${html ?? ''}</strong></p>`;

/** Puts a sample's notes "Checked against …" and "Assumes …" on one line. */
function readSampleNotes($: Page): void {
  for (const note of $(`p[${ANNOTATION}]`)) {
    const [checked, assumes] = $(note).children();
    $(checked).replaceWith($(checked).text());
    if (assumes) $(assumes).before(' · ');
  }
}

/** Replaces each code block with its title, the code that the copy button copies, and the notes below its lines. */
function readSamples($: Page): void {
  for (const pre of $('pre')) {
    const code = $(pre).children('code');
    const notes = code.children(`[${ANNOTATION}]`).toArray();
    const title = $(pre).prev('div:not(:has(*))');
    title.replaceWith(titleOf(title.html()));
    $(pre).after(readNotes($, notes));
    code.attr('class', `language-${code.attr('data-language') ?? 'text'}`);
    code.text(withoutRemovedLines(partsOf($, code.contents().toArray())));
  }
}

/** Returns the parts of a code block, without its notes. */
const partsOf = ($: Page, nodes: readonly AnyNode[]): CodePart[] =>
  nodes
    .filter((node) => !(isTag(node) && node.attribs[ANNOTATION] !== undefined))
    .map((node) => ({text: $.text([node]), removed: isTag(node) && $(node).hasClass(REMOVED_LINE)}));

/** Returns a sample's notes (types, errors, logs) as an HTML list; empty if there are none. */
function readNotes($: Page, notes: readonly Element[]): string {
  for (const note of notes) $(note).find('[data-name], [data-docs]').before(' ');
  const items = notes.map((note) => `<li>${$(note).find('[data-note]').html()}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** Creates the element that replaces an image without an address: the image's alternative text, emphasized. */
const altOf = ($: Page, text: string) => $('<em></em>').text(`Image: ${text}`);

/**
 * Replaces inline SVGs with their labels, and removes those without a label. The label of a callout's icon is the kind
 * of callout.
 */
function readDrawings($: Page): void {
  for (const svg of $('svg')) {
    const label = $(svg).attr('aria-label');
    const isIcon = $(svg).closest(CALLOUT_TITLE).length > 0;
    if (!label) $(svg).remove();
    else if (isIcon) $(svg).replaceWith(`${label} `);
    else $(svg).replaceWith(altOf($, label));
  }
}

/** Turns callouts into quotes that begin with the callout's kind and title. */
function readCallouts($: Page): void {
  for (const callout of $('[role=note]')) {
    callout.tagName = 'blockquote';
    const title = $(callout).children('p:first-child');
    title.replaceWith(titleOf(title.html()));
  }
}

/** Adds the numbers of steps to their headings. On the page, CSS shows these numbers. */
function readSteps($: Page): void {
  for (const step of $('[role=list] > [role=listitem]')) {
    const number = `${$(step).index() + 1}. `;
    const heading = $(step).children('h2, h3, h4, h5, h6').first();
    if (heading.length > 0) heading.prepend(number);
    else $(step).prepend(titleOf(number.trim()));
  }
}

/** Puts all panels of a group of tabs one after another, each below the title of its tab. */
function readTabs($: Page, address: string): void {
  for (const list of $('[role=tablist]')) {
    const titles = $(list).find('[role=tab]').toArray();
    const rest = $(list).nextAll();
    const panels = rest.filter(PANEL).add(rest.children(PANEL)).toArray();
    if (titles.length !== panels.length) {
      const names = titles.map((title) => $(title).text().trim()).join(', ');
      throw new Error(
        `${address}: the tabs "${names}" don't have one panel each (tabs: ${titles.length}, panels: ${panels.length}). ` +
          'After the list of tabs, write one element with role="tabpanel" for each tab.',
      );
    }
    panels.forEach((panel, index) => $(panel).prepend(titleOf($(titles[index]).html())));
    $(list).remove();
  }
}

/** Turns the `summary` of each `details` element into a title. */
function readDetails($: Page): void {
  for (const summary of $('details > summary')) $(summary).replaceWith(titleOf($(summary).html()));
}

/** Replaces the `label` element around each task with its content: the check box and the text. */
const readTasks = ($: Page): void => unwrap($, 'label');

/** Puts links that are side by side, like buttons, into paragraphs of their own. */
function separateLinks($: Page): void {
  for (const row of $('div:has(> a + a)')) {
    const others = $(row).contents().not('a');
    if (!others.text().trim()) $(row).children('a').wrap('<p></p>');
  }
}

/**
 * If two images differ only by theme, keeps the first. Replaces images that are embedded as data with their alternative
 * text.
 */
function readPictures($: Page): void {
  for (const image of $('img')) {
    const {alt = '', src = ''} = image.attribs;
    const before = $(image).prev('img');
    if (before.attr('alt') === alt && before.attr('class') !== image.attribs.class) $(image).remove();
    else if (src.startsWith('data:')) $(image).replaceWith(alt ? altOf($, alt) : '');
  }
}

/** Makes addresses absolute; invalid ones are unchanged. */
function makeAbsolute($: Page, address: string): void {
  for (const name of ['href', 'src']) {
    for (const element of $(`[${name}]`)) {
      const given = $(element).attr(name)!;
      if (!URL.canParse(given) && URL.canParse(given, address)) $(element).attr(name, new URL(given, address).href);
    }
  }
}
