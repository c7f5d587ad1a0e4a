/** Draws a social card as SVG, with logo, section and title (SPEC §1, §2 "Page head"). */
import {CARD_SIZE} from '../../shared/socialImage';
import {clamp, drawable, fitsWords, wrap, wrapEvenly} from './text';
import type {TextStyle, Typeface} from './typeface';

/** The design that all cards of a site share. */
export interface CardDesign {
  /** The logo for dark backgrounds, as a `data:` URL. If it's undefined, the card shows the site's title instead. */
  logo: string | undefined;
  siteTitle: string;
  /** Colors as `#rrggbb`. */
  colors: {background: string; text: string; muted: string; accent: string};
  bold: Typeface;
  medium: Typeface;
}

export interface CardTexts {
  section: string | undefined;
  title: string;
}

// Lengths in pixels, except LINE_HEIGHT and the tracking, which are shares of the font size.
const MARGIN = 88;
const LOGO_HEIGHT = 68;
const EDGE = 12;
const SECTION: TextStyle = {size: 34, tracking: 0};
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
/** The baseline of the title's last line. */
const LAST_BASELINE = CARD_SIZE.height - EDGE - MARGIN;
const LINE_HEIGHT = 1.16;
const TITLE_TRACKING = -0.022;
/** Font sizes of the title, largest first, each with its maximum number of lines. */
const TITLE_SIZES = [
  {size: 92, lines: 2},
  {size: 80, lines: 3},
  {size: 66, lines: 3},
  {size: 56, lines: 4},
];

/**
 * Draws the card of a page. The section is left out if the typeface lacks some of its letters, or if it's the same as
 * the title. If the typeface lacks letters of the title, the card shows the site's title instead. No text is wider than
 * the card.
 */
export function drawCard({section, title}: CardTexts, design: CardDesign): string {
  const {colors, bold, medium} = design;
  const {size, lines} = fitTitle(drawable(title, bold.has) ?? drawable(design.siteTitle, bold.has) ?? '', bold);
  const label = drawable(section ?? '', medium.has);
  const style = {size, tracking: TITLE_TRACKING};
  const first = LAST_BASELINE - (lines.length - 1) * size * LINE_HEIGHT;
  const titlePaths = lines
    .map((line, index) => bold.outlines(line, MARGIN, first + index * size * LINE_HEIGHT, style))
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.background}"/>`,
    `<rect y="${CARD_SIZE.height - EDGE}" width="100%" height="${EDGE}" fill="${colors.accent}"/>`,
    head(design),
    label === undefined || section === title ? '' : sectionPath(label, first - size * 0.76 - SECTION.size, design),
    `<g fill="${colors.text}">${titlePaths}</g>`,
    '</svg>',
  ].join('');
}

/**
 * Returns the largest size at which a title fits, and the title's lines at this size. A title that fits at no size is
 * cut off at the smallest size. A word is broken only if it's too wide at every size.
 */
export function fitTitle(title: string, face: Typeface): {size: number; lines: string[]} {
  const smallest = TITLE_SIZES.at(-1)!;
  const wordsFit = (size: number) => fitsWords(title, titleWidth(face, size), TEXT_WIDTH);
  const sizes = wordsFit(smallest.size) ? TITLE_SIZES.filter(({size}) => wordsFit(size)) : TITLE_SIZES;
  for (const {size, lines: most} of sizes) {
    const lines = wrapEvenly(title, titleWidth(face, size), TEXT_WIDTH);
    if (lines.length <= most) return {size, lines};
  }
  const {size, lines: most} = smallest;
  const width = titleWidth(face, size);
  const fits = (line: string) => width(line) <= TEXT_WIDTH;
  return {size, lines: clamp(wrap(title, fits), most, fits)};
}

const titleWidth = (face: Typeface, size: number) => (line: string) =>
  face.width(line, {size, tracking: TITLE_TRACKING});

function sectionPath(label: string, baseline: number, {medium, colors}: CardDesign): string {
  const fits = (line: string) => medium.width(line, SECTION) <= TEXT_WIDTH;
  const [line] = clamp(wrap(label, fits), 1, fits);
  return `<g fill="${colors.accent}">${medium.outlines(line!, MARGIN, baseline, SECTION)}</g>`;
}

/** Draws the logo, or the site's title, at the top of the card. */
function head({logo, siteTitle, medium, colors}: CardDesign): string {
  if (logo !== undefined) {
    return `<image href="${logo}" x="${MARGIN}" y="${MARGIN - 16}" width="${TEXT_WIDTH}" height="${LOGO_HEIGHT}" preserveAspectRatio="xMinYMid meet"/>`;
  }
  const fits = (line: string) => medium.width(line, SECTION) <= TEXT_WIDTH;
  const [line = ''] = clamp(wrap(drawable(siteTitle, medium.has) ?? '', fits), 1, fits);
  return `<g fill="${colors.muted}">${medium.outlines(line, MARGIN, MARGIN + SECTION.size, SECTION)}</g>`;
}
