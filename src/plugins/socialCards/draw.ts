/** A social card as SVG: logo, section, title (SPEC §1, §2 "Page head"). */
import {CARD_SIZE} from '../../shared/socialImage';
import {clamp, drawable, holdsWords, wrap, wrapEvenly} from './text';
import type {TextStyle, Typeface} from './typeface';

/** What the cards of a site have in common. */
export interface CardDesign {
  /** The logo for dark surfaces as a `data:` address; the site's title stands in its place without it. */
  logo: string | undefined;
  siteTitle: string;
  /** `#rrggbb`. */
  colors: {background: string; text: string; muted: string; accent: string};
  bold: Typeface;
  medium: Typeface;
}

export interface CardTexts {
  section: string | undefined;
  title: string;
}

// In pixels.
const MARGIN = 88;
const LOGO_HEIGHT = 68;
const EDGE = 12;
const SECTION: TextStyle = {size: 34, tracking: 0};
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
/** Where the last line of the title stands. */
const LAST_BASELINE = CARD_SIZE.height - EDGE - MARGIN;
const LINE_HEIGHT = 1.16;
const TITLE_TRACKING = -0.022;
/** From the largest letters to the smallest, with the lines that each may take. */
const TITLE_SIZES = [
  {size: 92, lines: 2},
  {size: 80, lines: 3},
  {size: 66, lines: 3},
  {size: 56, lines: 4},
];

/**
 * The card of a page. A text whose letters the typeface does not have is left out; the card of such a title shows the
 * site's. Nothing is wider than the card.
 */
export function drawCard({section, title}: CardTexts, design: CardDesign): string {
  const {colors, bold, medium} = design;
  const {size, lines} = fitTitle(drawable(title, bold.has) ?? drawable(design.siteTitle, bold.has) ?? '', bold);
  const label = drawable(section ?? '', medium.has);
  const style = {size, tracking: TITLE_TRACKING};
  const first = LAST_BASELINE - (lines.length - 1) * size * LINE_HEIGHT;
  const titlePath = lines
    .map((line, index) => bold.outlines(line, MARGIN, first + index * size * LINE_HEIGHT, style))
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.background}"/>`,
    `<rect y="${CARD_SIZE.height - EDGE}" width="100%" height="${EDGE}" fill="${colors.accent}"/>`,
    head(design),
    label === undefined || section === title ? '' : sectionPath(label, first - size * 0.76 - SECTION.size, design),
    `<path fill="${colors.text}" d="${titlePath}"/>`,
    '</svg>',
  ].join('');
}

/** The largest letters in which a title has room; a word is broken only where the smallest are too large for it. */
export function fitTitle(title: string, face: Typeface): {size: number; lines: string[]} {
  const smallest = TITLE_SIZES.at(-1)!;
  const isWhole = (size: number) => holdsWords(title, titleWidth(face, size), TEXT_WIDTH);
  const sizes = isWhole(smallest.size) ? TITLE_SIZES.filter(({size}) => isWhole(size)) : TITLE_SIZES;
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
  return `<path fill="${colors.accent}" d="${medium.outlines(line!, MARGIN, baseline, SECTION)}"/>`;
}

/** Above: the logo, or the site's title. */
function head({logo, siteTitle, medium, colors}: CardDesign): string {
  if (logo !== undefined) {
    return `<image href="${logo}" x="${MARGIN}" y="${MARGIN - 16}" width="${TEXT_WIDTH}" height="${LOGO_HEIGHT}" preserveAspectRatio="xMinYMid meet"/>`;
  }
  const fits = (line: string) => medium.width(line, SECTION) <= TEXT_WIDTH;
  const [line = ''] = clamp(wrap(drawable(siteTitle, medium.has) ?? '', fits), 1, fits);
  return `<path fill="${colors.muted}" d="${medium.outlines(line, MARGIN, MARGIN + SECTION.size, SECTION)}"/>`;
}
