/** Tests the code pipeline with random and hostile input. `FUZZ_RUNS` sets the number of inputs. */
import fc from 'fast-check';
import {parseFenceMeta} from '../../../../src/markdown/fence';
import {toCodeBlock, toInlineCode} from '../../../../src/markdown/code/block';
import {IncludeError, includedLines} from '../../../../src/markdown/code/include';
import {readNotation, readRanges} from '../../../../src/markdown/code/notation';
import {createPageTypes} from '../../../../src/markdown/twoslash/pageTypes';
import {tokenize} from '../../../../src/markdown/code/tokenize';
import {tabName} from '../../../../src/shared/codeGroups';
import {codePoint} from '../../../support/characters';

const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
/** The longest time that one input may take, in ms. */
const MOST = 50;
jest.setTimeout(60_000 + RUNS * 10);

/** Grammars to load before the tests, so that an input's time doesn't include loading them. */
const LANGUAGES =
  'ts tsx js jsx kotlin swift dart bash json protobuf groovy gradle sql go yaml diff text html markdown shell-session'.split(
    ' ',
  );
beforeAll(() => {
  for (const language of LANGUAGES) tokenize('a', language);
});

/** Pieces that mean something to the parsers. The inputs combine them at random. */
const PIECES = [
  '[!code ++]',
  '[!code --]',
  '[!code hl:3]',
  '[!code focus]',
  '[!code word:a]',
  '[!code word:\\:b:2]',
  '[!code ',
  '[!',
  '[!include a:b]',
  '[!include ~/x.ts:1-2 /a/b/]',
  '[!region a]',
  '[!endregion a]',
  '//',
  '/*',
  '*/',
  '{/*',
  '<!--',
  '-->',
  '#',
  '--',
  ';',
  '%',
  '{1,3-5}',
  '{99999999999-}',
  '{',
  '}',
  '[',
  ']',
  '[T]',
  'title="',
  "title='a'",
  '"',
  "'",
  '`',
  '\\',
  '${',
  '<',
  '>',
  '</a',
  '&amp;',
  '&',
  '(',
  ')',
  '=',
  ':',
  ',',
  '1',
  'a',
  'word',
  'constructor',
  '__proto__',
  ' ',
  '  ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '\u0000',
  '😀',
  '\ud800',
  'é',
  '{:ts}',
  'showLineNumbers',
  'function',
  'fun',
  '@',
  '$ ',
];
const pieces = fc.array(fc.constantFrom(...PIECES), {maxLength: 60}).map((parts) => parts.join(''));
/** Repeats one piece many times, to make regular expressions backtrack. */
const repeated = fc
  .tuple(pieces, fc.constantFrom(...PIECES), fc.nat(100), pieces)
  .map(([before, piece, times, after]) => before + piece.repeat(times) + after);
const text = fc.oneof(pieces, repeated, fc.string({unit: codePoint, maxLength: 200}), fc.string({maxLength: 200}));
const language = fc.oneof(fc.constantFrom(...LANGUAGES), fc.constantFrom('', 'klingon', '__proto__', 'constructor'));

/** Returns the processor time of a call in milliseconds, so that other load on the machine doesn't count. */
function workOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Runs a function with many inputs, and checks each result and its time. A slow input is run up to twice more, because
 * the first run may include compilation or garbage collection.
 */
function holds<Values extends [unknown, ...unknown[]], Result>(
  arbitraries: {[Key in keyof Values]: fc.Arbitrary<Values[Key]>},
  run: (...values: Values) => Result,
  check: (result: Result, ...values: Values) => void,
): void {
  fc.assert(
    fc.property(...arbitraries, (...values) => {
      let result: Result;
      let least = Infinity;
      for (let attempt = 0; attempt < 3 && least > MOST; attempt++) {
        least = Math.min(
          least,
          workOf(() => {
            result = run(...values);
          }),
        );
      }
      if (least > MOST) throw new Error(`took ${least.toFixed(0)} ms`);
      check(result!, ...values);
    }),
    {numRuns: RUNS},
  );
}

