/** Checks the English of pages: words to avoid, terms written two ways, repeated words and long sentences. */
import type {Paragraph} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import type {Nodes, Root, Sentence} from 'nlcst';
import {search} from 'nlcst-search';
import {toString} from 'nlcst-to-string';
import {ParseEnglish} from 'parse-english';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {positionAt} from '../../src/buildTools/positionAt';
import {invalidPage, parsePage} from '../samples/fences';
import type {ProseRules} from './rules';

/** A place to rewrite. */
export interface ProseFinding {
  /** Line and column on the page, counted from 1. */
  line: number;
  column: number;
  /** What is wrong, and what to write instead. */
  message: string;
}

/**
 * Options of `search`, which ignores case. With these options, dashes and apostrophes count, so "dont" doesn't match
 * "don't". Words in quotes or parentheses match too.
 */
const EXACT = {allowApostrophes: true, allowDashes: true, allowLiterals: true};

const repeatedWords = unified().use(retextRepeatedWords);

/**
 * Returns the findings in a page's text, tables, headings and description, sorted by line. Code is left out. Between
 * double quotes, words to avoid are accepted, because pages quote error messages unchanged. If the page isn't valid MDX,
 * this is the only finding.
 *
 * @param file - the page's path from the repository's root
 */
export function lintProse(file: string, text: string, rules: ProseRules): ProseFinding[] {
  let parsed: ReturnType<typeof parsePage>;
  try {
    parsed = parsePage(file, text.replaceAll('\r\n', '\n'));
  } catch (error) {
    const {line, column, message} = invalidPage(file, error);
    return [{line, column, message}];
  }
  const {tree: page, value} = parsed;
  const findings: ProseFinding[] = [];
  const lint = (paragraph: Paragraph): void => {
    const source = new VFile({path: file, value});
    const tree = toNlcst(paragraph, source, ParseEnglish);
    findings.push(...avoidedWords(tree, rules), ...longSentences(tree, rules.maxWords));
    repeatedWords.runSync(tree, source);
    for (const {line = 1, column = 1, actual} of source.messages) {
      findings.push({line, column, message: `"${actual ?? ''}" repeats a word: remove one`});
    }
  };
  const description = descriptionOf(value);
  if (description) lint(description);
  visit(page, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    lint({type: 'paragraph', children: node.children, position: node.position!});
  });
  return findings.sort((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * Matches the description in a page's front matter: what comes before it, and its value, which can be a block (`>-`) or
 * continue on the next lines.
 */
const DESCRIPTION =
  /^(---\n(?:(?!---).*\n)*?description:[ \t]*(?:[>|][-+\d]*[ \t]*\n[ \t]+|["']?))([^]*?)["']?[ \t]*\n(?![ \t\n])/;

/** Returns the description in a page's front matter; undefined if there is none. */
function descriptionOf(page: string): Paragraph | undefined {
  const [, before, value] = DESCRIPTION.exec(page) ?? [];
  if (before === undefined || !value) return undefined;
  const place = (offset: number) => ({...positionAt(page, offset), offset});
  const position = {start: place(before.length), end: place(before.length + value.length)};
  return {type: 'paragraph', position, children: [{type: 'text', value, position}]};
}

interface Phrase {
  /** What to write instead, for the message. */
  write: string;
  starts: boolean;
  /** For a wrong spelling, the correct one, which `search` may find too, because it ignores case. */
  term?: string;
}

function phrasesOf({terms, words}: ProseRules): Map<string, Phrase> {
  return new Map([
    ...words.flatMap(({avoid, write, starts = false}) =>
      avoid.map((phrase): [string, Phrase] => [phrase, {write, starts}]),
    ),
    ...Object.entries(terms).flatMap(([term, others]) =>
      others.map((phrase): [string, Phrase] => [phrase, {write: `"${term}"`, starts: false, term}]),
    ),
  ]);
}

function avoidedWords(tree: Root, rules: ProseRules): ProseFinding[] {
  const findings: ProseFinding[] = [];
  const phrases = phrasesOf(rules);
  const isQuoted = quotes(tree);
  /** For each word, the phrases in `rules.except` that the word is part of. */
  const exceptions = new Map<Nodes, string[]>();
  search(
    tree,
    Object.values(rules.except).flat(),
    (nodes, _index, _parent, exception) => {
      for (const node of nodes) exceptions.set(node, [...(exceptions.get(node) ?? []), exception]);
    },
    EXACT,
  );
  search(
    tree,
    [...phrases.keys()],
    (nodes, index, parent, phrase) => {
      const {write, starts, term} = phrases.get(phrase)!;
      const found = toString(nodes);
      if (found === term || isQuoted(nodes[0]!)) return;
      if (exceptions.get(nodes[0]!)?.some((exception) => rules.except[phrase]?.includes(exception))) return;
      if (starts && (index > 0 || isQuestion(parent))) return;
      const {line, column} = nodes[0]!.position!.start;
      findings.push({line, column, message: `"${found}": write ${write}`});
    },
    EXACT,
  );
  return findings;
}

/** Returns a function that checks whether a node is between two double quotes. */
function quotes(tree: Root): (node: Nodes) => boolean {
  const marks: number[] = [];
  visit(tree, (node) => {
    if ('value' in node && node.value === '"') marks.push(node.position!.start.offset!);
  });
  return ({position}) => marks.filter((mark) => mark < position!.start.offset!).length % 2 === 1;
}

const isQuestion = (sentence: Nodes): boolean => toString(sentence).trimEnd().endsWith('?');

function longSentences(tree: Root, maxWords: number): ProseFinding[] {
  const findings: ProseFinding[] = [];
  visit(tree, 'SentenceNode', (sentence: Sentence) => {
    const words = sentence.children.filter(({type}) => type === 'WordNode' || type === 'SourceNode');
    if (words.length <= maxWords) return;
    const start = words.slice(0, 5).map((word) => toString(word));
    const {line, column} = words[0]!.position!.start;
    const message = `"${start.join(' ')} …" has ${words.length} words: split it (at most ${maxWords})`;
    findings.push({line, column, message});
  });
  return findings;
}
