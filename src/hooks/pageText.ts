/**
 * The static text of pages: HTML that components insert unchanged (src/markdown/rehypeText.ts). A production build
 * writes each page's text to a separate file (src/plugins/pageText). The first page of a visit hydrates without its
 * file, because React keeps the server's HTML. Every later page needs its file before it can show.
 */
import {decodeTexts, textFile} from '../shared/pageText';
import {createStore} from './createStore';

/**
 * A piece of static text, for `dangerouslySetInnerHTML`. React compares slots by identity: an element that renders
 * again with the same slot keeps its content.
 */
export interface Slot {
  __html: string;
}

/** Returns a slot as it is, and HTML as a new slot. */
export const toSlot = (html: string | Slot): Slot => (typeof html === 'string' ? {__html: html} : html);

const pages = new Map<string, Slot[]>();

const chunks = new Set<string>();

/** The first page's text, which isn't loaded at first, because the page hydrates without it. */
interface OmittedText {
  load: () => Promise<unknown>;
  /** The name of the page's chunk. */
  chunk: string;
}

let omitted: OmittedText | undefined;

/**
 * Whether the first page's text must be loaded. It must as soon as the server's HTML is gone from the document, because
 * the page couldn't show again without its text.
 */
const needed = createStore(false);

/**
 * `isTextNeeded` returns whether the first page's text must be loaded. `subscribeToNeed` calls a listener when that
 * changes, and returns a function to unsubscribe.
 */
export const {get: isTextNeeded, subscribe: subscribeToNeed} = needed;

/** True while {@link withoutText} starts to load the first page, which the server has rendered. */
let loadsFirstPage = false;

function slotsOf(source: string, count: number): Slot[] {
  const slots = pages.get(source) ?? [];
  while (slots.length < count) slots.push({__html: ''});
  pages.set(source, slots);
  return slots;
}

/**
 * Returns the static text of a page. Compiled pages call this function.
 *
 * @param source - the page's file, as in Docusaurus' metadata: `@site/docs/dms/client.mdx`
 * @param text - the page's texts, encoded. If the build has moved them to a separate file, `text` has only their
 *   number, and the slots are empty until {@link fillSlots} adds the texts
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

/** Returns the static text of a page, or an empty array if it has none. */
export const slotsOfPage = (source: string): readonly Slot[] => pages.get(source) ?? [];

/** Whether a page has static text that isn't loaded yet. */
export const lacksText = (source: string): boolean => {
  const slots = slotsOfPage(source);
  return slots.length > 0 && slots.every(({__html}) => __html === '');
};

/**
 * Returns a function that loads a page's script and text. For the first page of a visit, it loads only the script.
 *
 * @param chunk - the name of the page's chunk
 * @param load - loads the page's script
 * @param address - returns the script's URL; called only when the text is needed, because finding the URL takes long
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
    omitted = {load: loadText, chunk};
    return load();
  };
}

async function fetchTexts(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed: ${response.status}`);
  return (await response.json()) as string[];
}

/** Calls `load` to load the first page without its static text. */
export function withoutText<T>(load: () => T): T {
  loadsFirstPage = true;
  try {
    return load();
  } finally {
    loadsFirstPage = false;
  }
}

/**
 * Records that the first page has lost the server's HTML. Call this when the reader leaves the page, or when one of its
 * elements has to be created again.
 */
export function needText(): void {
  if (omitted && !needed.get()) needed.set(true);
}

/** Loads the first page's text. Returns undefined if the text isn't needed or is already loaded. */
export function loadNeededText(): Promise<void> | undefined {
  if (!omitted || !needed.get()) return undefined;
  return omitted.load().then(() => {
    omitted = undefined;
    needed.set(false);
  });
}

/**
 * Returns the URL of a page's text, given the URL of the page's script. Undefined for other scripts, and for the first
 * page while it still has the server's HTML.
 */
export function textOfScript(url: string): string | undefined {
  const [chunk = ''] = url.slice(url.lastIndexOf('/') + 1).split('.');
  if (omitted?.chunk === chunk && !needed.get()) return undefined;
  return chunks.has(chunk) ? textFile(url) : undefined;
}
