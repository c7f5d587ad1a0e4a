/** Queries that measure the search, and the built index that answers them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {routeOfFile} from '../../src/shared/routes';
import {createEngine, openSingleFile, type Engine} from '../../src/search/engine';
import {
  INDEX_FOLDER,
  POINTER_FILE,
  textsPath,
  toDocuments,
  type IndexFile,
  type IndexPointer,
  type PageTexts,
} from '../../src/search/indexFile';
import type {IndexedDocument} from '../../src/search/types';
import pageQuestionAnswers from './pageQuestionAnswers.json';

/**
 * A query and its right answers. Kinds: identifier, part (of an identifier), misspelling, synonym, words (of the text),
 * question, page-question (from a page's front matter), and one-word (the page about a word).
 */
export interface RelevanceCase {
  kind: string;
  query: string;
  /**
   * Addresses without the base path; any of them is right. For a page question: the addresses of the page and of all
   * its sections.
   */
  expected: string[];
}

export interface Success {
  cases: number;
  /** The share of cases with a right hit in first place. */
  at1: number;
  /** The share of cases with a right hit among the first five. */
  at5: number;
}

const FOLDER = 'tests/relevance';

/** Returns the cases in tests/relevance, which has a file for each part of the portal. */
export const readCases = (): RelevanceCase[] =>
  readdirSync(FOLDER).flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as RelevanceCase[]);

/** Returns a case for each question in the pages' front matter. */
export function readPageQuestions(documents: readonly IndexedDocument[]): RelevanceCase[] {
  const files = filesBelow('docs').filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'));
  return files.flatMap((file) => {
    const route = routeOfFile(file);
    const expected = documents.map(({href}) => href).filter((href) => href.split('#')[0] === route);
    return questionsOf(readFileSync(path.join('docs', file), 'utf8')).map((query) => ({
      kind: 'page-question',
      query,
      expected,
    }));
  });
}

/** Returns the list under `questions:` in the front matter. The build has already checked the list's form. */
function questionsOf(page: string): string[] {
  const [, list = ''] = /^questions:\n((?: +- .*\n)+)/m.exec(page) ?? [];
  return Array.from(list.matchAll(/- (.*)/g), ([, line]) => line!.replace(/^(["'])(.*)\1$/, '$2'));
}

const readJson = (...file: string[]): unknown => JSON.parse(readFileSync(path.join(...file), 'utf8'));

/**
 * Returns the search index of the site built in `folder`; by default, of the portal's last build.
 *
 * @throws Error if there is no build
 */
export function readBuiltIndex(folder = 'build'): IndexFile {
  try {
    const {index} = readJson(folder, INDEX_FOLDER, POINTER_FILE) as IndexPointer;
    return readJson(folder, INDEX_FOLDER, index) as IndexFile;
  } catch (cause) {
    throw new Error(`${folder} has no search index: run "npm run build" first.`, {cause});
  }
}

/** Returns the documents of a built index, with their texts. */
export function documentsIn(index: IndexFile, folder = 'build', basePath = '/'): IndexedDocument[] {
  return toDocuments(index, basePath).map(({texts, place, ...head}) => ({
    ...head,
    text: (readJson(folder, textsPath(texts)) as PageTexts)[place]!.join('\n'),
  }));
}

/** Returns an engine for a built index. The engine remembers the hits of each query. These hits have no excerpts. */
export function engineFor(index: IndexFile): Engine {
  const engine = createEngine(openSingleFile(toDocuments(index, '/'), index));
  const answers = new Map<string, ReturnType<Engine['search']>>();
  const search: Engine['search'] = (query) => {
    const hits = answers.get(query) ?? engine.search(query);
    answers.set(query, hits);
    return hits;
  };
  return {...engine, search};
}

/** Returns the rank of the first right hit, from 1; undefined if there is none. */
export function rankOf({query, expected}: RelevanceCase, engine: Engine): number | undefined {
  const index = engine.search(query).findIndex(({href}) => expected.includes(href));
  return index === -1 ? undefined : index + 1;
}

/** Sections of other pages that answer a page's question equally well, by question. */
export const OTHER_ANSWERS: Readonly<Record<string, readonly string[]>> = pageQuestionAnswers;

/** Adds the sections of other pages that also answer a page's question (`OTHER_ANSWERS`). */
export const withOtherAnswers = (question: RelevanceCase): RelevanceCase => ({
  ...question,
  expected: [...question.expected, ...(OTHER_ANSWERS[question.query] ?? [])],
});

export function measure(cases: readonly RelevanceCase[], engine: Engine): Success {
  const ranks = cases.map((one) => rankOf(one, engine) ?? Infinity);
  const share = (most: number): number => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {cases: cases.length, at1: share(1), at5: share(5)};
}
