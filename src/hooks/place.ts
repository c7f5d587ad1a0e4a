/** A place in the page's text that doesn't depend on heights, which change with the window's width and chosen tabs. */
export interface TextPlace {
  /** The first block of the text that reaches below {@link LINE}. */
  block: Element;
  /** The distance of the block's top from the window's top, in px. */
  top: number;
  /** How much of the block is above {@link LINE}: from 0 to 1. */
  part: number;
}

/** The distance from the window's top, in px, below which the reader reads: about the height of the sticky bars. */
const LINE = 64;

/** Returns the reader's place. Undefined at the page's top, and on pages without text. Makes the browser lay out the page. */
export function readPlace(): TextPlace | undefined {
  if (window.scrollY === 0) return undefined;
  for (const block of document.querySelectorAll('.markdown > *')) {
    const {top, bottom, height} = block.getBoundingClientRect();
    if (bottom > LINE) return {block, top, part: Math.max(0, (LINE - top) / height)};
  }
  return undefined;
}

/** Returns how far to scroll, in px, so that a place is where it was in the window. */
export function distanceTo({block, top, part}: TextPlace): number {
  const box = block.getBoundingClientRect();
  return part > 0 ? box.top + part * box.height - LINE : box.top - top;
}
