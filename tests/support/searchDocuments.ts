import type {SearchDocument} from '../../src/search/types';

/** Documents of which a test says only what matters to it. */
export const documentsOf = (...documents: Partial<Omit<SearchDocument, 'html'>>[]): Omit<SearchDocument, 'html'>[] =>
  documents.map((document, id) => ({
    ...{id, title: `Section ${id}`, titles: [], text: '', href: `/page${id}`, isPage: false},
    ...document,
  }));
