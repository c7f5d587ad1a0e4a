/**
 * The static text of pages: HTML that components set as it is (src/markdown/rehypeText.ts). A production build puts it
 * into a file of its own for each page (src/plugins/pageText). The first page of a visit hydrates without that file,
 * because React keeps the server's HTML. Every page that is shown later needs it first.
 */
import {decodeTexts, textFile} from '../shared/pageText';
import {createStore} from './createStore';

/** A piece of static text. React compares it by identity, so an element keeps its content when it renders again. */
export interface Slot {
  __html: string;
}

const pages = new Map<string, Slot[]>();

/** The names of the pages' chunks. */
const chunks = new Set<string>();

/** The text that the first page was hydrated without. */
interface LeftText {
  load: () => Promise<unknown>;
  /** The name of the page's chunk. */
  chunk: string;
}

let left: LeftText | undefined;

/** Whether the first page is no longer shown as the server rendered it, so it needs its text to be shown again. */
const needed = createStore(false);

export const {get: isTextNeeded, subscribe: subscribeToNeed} = needed;

/** Whether the page that the server rendered is being loaded. */
let loadsFirstPage = false;

function slotsOf(source: string, count: number): Slot[] {
  const slots = pages.get(source) ?? [];
  while (slots.length < count) slots.push({__html: ''});
  pages.set(source, slots);
  return slots;
}

/**
 * Returns the static text of a page. Compiled pages call it.
 *
 * @param source - the page's file, as in Docusaurus' metadata: `@site/docs/dms/client.mdx`
 * @param text - the texts, or their number if they come by {@link fillSlots}; those are empty until then
 */
export function pageSlots(source: string, text: string): Slot[] {
  const texts = decodeTexts(text);
  return typeof texts === 'number' ? slotsOf(source, texts) : fillSlots(source, texts);
}

/** Sets the static text of a page. */
export function fillSlots(source: string, texts: readonly string[]): Slot[] {
  const slots = slotsOf(source, texts.length);
  texts.forEach((html, index) => {
    slots[index]!.__html = html;
  });
  return slots;
}

/** Returns the static text of a page; nothing if it has none. */
export const slotsOfPage = (source: string): readonly Slot[] => pages.get(source) ?? [];

/** Whether a page has static text that isn't loaded. */
export const lacksText = (source: string): boolean => {
  const slots = slotsOfPage(source);
  return slots.length > 0 && slots.every(({__html}) => __html === '');
};

/**
 * Returns a loader of a page that also loads its text, but not for the first page.
 *
 * @param chunk - the name of its chunk
 * @param load - loads its script
 * @param address - returns the URL of that script; not called before the text is needed, because it takes long
 */
export function pageLoader<T>(
  source: string,
  chunk: string,
  load: () => Promise<T>,
  address: () => string,
): () => Promise<T> {
  chunks.add(chunk);
  const loadText = async () => fillSlots(source, await fetchTexts(textFile(address())));
  return async () => {
    if (!loadsFirstPage) return (await Promise.all([load(), loadText()]))[0];
    left = {load: loadText, chunk};
    return load();
  };
}

async function fetchTexts(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed: ${response.status}`);
  return (await response.json()) as string[];
}

/** Calls `load`, which loads the page that the server rendered, without its text. */
export function withoutText<T>(load: () => T): T {
  loadsFirstPage = true;
  try {
    return load();
  } finally {
    loadsFirstPage = false;
  }
}

/** Reports that the first page isn't shown any more, or that its HTML isn't the server's. */
export function needText(): void {
  if (left && !needed.get()) needed.set(true);
}

/** Loads the text of the first page if it is missing and needed; undefined if there is nothing to load. */
export function loadNeededText(): Promise<void> | undefined {
  if (!left || !needed.get()) return undefined;
  return left.load().then(() => {
    left = undefined;
    needed.set(false);
  });
}

/**
 * Returns the URL of the file that a script needs too: a page's text, unless the page is shown as the server rendered
 * it.
 */
export function textOfScript(url: string): string | undefined {
  const [chunk = ''] = url.slice(url.lastIndexOf('/') + 1).split('.');
  if (left?.chunk === chunk && !needed.get()) return undefined;
  return chunks.has(chunk) ? textFile(url) : undefined;
}
