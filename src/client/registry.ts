/**
 * Replaces Docusaurus' list of chunks (src/plugins/router): the first page of a visit is loaded without its text
 * (src/hooks/pageText.ts).
 */
import registry from '@generated/registry.js';
import {TEXT_QUERY} from '../shared/pageText';
import {lazyText} from '../hooks/pageText';

declare const __webpack_require__: {gca(chunk: string): string};

export default Object.fromEntries(
  Object.entries(registry).map(([chunk, [load, module, id]]) => {
    if (!module.endsWith(TEXT_QUERY)) return [chunk, [load, module, id]];
    const source = module.slice(0, -TEXT_QUERY.length);
    return [chunk, [lazyText(source, load, () => __webpack_require__.gca(chunk)), module, id]];
  }),
);
