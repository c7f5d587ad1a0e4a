/** The part of @easyops-cn/docusaurus-search-local that the portal uses, with the types that it does not publish. */
import * as untyped from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

/** The options one may give; README of the package: https://github.com/easyops-cn/docusaurus-search-local#plugin-options */
export type SearchOptions = Partial<PluginOptions>;

interface SearchLocal {
  default: (context: LoadContext, options: SearchOptions) => Plugin;
  validateOptions: (context: OptionValidationContext<SearchOptions, SearchOptions>) => SearchOptions;
}

export const searchLocal = untyped as unknown as SearchLocal;

/** Where it writes its index, below the build's folder, as long as the name is not hashed. */
export const SEARCH_LOCAL_FILE = 'search-index.json';

/** A document of one of its lists. */
interface ScannedDocument {
  /** Text: of the first list the page's title. */
  t: string;
  /** Route, with the base path. */
  u: string;
  /** Anchor of a heading, with `#`. */
  h?: string;
}

/** What its file holds: an index a kind, in the order titles, headings, descriptions, keywords, contents. */
type SearchLocalFile = readonly {documents: readonly ScannedDocument[]}[];

/** What the portal takes from its scan. */
export interface Scan {
  /** The routes of the pages to be found, with the base path: those that its options and `noindex` leave in. */
  routes: string[];
  /** The addresses, `route#anchor`, of the headings that it saw. */
  headings: string[];
}

/**
 * Reads its file.
 *
 * @throws Error where the file is not what version 0.55 writes
 */
export function readScan(json: string): Scan {
  const lists = (JSON.parse(json) as SearchLocalFile).map(({documents}) => documents);
  const [titles, headings] = lists;
  if (lists.length !== 5 || !titles || !headings || [...titles, ...headings].some(({u}) => typeof u !== 'string')) {
    throw new Error(
      `${SEARCH_LOCAL_FILE} of @easyops-cn/docusaurus-search-local has another form than the five lists that ` +
        'src/plugins/search/easyops.ts reads: see what changed in the package, or go back to the version before.',
    );
  }
  return {
    routes: titles.map(({u}) => u),
    headings: headings.filter(({h}) => h).map(({u, h}) => u + h!),
  };
}
