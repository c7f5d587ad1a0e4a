/** Draws text as outlines, which look the same on every machine. The typeface is Inter. */
import {readFileSync} from 'node:fs';
import {parse, type Font} from 'opentype.js';

/** The style in which text is measured or drawn. */
export interface TextStyle {
  /** Font size in pixels. */
  size: number;
  /** Space between letters, as a share of the size. */
  tracking: number;
}

/** A typeface in one weight. */
export interface Typeface {
  /** Whether the typeface has a character. */
  has: (character: string) => boolean;
  /** Returns the width of a text in pixels. */
  width: (text: string, style: TextStyle) => number;
  /** Returns the outlines of a text as SVG paths. Characters that the typeface lacks are left out. */
  outlines: (text: string, x: number, baseline: number, style: TextStyle) => string;
}

/** The subsets of the typeface, most used first. Most cards need only the first one. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Loads the typeface in a weight. The file of each subset is read when a text first needs it. */
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
  const drawn = new Map<string, string>();
  /** Returns the outline of a character as SVG path data, with its origin at 0, 0. */
  const outlineOf = (character: string, size: number): string => {
    const key = `${character}${size}`;
    const outline = drawn.get(key) ?? find(character)?.charToGlyph(character).getPath(0, 0, size).toPathData(1) ?? '';
    drawn.set(key, outline);
    return outline;
  };
  return {
    has: (character) => find(character) !== undefined,
    width: (text, style) => Array.from(text).reduce((width, character) => width + advance(character, style), 0),
    outlines(text, x, baseline, style) {
      let start = x;
      return Array.from(text)
        .map((character) => {
          const outline = outlineOf(character, style.size);
          const place = `${start.toFixed(1)} ${baseline.toFixed(1)}`;
          start += advance(character, style);
          return outline && `<path transform="translate(${place})" d="${outline}"/>`;
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