/** Returns the text in the HTML that render.ts writes. */
const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:span|mark)(?: class="[a-z -]*")?>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const words = fc.array(fc.constantFrom('{1,3-5}', 'showLineNumbers', 'twoslash', 'with="a b"', 'x'), {maxLength: 4});
const title = fc.stringMatching(/^[^\s[\]"'][^[\]"'\n]{0,50}$/).map((value) => value.trim());

it('the meta string of a fence is split into title and rest', () => {
  holds(
    [text],
    (meta) => parseFenceMeta(meta),
    ({title: found = '', rest}, meta) => {
      expect(meta).toContain(found);
      const missing = rest.split(/\s+/).filter((word) => !meta.includes(word));
      expect(missing).toEqual([]);
    },
  );
  holds(
    [words, title, words],
    (before, name, after) =>
      [`[${name}]`, `title="${name}"`, `title='${name}'`].map((written) =>
        parseFenceMeta([...before, written, ...after].join(' ')),
      ),
    (results, before, name, after) => {
      for (const {title: found, rest} of results) {
        expect(found).toBe(name);
        expect(rest.split(/\s+/).join(' ')).toBe([...before, ...after].join(' '));
      }
    },
  );
});

it('ranges contain only existing lines', () => {
  holds([text, fc.nat(2000)], readRanges, (lines, _, lineCount) => {
    expect([...lines].filter((line) => !Number.isInteger(line) || line < 1 || line > lineCount)).toEqual([]);
  });
});

it('notation removes nothing but itself', () => {
  holds([text], readNotation, ({lines, problems}, code) => {
    const written = code.split('\n');
    // Each shown line must be the beginning of a written line, and the order must be the same.
    let at = 0;
    for (const {text: shown, words: marked} of lines) {
      while (at < written.length && !isRestOf(written[at]!, shown)) at++;
      if (at++ >= written.length) throw new Error(`${JSON.stringify(shown)} was not written`);
      if (marked.some(({start, end}) => start < 0 || start >= end || end > shown.length))
        throw new Error('a mark is off');
    }
    expect(problems.filter(({line}) => !written[line - 1]!.includes('[!code'))).toEqual([]);
    if (!code.includes('[!code ')) expect(lines.map((line) => line.text)).toEqual(written);
  });
});

/** Whether a line has lost nothing, or only a comment with a notation and the white space before it. */
const isRestOf = (written: string, shown: string): boolean =>
  written === shown ||
  (written.startsWith(shown) && /^\s*(?:\{\/\*|<!--|\/\*|\/\/|--|#|;|%)\s*\[!code /.test(written.slice(shown.length)));

it('tokens are the text of the code', () => {
  holds([text, language], tokenize, (tokens, code) => {
    expect(tokens.map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(code);
  });
});

it('a fence becomes a block with the text of its code, whatever it contains', () => {
  holds(
    [text, text, language],
    (value, meta, lang) =>
      toCodeBlock({type: 'code', value, meta, lang: lang || null}, undefined, createPageTypes()).node,
    ({attributes}, value) => {
      const html = attributes.find((attribute) => 'name' in attribute && attribute.name === 'html')?.value as string;
      const shown = readNotation(value.replace(/\r\n?/g, '\n')).lines.map((line) => line.text);
      expect(textOf(html)).toBe(shown.join('\n'));
    },
  );
});

it('inline code keeps its text', () => {
  holds(
    [text.map((value) => `${value}{:ts}`)],
    (value) => toInlineCode({type: 'inlineCode', value}),
    (result, value) => {
      const [, shown] = /^(.+)\{:ts\}$/s.exec(value) ?? [];
      expect(result && textOf(result.node.attributes[0]!.value as string)).toBe(shown?.replace(/\r\n?|\n/g, ' '));
    },
  );
});

it('includes throw an IncludeError, or keep all other lines', () => {
  holds(
    [text, text],
    (code, file) => {
      try {
        return includedLines(code, (name) => (name === 'a' ? {text: file} : {problem: `no ${name}`}))
          .map(({text: line}) => line)
          .join('\n');
      } catch (error) {
        return error;
      }
    },
    (result, code) => {
      if (typeof result !== 'string') {
        expect(result).toBeInstanceOf(IncludeError);
        return;
      }
      const shown = new Set(result.split('\n'));
      expect(code.split('\n').filter((line) => !shown.has(line) && !line.includes('[!'))).toEqual([]);
    },
  );
});

it('the name of a tab is valid in an address', () => {
  holds([text], tabName, (name) => {
    expect(name).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u);
    expect(tabName(name)).toBe(name);
  });
});
