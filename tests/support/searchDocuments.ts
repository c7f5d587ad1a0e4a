import {createEngine, openSingleFile, type Engine} from '../../src/search/engine';
import {openPostings, writePostings} from '../../src/search/postings';
import type {IndexedDocument} from '../../src/search/types';
import {createVocabulary, type Vocabulary} from '../../src/search/vocabulary';

/** Fills in the missing fields of documents, so that a test specifies only the fields that it is about. */
export const documentsOf = (...documents: Partial<IndexedDocument>[]): IndexedDocument[] =>
  documents.map((document, id) => ({
    id,
    title: `Section ${id}`,
    titles: [],
    text: '',
    href: `/page${id}`,
    isPage: false,
    ...document,
  }));

/** Creates an engine whose hits have excerpts of the documents' texts. */
export function engineOver(documents: readonly IndexedDocument[]): Pick<Engine, 'search'> {
  const engine = createEngine(openSingleFile(documents, writePostings(documents)));
  return {search: (query) => engine.search(query, {textOf: (id) => [documents[id]!.text]})};
}

/** Creates the vocabulary of an index in which each text is a document. */
export function vocabularyOf(...texts: string[]): Vocabulary {
  const documents = documentsOf(...texts.map((text) => ({title: '', text})));
  return createVocabulary(openPostings(writePostings(documents), documents));
}
