/**
 * Replaces Docusaurus' list of chunks (src/plugins/router): the first page of a visit is loaded without its text
 * (src/hooks/pageText.ts).
 */
import registry from '@generated/registry.js';
import routesChunkNames from '@generated/routesChunkNames';
import {lazyText} from '../hooks/pageText';

declare const __webpack_require__: {gca(chunk: string): string};

/** The chunks with the text of a page (src/plugins/classic/docs.ts). */
const TEXTS = new Set(Object.values(routesChunkNames).map((names) => (names as {text?: string}).text));

export default Object.fromEntries(
  Object.entries(registry).map(([chunk, [load, ...others]]) => [
    chunk,
    [TEXTS.has(chunk) ? lazyText(load, () => __webpack_require__.gca(chunk)) : load, ...others],
  ]),
);
