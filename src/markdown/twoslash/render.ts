/**
 * A checked sample as HTML: names with a type say which (`data-type`, an index into those of the page), and what is
 * shown in flow stands beneath its line. The types are no part of the HTML: they weigh more than the code, and few of
 * them are read. All that is no code bears `data-annotation`. The looks and the popups are
 * in src/components/mdx/Annotations.
 */
import type {NotedLine, WordMark} from '../code/notation';
import {readNotation} from '../code/notation';
import {cut, escape, renderLines} from '../../shared/code/render';
import {tokenize} from '../code/tokenize';
import type {Token} from '../../shared/code/tokens';
import type {PageTypes} from './pageTypes';
import type {Hover, Note, Place, Sample, Tag} from './sample';

/** A stretch and the attributes that its tokens get. */
interface Marked extends Place {
  attributes: string;
}

/** Types in the colors of code. */
function renderType(type: string): string {
  const lines = type.split('\n').map((text) => ({text, marks: new Set<never>(), words: []}));
  return renderLines(lines, tokenize(type, 'ts'), false);
}

/** What a name shows. */
const renderHover = ({type, docs}: Hover): string =>
  `<code>${renderType(type)}</code>${docs === undefined ? '' : `<p>${escape(docs)}</p>`}`;

/** Tokens split where a stretch begins or ends, with the attributes of all stretches that they are in. */
function markTokens(tokens: readonly Token[], stretches: readonly Marked[]): Token[] {
  const length = tokens.reduce((sum, {text}) => sum + text.length, 0);
  const edges = [0, ...stretches.flatMap(({start, end}) => [start, end]), length].sort((a, b) => a - b);
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index]!;
    const attributes = stretches
      .filter((stretch) => stretch.start <= start && end <= stretch.end)
      .map((stretch) => stretch.attributes)
      .join('');
    return cut(tokens, start, end).map((token) => (attributes ? {...token, attributes} : token));
  });
}

/** With the marks of `^^^`, where they cross no mark that is there already. */
function withMarks(words: readonly WordMark[], marks: readonly WordMark[]): WordMark[] {
  const free = marks.filter((mark) => words.every(({start, end}) => mark.end <= start || end <= mark.start));
  return [...words, ...free].sort((a, b) => a.start - b.start);
}

/** Where each line of the sample's code has gone: lines that hold nothing but notation are not shown. */
function shownLines(code: string): number[] {
  let next = 0;
  return code.split('\n').map((line) => {
    next += readNotation(line).lines.length;
    return Math.max(0, next - 1);
  });
}

const TAG_LABEL: Readonly<Record<Tag, string>> = {log: 'Log', warn: 'Warning', error: 'Error', annotate: 'Note'};

/** Read, not seen: what the place of a note tells the eye. */
const spoken = (text: string): string => `<span class="sr-only">${text}: </span>`;

function renderNote(note: Note): string {
  const block = (html: string, start = 0) =>
    `<span data-annotation="${note.kind}"><span data-indent>${' '.repeat(start)}</span><span data-note>${html}</span></span>`;
  switch (note.kind) {
    case 'query':
      return block(
        spoken('Type') +
          renderType(note.type) +
          (note.docs === undefined ? '' : `<span data-docs>${escape(note.docs)}</span>`),
        note.start,
      );
    case 'completion':
      return block(
        spoken('Completions') +
          note.names.map((name) => `<span data-name>${renderCompletion(name, note.prefix)}</span>`).join(''),
        note.start,
      );
    case 'fault':
      return block(`<b>Error ${note.code}:</b> ${escape(note.text)}`);
    case 'log':
    case 'warn':
    case 'error':
    case 'annotate':
      return block(`<b>${TAG_LABEL[note.kind]}${note.text && ':'}</b> ${escape(note.text)}`);
  }
}

const renderCompletion = (name: string, prefix: string): string =>
  name.startsWith(prefix) ? `<b>${escape(prefix)}</b>${escape(name.slice(prefix.length))}` : escape(name);

/**
 * The HTML of an annotated block.
 *
 * @param lines - of the sample's code, without notation
 * @param tokens - of these lines
 * @param everyLine - whether each line is an element, for line numbers
 * @param types - of the page; those of the sample are added
 */
export function renderAnnotations(
  sample: Sample,
  lines: readonly NotedLine[],
  tokens: readonly (readonly Token[])[],
  everyLine: boolean,
  types: Pick<PageTypes, 'indexOf'>,
): string {
  const shown = shownLines(sample.code);
  const stretches: Marked[] = [
    ...sample.hovers.map((hover) => ({...hover, attributes: ` data-type="${types.indexOf(renderHover(hover))}"`})),
    ...sample.faults.map((fault) => ({...fault, attributes: ' data-fault'})),
  ];
  const at = <T extends {line: number}>(index: number, all: readonly T[]) =>
    all.filter(({line}) => shown[line] === index);
  return renderLines(
    lines.map((line, index) => ({...line, words: withMarks(line.words, at(index, sample.marks))})),
    tokens.map((line, index) => markTokens(line, at(index, stretches))),
    everyLine,
    lines.map((_line, index) => at(index, sample.notes).map(renderNote).join('')),
  );
}
