/** Characters of all scripts, for `fc.string`. fast-check's own, `binary` and `grapheme`, take a second each to prepare. */
import fc from 'fast-check';

/** Number of code points that are halves of a surrogate pair, from U+D800 on. */
const SURROGATES = 0x800;

/**
 * Any code point that is a character by itself, including unassigned ones and control characters. The second function
 * reads what the first returns, so `fc.string` can make texts such as `__proto__` of it, too.
 */
export const codePoint = fc.nat(0x10ffff - SURROGATES).map(
  (number) => String.fromCodePoint(number < 0xd800 ? number : number + SURROGATES),
  (value) => {
    const [first, ...others] = Array.from(String(value), (character) => character.codePointAt(0)!);
    if (first === undefined || others.length > 0) throw new Error(`${String(value)} isn't one code point.`);
    return first < 0xd800 ? first : first - SURROGATES;
  },
);

/** The first and the last letter, space, ideograph or emoji of some blocks. */
const BLOCKS = [
  [' ', '~'],
  ['\u2000', '\u200A'],
  ['À', 'ɏ'],
  ['Α', 'ϡ'],
  ['А', 'я'],
  ['א', 'ת'],
  ['ء', 'ي'],
  ['अ', 'ह'],
  ['ก', 'ฮ'],
  ['ᄀ', 'ᄒ'],
  ['぀', 'ヿ'],
  ['一', '鿿'],
  ['가', '힣'],
  ['😀', '🙏'],
  ['🤀', '🧿'],
  ['𝐀', '𝟿'],
] as const;

/** Nothing, or a character that belongs to the one before it: an accent, a vowel, a variant, a joiner or a skin tone. */
const MARKS = ['', '', '', '\u0301', '\u0308', '\u05B0', '\u064E', '\u093F', '\u0E31', '\uFE0F', '\u200D', '🏽'];

/** What readers take for one character, of one or two code points. */
export const grapheme = fc
  .tuple(
    fc.oneof(
      ...BLOCKS.map(([first, last]) =>
        fc
          .integer({min: first.codePointAt(0)!, max: last.codePointAt(0)!})
          .map((number) => String.fromCodePoint(number)),
      ),
    ),
    fc.constantFrom(...MARKS),
  )
  .map((parts) => parts.join(''));
