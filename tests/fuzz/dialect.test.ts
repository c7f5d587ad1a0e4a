/**
 * Tests the dialect with random and hostile Markdown. The dialect must never hang, lose text, or throw an error other
 * than those that it documents. FUZZ_RUNS sets the number of inputs; `npm run test:fuzz` uses 100,000.
 */
import * as fc from 'fast-check';
import type {Root} from 'mdast';
import {withPlainTitle} from '../../src/markdown/dialect/subtitle';
import {PageError} from '../../src/markdown/mistakes';
import {grapheme} from '../support/characters';
import {parseMarkdown, runDialect, type Format} from '../support/dialect';

const RUNS = Number(process.env.FUZZ_RUNS ?? 1000);
/** The most CPU time that one input may take, in ms. */
const BUDGET_MS = 50;

jest.setTimeout(1_200_000);

/** Syntax of the dialect, whole and in pieces, and text that might confuse the dialect's parser. */
const PIECES = [
  ...[':', '::', ':::', '::::', ':::::', ':::note', ':::details', ':::steps', ':::code-group', '::authors', ':::nope'],
  ...[
    '[',
    ']',
    '[Title]',
    '[[a]',
    '{',
    '}',
    '{#id .class a="b"}',
    '{open}',
    '\\',
    '\\:::',
    '&amp;',
    '&#0;',
    '`',
    '**',
    '_',
  ],
  ...[
    '# ',
    '## ',
    '### Step',
    '- ',
    '- [x] ',
    '- [ ] ',
    '1. ',
    '> ',
    '>',
    '    ',
    '\t',
    '  ',
    '| a | b |',
    '| - | - |',
  ],
  ...['```ts [A]', '```', '~~~', '![a](b "c")', '[a](b)', '[a]: b', '[^1]', '[^1]: note', '<b>', '</b>', '<!--', '-->'],
  ...[
    '10:30',
    'xmtp:env',
    ':a[b]{c}',
    ':smile:',
    'word',
    'Wörter',
    '\u200b',
    '\u0000',
    '😀',
    '===',
    '---',
    '***',
    '====',
  ],
];

const line = fc.array(fc.oneof({weight: 6, arbitrary: fc.constantFrom(...PIECES)}, fc.string({maxLength: 8})), {
  maxLength: 4,
});
const lineBreak = fc.constantFrom('\n', '\n\n', '\r\n', '\r');
/** A text of random lines. */
const soup = fc
  .array(fc.tuple(line, lineBreak), {maxLength: 5})
  .map((rows) => rows.map(([parts, end]) => parts.join('') + end).join(''));

/** Nested containers, some of them with too few colons or never closed. */
const {tree: nested} = fc.letrec<{tree: string[]; leaf: string[]}>((tie) => ({
  leaf: soup.map((text) => text.split(/\r\n|\r|\n/)),
  tree: fc.oneof(
    {maxDepth: 3, withCrossShrink: true},
    tie('leaf'),
    fc
      .tuple(
        fc.constantFrom('note', 'details', 'steps', 'tip', 'code-group', 'nope'),
        fc.array(tie('tree'), {maxLength: 2}),
        fc.constantFrom('', '> ', '  ', '- '),
        fc.integer({min: 0, max: 9}),
      )
      .map(([name, children, prefix, chance]) => {
        const inside = children.flat();
        const longest = Math.max(2, ...inside.map((text) => /:{3,}/.exec(text)?.[0].length ?? 0));
        const colons = ':'.repeat(chance === 0 ? 3 : longest + 1);
        const rows = [colons + name, ...inside, ...(chance === 1 ? [] : [colons])];
        return rows.map((row, index) => (prefix === '- ' && index > 0 ? `  ${row}` : prefix + row));
      }),
  ),
}));

