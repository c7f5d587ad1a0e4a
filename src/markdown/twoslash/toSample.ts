/** What twoslash gives as plain data, with its nodes as stretches of lines. */
import type {NodeHover, NodeQuery, TwoslashNode} from 'twoslash';
import {docText} from './docText';
import type {Run} from './run';
import type {Note, Place, Sample, Tag} from './sample';

/** More would hide the code. */
const MOST_COMPLETIONS = 8;

export function toSample(run: Run): Omit<Sample, 'warnings'> {
  const {hovers, highlights, errors, nodes, meta, ...result} = run.result;
  const code = result.code.replace(/\n+$/, '');
  const lines = code.split('\n');
  return {
    code,
    language: meta.extension,
    hovers: hovers
      // What the compiler does not know either.
      .filter(({text}) => text !== 'any')
      .flatMap((hover) => placesOf(hover, lines).map((place) => ({...place, ...known(hover)}))),
    marks: highlights.flatMap((highlight) => placesOf(highlight, lines)),
    faults: errors.flatMap((error) => placesOf(error, lines)),
    notes: [...nodes.flatMap(toNote), ...tagsOf(run)]
      .map((note) => ({...note, line: Math.min(note.line, lines.length - 1)}))
      .sort((a, b) => a.line - b.line),
  };
}

/** One stretch for each line that it covers. */
function placesOf({line, character, length}: TwoslashNode, lines: readonly string[]): Place[] {
  const places: Place[] = [];
  let start = character;
  let left = length;
  for (let at = line; at < lines.length && left > 0; at++) {
    const end = Math.min(lines[at]!.length, start + left);
    if (end > start) places.push({line: at, start, end});
    left -= end - start + 1;
    start = 0;
  }
  return places;
}

function known({text, docs, tags}: NodeHover | NodeQuery): {type: string; docs?: string} {
  const comment = docText(docs, tags);
  return {type: text, ...(comment !== undefined && {docs: comment})};
}

function toNote(node: TwoslashNode): Note[] {
  const {line, character} = node;
  switch (node.type) {
    case 'query':
      return [{kind: 'query', line, start: character, ...known(node)}];
    case 'error':
      return [{kind: 'fault', line, code: Number(node.code), text: node.text}];
    case 'completion': {
      // Of `user.na` the prefix is `na`, of `user.` the point.
      const prefix = node.completionsPrefix.replace(/^\W+/, '');
      const names = shortened(node.completions.map(({name}) => name));
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
 * Twoslash loses a tag that another notation follows, so tags are taken from where they stood: alone on a line that is
 * gone, each speaks of the line before.
 */
function tagsOf({cuts, result: {code, meta}}: Run): Note[] {
  // The compiler's output has other lines.
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

function shortened(names: readonly string[]): string[] {
  const most = MOST_COMPLETIONS - 1;
  return names.length > MOST_COMPLETIONS ? [...names.slice(0, most), `and ${names.length - most} more`] : [...names];
}
