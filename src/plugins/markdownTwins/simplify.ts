/**
 * What a page is made of, in elements that Markdown has words for: callouts become quotes, tabs follow one another
 * below their titles, controls and popups go. Parts are known by their roles, as readers know them.
 */
import type * as cheerio from 'cheerio';
import {isComment, isTag, type AnyNode, type Element} from 'domhandler';
import {ANNOTATION, keptText, REMOVED_LINE, type CodePart} from '../../shared/code/keptText';

type Page = cheerio.CheerioAPI;

/** Controls, what they say, what is there for screen readers alone, and the marks of external links. */
const LEFT_OUT = [
  'button:not([role=tab]), script, style, template, noscript, legend, .hash-link, [role=status], [data-footnote-backref]',
  'label:has(input[type=radio]), a svg, svg[aria-hidden=true]',
].join(', ');

const CALLOUT_TITLE = '[role=note] > p:first-child';
const PANEL = '[role=tabpanel]';

/**
 * Changes the text of a page into plain elements.
 *
 * @param $ - the page's text alone
 * @param address - its canonical address, which its links start from
 */
export function simplify($: Page, address: string): void {
  // First, for colors make most of a page's elements.
  readSamples($);
  $(LEFT_OUT).remove();
  removeComments($);
  // Written over several lines, a text in a component is a paragraph to MDX.
  unwrap($, 'a > p, summary > p');
  readSampleNotes($);
  readDrawings($);
  readCallouts($);
  readSteps($);
  readTabs($);
  readDetails($);
  readTasks($);
  partLinks($);
  readPictures($);
  unwrap($, 'strong strong');
  makeAbsolute($, address);
}

/** Leaves what they hold. */
function unwrap($: Page, selector: string): void {
  for (const element of $(selector)) $(element).replaceWith($(element).contents());
}

/** React's, which part texts. */
function removeComments($: Page): void {
  $.root()
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => isComment(node))
    .remove();
}

/** A title that is no heading of the page: of a tab, a callout, a file. */
const titleOf = (html: string | null): string => `<p><strong>${html ?? ''}</strong></p>`;

/** "Checked against …" and "Assumes …", which stand side by side, as a line of words. */
function readSampleNotes($: Page): void {
  for (const note of $(`p[${ANNOTATION}]`)) {
    const [checked, assumes] = $(note).children();
    $(checked).replaceWith($(checked).text());
    if (assumes) $(assumes).before(' · ');
  }
}

/** Blocks of code: title, the code as it is copied, then the notes beneath its lines. */
function readSamples($: Page): void {
  for (const pre of $('pre')) {
    const code = $(pre).children('code');
    const notes = code.children(`[${ANNOTATION}]`).toArray();
    const title = $(pre).prev('div:not(:has(*))');
    title.replaceWith(titleOf(title.html()));
    $(pre).after(readNotes($, notes));
    code.attr('class', `language-${code.attr('data-language') ?? 'text'}`);
    code.text(keptText(partsOf($, code.contents().toArray())));
  }
}

/** The block's parts, without its notes. */
const partsOf = ($: Page, nodes: readonly AnyNode[]): CodePart[] =>
  nodes
    .filter((node) => !(isTag(node) && node.attribs[ANNOTATION] !== undefined))
    .map((node) => ({text: $.text([node]), removed: isTag(node) && $(node).hasClass(REMOVED_LINE)}));

/** Types, errors and logs that a sample shows in flow, as a list. */
function readNotes($: Page, notes: readonly Element[]): string {
  for (const note of notes) $(note).find('[data-name], [data-docs]').before(' ');
  const items = notes.map((note) => `<li>${$(note).find('[data-note]').html()}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** In the place of a picture that has no address of its own. */
const altOf = ($: Page, text: string) => $('<em></em>').text(`Image: ${text}`);

/** Drawings within the page have no address, but a text; the icon of a callout says its kind. */
function readDrawings($: Page): void {
  for (const svg of $('svg')) {
    const label = $(svg).attr('aria-label');
    const isIcon = $(svg).closest(CALLOUT_TITLE).length > 0;
    if (!label) $(svg).remove();
    else if (isIcon) $(svg).replaceWith(`${label} `);
    else $(svg).replaceWith(altOf($, label));
  }
}

/** A quote that begins with its kind and its title. */
function readCallouts($: Page): void {
  for (const callout of $('[role=note]')) {
    callout.tagName = 'blockquote';
    const title = $(callout).children('p:first-child');
    title.replaceWith(titleOf(title.html()));
  }
}

/** Sections in their order, with the numbers that readers see beside them. */
function readSteps($: Page): void {
  for (const step of $('[role=list] > [role=listitem]')) {
    const number = `${$(step).index() + 1}. `;
    const heading = $(step).children('h2, h3, h4, h5, h6').first();
    if (heading.length > 0) heading.prepend(number);
    else $(step).prepend(titleOf(number.trim()));
  }
}

/** All panels, each below its title. */
function readTabs($: Page): void {
  for (const list of $('[role=tablist]')) {
    const titles = $(list).find('[role=tab]').toArray();
    const rest = $(list).nextAll();
    const panels = rest.filter(PANEL).add(rest.children(PANEL)).toArray();
    if (titles.length !== panels.length) {
      throw new Error(
        `${titles.length} tabs (${$(list).text()}) have ${panels.length} panels: each needs one of its own.`,
      );
    }
    panels.forEach((panel, index) => $(panel).prepend(titleOf($(titles[index]).html())));
    $(list).remove();
  }
}

/** Its summary as a title, and what it hides. */
function readDetails($: Page): void {
  for (const summary of $('details > summary')) $(summary).replaceWith(titleOf($(summary).html()));
}

/** A task's box and text are one label. */
const readTasks = ($: Page): void => unwrap($, 'label');

/** Links that stand side by side as buttons do, with nothing between them. */
function partLinks($: Page): void {
  for (const row of $('div:has(> a + a)')) {
    const others = $(row).contents().not('a');
    if (!others.text().trim()) $(row).children('a').wrap('<p></p>');
  }
}

/** Of a picture that differs by theme a reader sees one; small ones are in the page as data. */
function readPictures($: Page): void {
  for (const image of $('img')) {
    const {alt = '', src = ''} = image.attribs;
    if ($(image).prev('img').attr('alt') === alt) $(image).remove();
    else if (src.startsWith('data:')) $(image).replaceWith(alt ? altOf($, alt) : '');
  }
}

/** Addresses as they are used elsewhere than on the page; what is none stays as it is. */
function makeAbsolute($: Page, address: string): void {
  for (const name of ['href', 'src']) {
    for (const element of $(`[${name}]`)) {
      const given = $(element).attr(name)!;
      if (!URL.canParse(given) && URL.canParse(given, address)) $(element).attr(name, new URL(given, address).href);
    }
  }
}
