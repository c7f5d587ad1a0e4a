/** The typeface of the cards, Inter, as outlines: a picture made of outlines looks the same on every machine. */
import {readFileSync} from 'node:fs';
import {parse, type Font} from 'opentype.js';

/** A text that is measured or drawn, in pixels. */
export interface TextStyle {
  size: number;
  /** Space between the letters, as a share of the size. */
  tracking: number;
}

export interface Typeface {
  /** Whether it has a character. */
  has: (character: string) => boolean;
  /** How wide a text is. */
  width: (text: string, style: TextStyle) => number;
  /** The text's outlines as the data of an SVG path; characters that it does not have are left out. */
  outlines: (text: string, x: number, baseline: number, style: TextStyle) => string;
}

/** The files that the typeface comes in, the most used first; most cards need no other. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Loads the typeface in a weight; each of its files when a text needs it. */
export function loadTypeface(weight: 500 | 700): Typeface {
  const fonts = new Map<string, Font>();
  const fontOf = (subset: string): Font => {
    const font = fonts.get(subset) ?? readFont(subset, weight);
    fonts.set(subset, font);
    return font;
  };
  const glyphs = new Map<string, Font | undefined>();
  const find = (character: string): Font | undefined => {
    if (glyphs.has(character)) return glyphs.get(character);
    const subset = SUBSETS.find((name) => fontOf(name).charToGlyphIndex(character) > 0);
    const font = subset === undefined ? undefined : fontOf(subset);
    glyphs.set(character, font);
    return font;
  };
  const advance = (character: string, {size, tracking}: TextStyle): number => {
    const font = find(character);
    return font === undefined ? 0 : (font.charToGlyph(character).advanceWidth! / font.unitsPerEm + tracking) * size;
  };
  return {
    has: (character) => find(character) !== undefined,
    width: (text, style) => Array.from(text).reduce((width, character) => width + advance(character, style), 0),
    outlines(text, x, baseline, style) {
      let start = x;
      return Array.from(text)
        .map((character) => {
          const outline = find(character)?.charToGlyph(character).getPath(start, baseline, style.size).toPathData(1);
          start += advance(character, style);
          return outline ?? '';
        })
        .join('');
    },
  };
}

function readFont(subset: string, weight: number): Font {
  const file = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
  const {buffer, byteOffset, byteLength} = readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}
