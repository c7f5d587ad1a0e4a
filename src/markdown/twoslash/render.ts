/**
 * Renders a checked sample to HTML. A name with a type has `data-type`, an index into the page's types. The types
 * themselves aren't in the HTML, because they are larger than the code and readers look at few of them. Each note is
 * below its line, in an element with `data-annotation`. The styles and popups are in src/components/mdx/Annotations.
 */
import type {NotedLine, WordMark} from '../code/notation';
import {readNotation} from '../code/notation';
import {cut, renderLines} from '../../shared/code/render';
import {escapeHtml} from '../../shared/html';
import {tokenize} from '../code/tokenize';
import type {Token} from '../../shared/code/tokens';
import type {PageTypes} from './pageTypes';
import type {Hover, Note, Sample, Span, Tag} from './sample';

/** A span, and the HTML attributes to add to each token in the span. */
interface MarkedSpan extends Span {
  attributes: string;
}

function renderType(type: string): string {
  const lines = type.split('\n').map((text) => ({text, marks: new Set<never>(), words: []}));
  return renderLines(lines, tokenize(type, 'ts'), false);
}

/** Renders the documentation of a name. Text in backticks is code. */
const renderDocs = (docs: string): string => escapeHtml(docs).replace(/`([^`\n]+)`/g, '<code>$1</code>');

const renderHover = ({type, docs}: Hover): string =>
  `<code>${renderType(type)}</code>${docs === undefined ? '' : `<p>${renderDocs(docs)}</p>`}`;

/** Splits tokens where a span begins or ends, and adds to each token the attributes of all spans around it. */
function markTokens(tokens: readonly Token[], spans: readonly MarkedSpan[]): Token[] {
  const length = tokens.reduce((sum, {text}) => sum + text.length, 0);
  const edges = [0, ...spans.flatMap(({start, end}) => [start, end]), length].sort((a, b) => a - b);
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index]!;
    const attributes = spans
      .filter((span) => span.start <= start && end <= span.end)
      .map((span) => span.attributes)
      .join('');
    return cut(tokens, start, end).map((token) => (attributes ? {...token, attributes} : token));
  });
}

/** Returns a line's marked words and the spans above `^^^`, except spans that overlap one of these words. */
function withMarks(words: readonly WordMark[], marks: readonly WordMark[]): WordMark[] {
  const free = marks.filter((mark) => words.every(({start, end}) => mark.end <= start || end <= mark.start));
  return [...words, ...free].sort((a, b) => a.start - b.start);
}

/**
 * Returns, for each line of the sample's code, the line's index among the lines that are shown. A line with only
 * notation isn't shown, and gets the index of the line before it.
 */
function shownLines(code: string): number[] {
  let next = 0;
  return code.split('\n').map((line) => {
    next += readNotation(line).lines.length;
    return Math.max(0, next - 1);
  });
}

const TAG_LABEL: Readonly<Record<Tag, string>> = {log: 'Log', warn: 'Warning', error: 'Error', annotate: 'Note'};

/** Renders the kind of a note for screen readers only. Sighted readers recognize the kind by the note's position. */
const spoken = (text: string): string => `<span class="sr-only">${text}: </span>`;

function renderNote(note: Note): string {
  const block = (html: string, start = 0) =>
    `<span data-annotation="${note.kind}"><span data-indent>${' '.repeat(start)}</span><span data-note>${html}</span></span>`;
  switch (note.kind) {
    case 'query':
      return block(
        spoken('Type') +
          renderType(note.type) +
          (note.docs === undefined ? '' : `<span data-docs>${renderDocs(note.docs)}</span>`),
        note.start,
      );
    case 'completion':
      return block(
        spoken('Completions') +
          note.names.map((name) => `<span data-name>${renderCompletion(name, note.prefix)}</span>`).join(''),
        note.start,
      );
    case 'fault':
      return block(`<b>Error ${note.code}:</b> ${escapeHtml(note.text)}`);
    case 'log':
    case 'warn':
    case 'error':
    case 'annotate':
      return block(`<b>${TAG_LABEL[note.kind]}${note.text && ':'}</b> ${escapeHtml(note.text)}`);
  }
}

const renderCompletion = (name: string, prefix: string): string =>
  name.startsWith(prefix) ? `<b>${escapeHtml(prefix)}</b>${escapeHtml(name.slice(prefix.length))}` : escapeHtml(name);

/**
 * Renders the code block of a checked sample to HTML.
 *
 * @param lines - the lines of the sample's code, without notation
 * @param tokens - the tokens of these lines
 * @param everyLine - whether to put each line into an element, for line numbers
 * @param types - the page's types, to which this function adds the sample's types
 */
export function renderAnnotations(
  sample: Sample,
  lines: readonly NotedLine[],
  tokens: readonly (readonly Token[])[],
  everyLine: boolean,
  types: Pick<PageTypes, 'indexOf'>,
): string {
  const shown = shownLines(sample.code);
  const spans: MarkedSpan[] = [
    ...sample.hovers.map((hover) => ({...hover, attributes: ` data-type="${types.indexOf(renderHover(hover))}"`})),
    ...sample.faults.map((fault) => ({...fault, attributes: ' data-fault'})),
  ];
  const at = <T extends {line: number}>(index: number, all: readonly T[]) =>
    all.filter(({line}) => shown[line] === index);
  return renderLines(
    lines.map((line, index) => ({...line, words: withMarks(line.words, at(index, sample.marks))})),
    tokens.map((line, index) => markTokens(line, at(index, spans))),
    everyLine,
    lines.map((_line, index) => at(index, sample.notes).map(renderNote).join('')),
  );
}
