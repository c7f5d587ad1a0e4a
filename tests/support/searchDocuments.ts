import type {IndexedDocument} from '../../src/search/types';

/** Adds default values to documents, so that tests name only the fields that matter to them. */
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