/** A repeated piece, which reveals quadratic running time. */
const repeated = fc
  .tuple(
    fc.constantFrom(...PIECES, '# a [', ':a[', '::::note\n', '> :::note\n', '- :::tip\n'),
    fc.integer({min: 1, max: 25}),
    soup,
  )
  .map(([piece, times, rest]) => piece.repeat(times) + rest);

const titles = fc
  .tuple(line, line, fc.constantFrom('', ' \\{#id}', ' #'))
  .map(([a, b, end]) => `# ${a.join('')} [${b.join('')}]${end}\n`);

const markdown = fc.oneof(
  {weight: 4, arbitrary: soup},
  {weight: 3, arbitrary: nested.map((rows) => rows.join('\n'))},
  {weight: 1, arbitrary: repeated},
  {weight: 1, arbitrary: titles},
  {weight: 1, arbitrary: fc.string({unit: grapheme, maxLength: 100})},
);

/** Counts the words in a tree's texts, addresses and attributes. */
function countWords(node: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof node === 'string') {
    for (const word of node.match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      // A node's type and position aren't text.
      if (!['type', 'position'].includes(key) && !isName(node, key)) countWords(value, counts);
    }
  }
  return counts;
}

/**
 * Whether a key is the name of a container (`:::`) or block (`::`), which isn't text. The dialect keeps a name after a
 * single colon as text.
 */
const isName = (node: object, key: string): boolean =>
  key === 'name' && 'type' in node && (node.type === 'containerDirective' || node.type === 'leafDirective');

/** Parses a text as MDX or Markdown. Text that isn't valid MDX is parsed as Markdown. */
function parse(text: string, format: Format): [Root, Format] {
  try {
    return [parseMarkdown(text, format), format];
  } catch {
    return [parseMarkdown(text), 'md'];
  }
}

/**
 * Returns the tree that the dialect makes; undefined if the dialect refuses the page. A refusal must have a line and a
 * message for each mistake.
 */
function run(tree: Root, text: string, format: Format): Root | undefined {
  try {
    return runDialect(tree, text, format);
  } catch (error) {
    if (error instanceof PageError && error.mistakes.every(({line, message}) => line && message)) return undefined;
    throw error;
  }
}

/** Returns the CPU time of `work` in ms. Runs slow work up to five times, and returns the shortest time. */
function timeOf(work: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 5 && best > BUDGET_MS; round += 1) {
    const before = process.cpuUsage();
    work();
    const {user, system} = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

let accepted = 0;
let slowest = 0;

it(`reads ${RUNS} inputs`, () => {
  fc.assert(
    fc.property(markdown, fc.constantFrom<Format>('md', 'md', 'mdx'), (text, wanted) => {
      let wordsBefore: Map<string, number> | undefined;
      let result: Root | undefined;
      const time = timeOf(() => {
        const [tree, format] = parse(text, wanted);
        wordsBefore = countWords(tree);
        result = run(tree, text, format);
      });
      slowest = Math.max(slowest, time);
      expect(time).toBeLessThan(BUDGET_MS);
      if (!result) return;
      accepted += 1;
      const wordsAfter = countWords(result);
      expect([...wordsBefore!].filter(([word, count]) => (wordsAfter.get(word) ?? 0) < count)).toEqual([]);
    }),
    {numRuns: RUNS},
  );
  // If the dialect accepted fewer inputs, the test would say little about valid pages.
  expect(accepted).toBeGreaterThan(RUNS / 3);
  process.stdout.write(`dialect: ${RUNS} inputs, ${accepted} accepted, slowest ${slowest.toFixed(1)} ms\n`);
});

it('reads hostile titles, and turns each into one line', () => {
  fc.assert(
    fc.property(titles, soup, (title, rest) => {
      const text = title + rest;
      let plain = '';
      expect(timeOf(() => (plain = withPlainTitle(text)))).toBeLessThan(BUDGET_MS);
      expect(plain.endsWith(rest.slice(rest.indexOf('\n') + 1))).toBe(true);
    }),
    {numRuns: Math.ceil(RUNS / 20)},
  );
});
