/** Takes the routes of pages out of the modules that Docusaurus generates. Pure. */
import {runInNewContext} from 'node:vm';
import {chunkNamesIn, type ChunkNames, type PageRoute} from '../../shared/pageRoutes';

/** The modules that Docusaurus generates, as text. */
export interface GeneratedModules {
  /** `routes.js`: the tree of routes. */
  routes: string;
  /** `routesChunkNames.json`: each route's chunk names, under the key `<path>-<hash>`. */
  names: string;
  /** `registry.js`: the import of each chunk, by the chunk's name. */
  registry: string;
}

/** A page's route without the properties that come from the bundler: the chunks and their script files. */
export type FoundRoute = Omit<PageRoute, 'chunks' | 'files'>;

export interface DividedModules {
  /** The modules without the pages. */
  rest: GeneratedModules;
  pages: FoundRoute[];
  /** The pages' source files, by chunk name. */
  sources: Map<string, string>;
}

/** A route of `routes.js`. `component` is the route's hash, because {@link evaluate} replaces `ComponentCreator`. */
interface Route {
  path: string;
  component?: string;
  routes?: Route[];
  isPage?: boolean;
  [attribute: string]: unknown;
}

const REGISTRY = /^export default \{\n(.*)\};\s*$/s;

/** Matches a line of `registry.js`: the chunk's name, and the module that the line imports. */
const REGISTRY_LINE = /^\s*"([^"]+)": \[\(\) => import\(.*\), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(.*\)\],$/;

/**
 * Takes the routes marked `isPage` (src/plugins/classic/docs.ts) out of the generated modules. Also takes out the
 * chunks of MDX files that only these routes use.
 *
 * @throws Error if a new version of Docusaurus writes these modules differently
 */
export function divideModules({routes, names, registry}: GeneratedModules): DividedModules {
  const allNames = new Map(Object.entries(JSON.parse(names) as Record<string, ChunkNames>));
  const pages: FoundRoute[] = [];
  const takePages = (list: Route[], below: number[]): Route[] => {
    const rest = list.filter(({isPage}) => isPage !== true);
    for (const {path, component: hash = '', ...attributes} of list.filter((route) => route.isPage === true)) {
      pages.push({path, below, hash, attributes, names: allNames.get(`${path}-${hash}`)!});
    }
    return rest.map((route, index) =>
      route.routes ? {...route, routes: takePages(route.routes, [...below, index])} : route,
    );
  };
  const rest = takePages(evaluate(routes), []);
  for (const {path, hash} of pages) allNames.delete(`${path}-${hash}`);
  const restNames = Object.fromEntries(allNames);
  const needed = new Set(chunkNamesIn(restNames));
  const sources = new Map<string, string>();
  const lines = REGISTRY.exec(registry)?.[1]?.split('\n');
  if (!lines) throw changed('registry.js');
  const kept = lines.filter((line) => {
    const [, name, source] = REGISTRY_LINE.exec(line) ?? [];
    if (name === undefined || source === undefined) throw changed('registry.js');
    const isKept = needed.has(name) || !/\.mdx?$/.test(JSON.parse(source) as string);
    if (!isKept) sources.set(name, JSON.parse(source) as string);
    return isKept;
  });
  return {
    rest: {
      routes: `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default ${write(rest)};\n`,
      names: JSON.stringify(restNames),
      registry: `export default {\n${kept.join('\n')}\n};\n`,
    },
    pages,
    sources,
  };
}

const changed = (file: string): Error =>
  new Error(`Docusaurus generates ${file} in a different form than expected. Adapt src/plugins/pageRoutes.`);

/** Returns the routes that `routes.js` exports. */
function evaluate(code: string): Route[] {
  const [, expression] = /^export default (.*);\s*$/ms.exec(code) ?? [];
  if (expression === undefined) throw changed('routes.js');
  return runInNewContext(expression, {ComponentCreator: (_path: string, hash?: string) => hash}) as Route[];
}

function write(list: readonly Route[]): string {
  const routes = list.map(({path, component, routes: children, ...attributes}) => {
    const parameters = [path, component].filter((value) => value !== undefined).map((value) => JSON.stringify(value));
    const code = [
      `...${JSON.stringify({path, ...attributes})}`,
      `component: ComponentCreator(${parameters.join(', ')})`,
      ...(children ? [`routes: ${write(children)}`] : []),
    ];
    return `{${code.join(', ')}}`;
  });
  return `[${routes.join(',\n')}]`;
}
