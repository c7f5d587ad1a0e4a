/** Properties of the code pipeline, over random and hostile input. `FUZZ_RUNS` says over how much of it. */
import fc from 'fast-check';
import {parseFenceMeta} from '../../../../src/markdown/fence';
import {toCodeBlock, toInlineCode} from '../../../../src/markdown/code/block';
import {expandIncludes, IncludeError} from '../../../../src/markdown/code/include';
import {readNotation, readRanges} from '../../../../src/markdown/code/notation';
import {renderLines} from '../../../../src/markdown/code/render';
import {knowsLanguage, tokenize} from '../../../../src/markdown/code/tokenize';
import {tabName} from '../../../../src/config/codeGroups';

const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
/** What one input may take, in ms. */
const MOST = 50;
jest.setTimeout(60_000 + RUNS * 10);

/** Loaded first: the time of a grammar's first use is not that of an input. */
const LANGUAGES =
  'ts tsx js jsx kotlin swift dart bash json protobuf groovy gradle sql go yaml diff text html markdown shell-session'.split(
    ' ',
  );
beforeAll(() => {
  for (const language of LANGUAGES) tokenize('a', language);
});

/** Pieces that mean something to the parsers, to be put together in every way. */
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
/** One piece, many times over: what makes an expression go back over its steps. */
const repeated = fc
  .tuple(pieces, fc.constantFrom(...PIECES), fc.nat(100), pieces)
  .map(([before, piece, times, after]) => before + piece.repeat(times) + after);
const text = fc.oneof(pieces, repeated, fc.string({unit: 'binary', maxLength: 200}), fc.string({maxLength: 200}));
const language = fc.oneof(fc.constantFrom(...LANGUAGES), fc.constantFrom('', 'klingon', '__proto__', 'constructor'));

/** Runs a property; what takes too long is tried twice more, for the machine has other work. */
function holds<Values extends [unknown, ...unknown[]]>(
  arbitraries: {[Key in keyof Values]: fc.Arbitrary<Values[Key]>},
  check: (...values: Values) => void,
): void {
  fc.assert(
    fc.property(...arbitraries, (...values) => {
      let fastest = Infinity;
      for (let attempt = 0; attempt < 3 && fastest > MOST; attempt++) {
        const start = performance.now();
        check(...values);
        fastest = Math.min(fastest, performance.now() - start);
      }
      if (fastest > MOST) throw new Error(`took ${fastest.toFixed(0)} ms`);
    }),
    {numRuns: RUNS},
  );
}

/** The text of HTML as render.ts writes it. */
const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:span|mark)(?: class="[a-z -]*")?>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const words = fc.array(fc.constantFrom('{1,3-5}', 'showLineNumbers', 'twoslash', 'with="a b"', 'x'), {maxLength: 4});
const title = fc.stringMatching(/^[^\s[\]"'][^[\]"'\n]{0,50}$/).map((value) => value.trim());

it('a fence says its title, and the rest as it was written', () => {
  holds([text], (meta) => {
    const {title: found = '', rest} = parseFenceMeta(meta);
    expect(meta).toContain(found);
    for (const word of rest.split(/\s+/)) expect(meta).toContain(word);
  });
  holds([words, title, words], (before, name, after) => {
    for (const written of [`[${name}]`, `title="${name}"`, `title='${name}'`]) {
      const meta = [...before, written, ...after].join(' ');
      const {title: found, rest} = parseFenceMeta(meta);
      expect(found).toBe(name);
      expect(rest.split(/\s+/).join(' ')).toBe([...before, ...after].join(' '));
    }
  });
});

it('ranges are lines that there are', () => {
  holds([text, fc.nat(2000)], (meta, lineCount) => {
    for (const line of readRanges(meta, lineCount)) {
      expect(Number.isInteger(line) && line >= 1 && line <= lineCount).toBe(true);
    }
  });
});

it('notation takes nothing out but itself', () => {
  holds([text], (code) => {
    const {lines, problems} = readNotation(code);
    const written = code.split('\n');
    // Each line that is shown begins one that was written, in their order.
    let at = 0;
    for (const {text: shown, words} of lines) {
      while (
        at < written.length &&
        !(written[at]!.startsWith(shown) && takesNotation(written[at]!.slice(shown.length)))
      )
        at++;
      expect(at++).toBeLessThan(written.length);
      for (const {start, end} of words) expect(start >= 0 && start < end && end <= shown.length).toBe(true);
    }
    for (const {line} of problems) expect(written[line - 1]).toContain('[!code ');
    if (!code.includes('[!code ')) expect(lines.map((line) => line.text)).toEqual(written);
  });
});

/** Whether what was taken off a line is nothing, or white space and a comment with a notation. */
const takesNotation = (taken: string): boolean =>
  taken === '' || /^\s*(?:\{\/\*|<!--|\/\*|\/\/|--|#|;|%)\s*\[!code /.test(taken);

it('colored code has the text of the code', () => {
  holds([text, language], (code, name) => {
    const tokens = tokenize(code, name);
    expect(tokens.map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(code);
    const {lines} = readNotation(code);
    const shown = lines.map((line) => line.text).join('\n');
    expect(textOf(renderLines(lines, tokenize(shown, name), false))).toBe(shown);
    expect(typeof knowsLanguage(name)).toBe('boolean');
  });
});

/** Samples with types are checked by TypeScript, which is not on trial here. */
const unmarked = (): never => {
  throw new Error('no fence of these is marked twoslash');
};

it('a fence becomes a block, whatever stands in it', () => {
  holds([text, text, language], (value, meta, lang) => {
    const {node} = toCodeBlock({type: 'code', value, meta, lang: lang || null}, unmarked);
    const html = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'html')?.value as string;
    const shown = readNotation(value.replace(/\r\n?/g, '\n')).lines.map((line) => line.text);
    expect(textOf(html)).toBe(shown.join('\n'));
  });
});

it('inline code keeps its text', () => {
  holds([text], (value) => {
    const html = toInlineCode({type: 'inlineCode', value})?.node.attributes[0]?.value;
    if (typeof html !== 'string') return;
    const [, shown] = /^(.+)\{:[\w-]+\}$/s.exec(value)!;
    expect(textOf(html)).toBe(shown!.replace(/\r\n?|\n/g, ' '));
  });
});

it('includes fail as documented, or keep all other lines', () => {
  holds([text, text], (code, file) => {
    const read = (name: string) => (name === 'a' ? {text: file} : {problem: `no ${name}`});
    try {
      const expanded = expandIncludes(code, read);
      if (!code.includes('[!')) expect(expanded).toBe(code);
    } catch (error) {
      expect(error).toBeInstanceOf(IncludeError);
    }
  });
});

it('a tab is named so that an address can hold it', () => {
  holds([text], (title) => {
    const name = tabName(title);
    expect(name).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u);
    expect(tabName(name)).toBe(name);
  });
});
