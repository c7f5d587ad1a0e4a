/** Extracts what readers see of a page or of its Markdown twin: words, and lines of samples, in order. */
import * as cheerio from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';

/** Selects what is left out, such as navigation, controls with their labels, and text only for screen readers. */
const UNREAD = [
  'nav, footer, script, style, legend, button:not([role=tab]), [role=tablist], [role=status], .hash-link',
  // Text only for screen readers. Keep the labels of notes in samples, such as "Type:", because the twin has them too.
  '.sr-only:not([data-note] > .sr-only)',
  'label:has(input[type=radio]), [data-footnote-backref], [data-search-exempt], a svg, .theme-unlisted-banner',
].join(', ');

const INLINE = new Set('a b code del em i input kbd label mark span strong sub sup time'.split(' '));

const SEPARATOR = '·';

/** Stands for a removed line. No sample contains this character. */
const REMOVED = '\uFFFF';

/** Returns what readers see of a page. `html` is the HTML of the built page. */
export function readPage(html: string): string[] {
  return read(cheerio.load(html), 'article');
}

/** Returns what readers see of a twin. `twin` is the twin's text, with its front matter. */
export function readTwin(twin: string): string[] {
  return read(cheerio.load(`<article>${renderTwin(twin)}</article>`), 'article');
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** Renders a twin to HTML. Drops the front matter, and HTML in the Markdown. */
const renderTwin = (twin: string): string => toHtml(markdown.runSync(markdown.parse(withoutFront(twin))));

/**
 * Returns a twin's text without its front matter.
 *
 * @throws Error if there is no front matter
 */
export function withoutFront(twin: string): string {
  const [front] = /^---\n(?:[a-z_]+: ".*"\n)+---\n\n/.exec(twin) ?? [];
  if (front === undefined) throw new Error(`The twin has no front:\n${twin.slice(0, 200)}`);
  return twin.slice(front.length);
}

function read($: cheerio.CheerioAPI, root: string): string[] {
  const all = (selector: string): ReadonlySet<unknown> => new Set($(selector).toArray());
  const unread = all(UNREAD);
  const steps = all('[role=list] > [role=listitem]');
  const parted = all('[data-annotation] > *, [data-name], [data-docs]');
  const found: string[] = [];
  let text = '';
  const flush = (): void => {
    found.push(...text.split(/\s+/).filter((word) => word !== '' && word !== SEPARATOR));
    text = '';
  };
  const say = (words: string): void => {
    text += ` ${words} `;
  };

  const visit = (node: AnyNode): void => {
    if (isText(node)) text += node.data;
    if (!isTag(node) || unread.has(node)) return;
    if (node.name === 'pre') return visitSample(node);
    if (node.name === 'svg') return visitDrawing(node);
    if (node.name === 'img') return visitPicture(node);
    if (!INLINE.has(node.name)) flush();
    if (node.attribs.role === 'tabpanel') say(tabOf(node));
    if (steps.has(node)) say(`${$(node).index() + 1}.`);
    node.children.forEach(visit);
    if (!INLINE.has(node.name) || parted.has(node)) text += ' ';
    if (!INLINE.has(node.name)) flush();
  };

  /** Adds a sample's lines, then its notes. Leaves out removed lines and trailing spaces. */
  const visitSample = (pre: Element): void => {
    flush();
    const parts = $(pre).children('code').contents().toArray();
    const notes = parts.filter((part) => $(part).is('[data-annotation]'));
    const code = parts.filter((part) => !notes.includes(part));
    const text = code.map((part) => ($(part).is('.line-remove') ? REMOVED : $(part).text())).join('');
    const lines = text.replace(/\n$/, '').split('\n');
    found.push(...lines.filter((line) => line !== REMOVED).map((line) => `| ${line.trimEnd()}`));
    for (const note of notes) {
      $(note).find('[data-note]').toArray().forEach(visit);
      flush();
    }
  };
  const visitDrawing = (svg: Element): void => {
    const label = svg.attribs['aria-label'];
    if (label) say($(svg).parent().is('[role=note] > p') ? label : `Image: ${label}`);
  };
  /** Two pictures, one for each theme, count as one. */
  const visitPicture = ({attribs: {alt = '', src = ''}, prev}: Element): void => {
    if (prev && isTag(prev) && prev.name === 'img' && prev.attribs.alt === alt) return;
    if (alt) say(src.startsWith('data:') ? `Image: ${alt}` : alt);
  };
  const tabOf = (panel: Element): string => {
    const list = $(panel).closest(':has([role=tablist])').find('[role=tablist]').first();
    return list.find('[role=tab]').eq($(panel).prevAll('[role=tabpanel]').length).text();
  };

  const [element] = $(root);
  if (!element) throw new Error(`The page has no ${root}.`);
  visit(element);
  flush();
  return found;
}
