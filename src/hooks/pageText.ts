/**
 * The static text of pages: HTML that components set as it is (src/markdown/text). A production build puts it into a
 * script of its own for each page. The first page of a visit hydrates without that script, because React keeps the
 * server's HTML. Every page that is shown later needs it first.
 */

/** A piece of static text. React compares it by identity, so an element keeps its content when it renders again. */
export interface Slot {
  __html: string;
}

type Load = () => Promise<unknown>;

const pages = new Map<string, Slot[]>();

/** The text that the first page was hydrated without. */
interface LeftText {
  load: Load;
  /** Returns the URL of its script. */
  address: () => string;
  /** Whether the page is no longer shown as the server rendered it, so it needs the text to be shown again. */
  needed: boolean;
}

let left: LeftText | undefined;

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
 * @param texts - the texts, or their number if they come by {@link fillSlots}; those are empty until then
 */
export function pageSlots(source: string, texts: readonly string[] | number): Slot[] {
  return typeof texts === 'number' ? slotsOf(source, texts) : fillSlots(source, texts);
}

/** Sets the static text of a page. The script with a page's text calls it. */
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
 * Returns a loader of a page's text that leaves it out while the first page is loaded.
 *
 * @param address - returns the URL of the text's script
 */
export function lazyText(load: Load, address: () => string): Load {
  return () => {
    if (!loadsFirstPage) return load();
    left = {load, address, needed: false};
    return Promise.resolve({default: {}});
  };
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
  if (left) left.needed = true;
}

/** Loads the text of the first page if it is missing and needed; undefined if there is nothing to load. */
export function loadNeededText(): Promise<void> | undefined {
  if (!left?.needed) return undefined;
  return left.load().then(() => {
    left = undefined;
  });
}

/** Whether a script is the text of the first page, and that page is still shown as the server rendered it. */
export const isLeftText = (url: string): boolean => left?.needed === false && left.address() === url;
