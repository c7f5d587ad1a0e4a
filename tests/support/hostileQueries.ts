/** Queries that are meant to break the search. */
import fc from 'fast-check';
import {codePoint, grapheme} from './characters';

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '&lt;b&gt;',
  '</mark>',
];
const PATTERNS = [
  '(a+)+$',
  '.*',
  '[a-z',
  '\\',
  '(?<=',
  '^$',
  '{1,99999}',
  'a|b|*',
  '\\u{10FFFF}',
  '%00',
  '${x}',
  '{{x}}',
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'send',
  'conversation.send',
  'C++',
  '1:1',
  'wallet',
];
const SCRIPTS = [
  'مرحبا',
  'שלום',
  '\u202Etxet\u202C',
  '你好',
  '👩‍👩‍👧',
  '👍🏽',
  '\uD800',
  '\u0000',
  'ﬁ',
  'İ',
  'e\u0301',
  '\uFEFF',
];

/**
 * Returns queries with markup, regular expressions, names of built-in properties, many writing systems, lone
 * surrogates, and up to 10,000 characters.
 */
export function hostileQuery(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...MARKUP, ...PATTERNS, ...NAMES, ...SCRIPTS);
  return fc.oneof(
    {weight: 6, arbitrary: fc.array(piece, {maxLength: 6}).map((pieces) => pieces.join(' '))},
    {weight: 3, arbitrary: fc.array(piece, {maxLength: 6}).map((pieces) => pieces.join(''))},
    {weight: 4, arbitrary: fc.string({unit: codePoint, maxLength: 40})},
    {weight: 4, arbitrary: fc.string({unit: grapheme, maxLength: 40})},
    {weight: 1, arbitrary: fc.tuple(fc.oneof(piece, fc.string()), fc.integer({min: 1, max: 10_000})).map(toLength)},
  );
}

const toLength = ([text, length]: [string, number]): string => (text || ' ').repeat(length).slice(0, length);
