/**
 * Renders colored and marked lines of code to HTML. The build renders fenced code. The browser renders only code that
 * is created at run time.
 */
import {escapeHtml} from '../html';
import type {LineMark, NotedLine, WordMark} from '../../markdown/code/notation';
import {REMOVED_LINE} from './removedLines';
import type {Token, TokenKind} from './tokens';

/**
 * CSS classes by kind of token. They have one letter, because a page has thousands of them. Styles are in
 * src/css/code.css.
 */
export const KIND_CLASS: Readonly<Record<TokenKind, string>> = {
  comment: 'c',
  keyword: 'k',
  string: 's',
  constant: 'n',
  function: 'f',
  type: 't',
  property: 'a',
};

/**
 * Returns HTML without the elements that color its code. Most elements of a page are such elements, so without them,
 * the build reads its pages in half the time.
 *
 * @param html - HTML as the minifier writes it, which may contain `&` without `amp;`
 * @param kept - the kinds of token whose colors stay
 */
export function withoutColors(html: string, kept: readonly TokenKind[] = []): string {
  const kinds = (Object.keys(KIND_CLASS) as TokenKind[]).filter((kind) => !kept.includes(kind));
  const classes = kinds.map((kind) => KIND_CLASS[kind]).join('');
  return (
    html
      // Without the tags between them, browsers could read `&` and the next word as a character reference: `&timestamp`
      // would show as `×tamp`.
      .replace(/&(?=[\w#]*<)/g, '&amp;')
      .replace(new RegExp(`<span class="?[${classes}]"?>([^<]*)</span>`, 'g'), '$1')
  );
}

const MARK_CLASS: Readonly<Record<LineMark, string>> = {
  add: 'line-add',
  remove: REMOVED_LINE,
  highlight: 'line-highlight',
  focus: 'line-focus',
};

const span = (className: string, html: string): string => `<span class="${className}">${html}</span>`;

function renderToken({text, kind, attributes}: Token): string {
  const all = (kind === undefined ? '' : ` class="${KIND_CLASS[kind]}"`) + (attributes ?? '');
  return all === '' ? escapeHtml(text) : `<span${all}>${escapeHtml(text)}</span>`;
}

/** Returns the tokens of a line's characters from `start` up to, but not including, `end`. */
export function cut(tokens: readonly Token[], start: number, end: number): Token[] {
  let position = 0;
  return tokens.flatMap((token) => {
    const from = Math.max(0, start - position);
    const to = Math.min(token.text.length, end - position);
    position += token.text.length;
    return from < to ? [{...token, text: token.text.slice(from, to)}] : [];
  });
}

/** Renders the tokens of a line, with `<mark>` around the marked words. */
function renderWords(tokens: readonly Token[], words: readonly WordMark[]): string {
  let html = '';
  let position = 0;
  let next = 0;
  for (const token of tokens) {
    const {text} = token;
    const offset = position;
    while (position < offset + text.length) {
      const word = words[next];
      const edge = word && (position < word.start ? word.start : word.end);
      const end = Math.min(offset + text.length, edge ?? Infinity);
      if (position === word?.start) html += '<mark>';
      html += renderToken({...token, text: text.slice(position - offset, end - offset)});
      if (end === word?.end) {
        html += '</mark>';
        next++;
      }
      position = end;
    }
  }
  return html;
}

/**
 * Renders the lines of a code block. Only marked or numbered lines are elements. Line breaks are text between lines, so
 * that every browser copies them.
 *
 * @param tokens - the tokens of each line, with the same text as `lines`
 * @param everyLine - whether each line is an element, for line numbers
 * @param notes - the HTML of the notes below each line
 */
export function renderLines(
  lines: readonly NotedLine[],
  tokens: readonly (readonly Token[])[],
  everyLine: boolean,
  notes: readonly (string | undefined)[] = [],
): string {
  return lines
    .map(({marks, words}, index) => {
      const html = renderWords(tokens[index] ?? [], words);
      const classes = [...marks].map((mark) => MARK_CLASS[mark]);
      const line = classes.length > 0 || everyLine ? span(['line', ...classes].join(' '), html) : html;
      // Notes are block elements, so a line break after a note would show as an empty line.
      return line + (index < lines.length - 1 ? '\n' : '') + (notes[index] ?? '');
    })
    .join('');
}
