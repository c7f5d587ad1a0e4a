/** Converts the result of twoslash to plain data that can be cached. */
import type {NodeHover, NodeQuery, TwoslashNode} from 'twoslash';
import {docText} from './docText';
import type {Run} from './run';
import type {Note, Sample, Span, Tag} from './sample';

/** The maximum number of completions in a note. A longer list would push the code apart. */
const MAX_COMPLETIONS = 8;

/** Converts the result of twoslash. The caller adds the warnings. */
export function toSample(run: Run): Omit<Sample, 'warnings'> {
  const {hovers, highlights, errors, nodes, meta, ...result} = run.result;
  const code = result.code.replace(/\n+$/, '');
  const lines = code.split('\n');
  return {
    code,
    language: meta.extension,
    hovers: hovers
      // The type `any` doesn't help readers.
      .filter(({text}) => text !== 'any')
      .flatMap((hover) => spansOf(hover, lines).map((span) => ({...span, ...typeAndDocs(hover)}))),
    marks: highlights.flatMap((highlight) => spansOf(highlight, lines)),
    faults: errors.flatMap((error) => spansOf(error, lines)),
    notes: [...nodes.flatMap(toNote), ...tagsOf(run)]
      .map((note) => ({...note, line: Math.min(note.line, lines.length - 1)}))
      .sort((a, b) => a.line - b.line),
  };
}

/** Returns one span for each line that a node covers. */
function spansOf({line, character, length}: TwoslashNode, lines: readonly string[]): Span[] {
  const spans: Span[] = [];
  let start = character;
  let left = length;
  for (let at = line; at < lines.length && left > 0; at++) {
    const end = Math.min(lines[at]!.length, start + left);
    if (end > start) spans.push({line: at, start, end});
    left -= end - start + 1;
    start = 0;
  }
  return spans;
}

function typeAndDocs({text, docs, tags}: NodeHover | NodeQuery): {type: string; docs?: string} {
  const comment = docText(docs, tags);
  return {type: text, ...(comment !== undefined && {docs: comment})};
}

function toNote(node: TwoslashNode): Note[] {
  const {line, character} = node;
  switch (node.type) {
    case 'query':
      return [{kind: 'query', line, start: character, ...typeAndDocs(node)}];
    case 'error':
      return [{kind: 'fault', line, code: Number(node.code), text: node.text}];
    case 'completion': {
      // Twoslash's prefix is `na` for `user.na`, but `.` for `user.`.
      const prefix = node.completionsPrefix.replace(/^\W+/, '');
      const names = shorten(node.completions.map(({name}) => name));
      return [{kind: 'completion', line, start: character - prefix.length, prefix, names}];
    }
    case 'highlight':
      return node.text ? [{kind: 'annotate', line, text: node.text}] : [];
    case 'tag':
    case 'hover':
      return [];
  }
}

/**
 * Returns a note for each tag, such as `@log`. Twoslash leaves out a tag if another notation comes right after it, so
 * this function uses twoslash's list of all tags. A tag is on a line of its own. Twoslash removes this line, and the
 * note belongs to the line before.
 */
function tagsOf({cuts, result: {code, meta}}: Run): Note[] {
  // With `showEmit`, `code` is the compiler's output, so the tags' positions mean nothing in it.
  if (meta.handbookOptions.showEmit) return [];
  const removedBefore = (position: number) =>
    meta.removals.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(position, to) - from), 0);
  return meta.flagNotations
    .filter(({type, start}) => type === 'tag' && !cuts.some(([from, to]) => start >= from && start < to))
    .sort((a, b) => a.start - b.start)
    .map(({name, value, start}) => {
      const before = code.slice(0, start - removedBefore(start)).split('\n').length - 2;
      return {kind: name as Tag, line: Math.max(0, before), text: typeof value === 'string' ? value : ''};
    });
}

function shorten(names: readonly string[]): string[] {
  const most = MAX_COMPLETIONS - 1;
  return names.length > MAX_COMPLETIONS ? [...names.slice(0, most), `and ${names.length - most} more`] : [...names];
}
