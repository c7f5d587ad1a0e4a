import type {IndexedDocument} from '../../src/search/types';

/** Completes documents of which a test names only what matters to it. */
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
