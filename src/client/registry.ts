/**
 * Replaces Docusaurus' list of chunks (src/plugins/router). In a production build, a page's static text loads together
 * with its script. Only the first page of a visit loads without its text (src/hooks/pageText.ts).
 */
import registry from '@generated/registry.js';
import {pageLoader} from '../hooks/pageText';

declare const __webpack_require__: {gca(chunk: string): string};

const hasTexts = process.env.NODE_ENV === 'production' && typeof window !== 'undefined';

export default Object.fromEntries(
  Object.entries(registry).map(([chunk, [load, source, ...others]]) => [
    chunk,
    [
      hasTexts && /\.mdx?$/.test(source) ? pageLoader(source, chunk, load, () => __webpack_require__.gca(chunk)) : load,
      source,
      ...others,
    ],
  ]),
);
