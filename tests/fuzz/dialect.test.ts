/**
 * Random and hostile Markdown through the dialect: it never hangs, throws nothing but what it documents, and loses no
 * text. FUZZ_RUNS says how many inputs; `npm run test:fuzz` reads 100,000.
 */
import * as fc from 'fast-check';
import type {Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {withPlainTitle} from '../../src/markdown/dialect/subtitle';
import {parseMarkdown, runDialect, type Format} from '../support/dialect';

const RUNS = Number(process.env.FUZZ_RUNS ?? 1000);
/** For one input, in ms. */
const BUDGET = 50;

jest.setTimeout(1_200_000);

/** What the dialect reads, whole and in pieces, and what might confuse it. */
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
/** Lines of pieces. */
const soup = fc
  .array(fc.tuple(line, lineBreak), {maxLength: 5})
  .map((rows) => rows.map(([parts, end]) => parts.join('') + end).join(''));

/** Containers in containers, well written but for what chance leaves out. */
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

/** One piece, over and over: what grows with the square of its length shows. */
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
  {weight: 1, arbitrary: fc.string({unit: 'grapheme', maxLength: 100})},
);

/** How often each word is said in a tree: in texts, addresses and attributes. */
function countWords(node: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof node === 'string') {
    for (const word of node.match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      // What kind of node it is, and where it stands, is no text.
      if (!['type', 'position'].includes(key) && !isName(node, key)) countWords(value, counts);
    }
  }
  return counts;
}

/** A container's or block's name says what it is; that of a colon in a text is text. */
const isName = (node: object, key: string): boolean =>
  key === 'name' && 'type' in node && (node.type === 'containerDirective' || node.type === 'leafDirective');

/** MDX refuses much that is no MDX; the dialect then reads it as Markdown. */
function parse(text: string, format: Format): [Root, Format] {
  try {
    return [parseMarkdown(text, format), format];
  } catch {
    return [parseMarkdown(text), 'md'];
  }
}

/** What the dialect leaves; undefined where it refuses the page, and says where and what to do. */
function run(tree: Root, text: string, format: Format): Root | undefined {
  try {
    return runDialect(tree, text, format);
  } catch (error) {
    if (error instanceof VFileMessage && error.source === 'portal' && error.line && error.reason) return undefined;
    throw error;
  }
}

/** What the processor spends, in ms, at the least of five times: a machine that is busy is not a hang. */
function timeOf(work: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 5 && best > BUDGET; round += 1) {
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
      let said: Map<string, number> | undefined;
      let left: Root | undefined;
      const time = timeOf(() => {
        const [tree, format] = parse(text, wanted);
        said = countWords(tree);
        left = run(tree, text, format);
      });
      slowest = Math.max(slowest, time);
      expect(time).toBeLessThan(BUDGET);
      if (!left) return;
      accepted += 1;
      const now = countWords(left);
      expect([...said!].filter(([word, count]) => (now.get(word) ?? 0) < count)).toEqual([]);
    }),
    {numRuns: RUNS},
  );
  // Else it would say little of what pages may hold.
  expect(accepted).toBeGreaterThan(RUNS / 3);
  process.stdout.write(`dialect: ${RUNS} inputs, ${accepted} accepted, slowest ${slowest.toFixed(1)} ms\n`);
});

it('reads hostile titles, and leaves one line of them', () => {
  fc.assert(
    fc.property(titles, soup, (title, rest) => {
      const text = title + rest;
      let plain = '';
      expect(timeOf(() => (plain = withPlainTitle(text)))).toBeLessThan(BUDGET);
      expect(plain.endsWith(rest.slice(rest.indexOf('\n') + 1))).toBe(true);
    }),
    {numRuns: Math.ceil(RUNS / 20)},
  );
});
