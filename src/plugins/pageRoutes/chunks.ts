/** Keeps the chunks of pages out of the bundler's runtime, and finds what the browser needs to load them. */
import type {Chunk, Compilation, Compiler} from 'webpack';
import type {PageChunk} from '../../shared/pageRoutes';

const NAME = 'portal-page-routes';

/** The chunk that imports the pages' chunks. No browser loads it, so the build deletes its file. */
export const PAGES_CHUNK = 'portal-pages';

/** `chunks` has the pages' chunks by name. `files` has the file of each chunk that pages need, by the chunk's id. */
export interface BuiltChunks {
  chunks: Map<string, PageChunk>;
  files: Map<string, string>;
}

/**
 * Matches a table in the runtime's code. Some tables map chunk ids to file names or to hashes. Others map chunk names
 * to chunk ids.
 */
const TABLE = /\{(?:\s*"[^"]*"\s*:\s*"[^"]*"\s*,?)+\s*\}/g;

/**
 * Creates a bundler plugin that removes pages' chunks from the tables in the runtime's code.
 *
 * @param sources - the pages' source files, by chunk name
 * @param onBuilt - called with the data that the browser needs to load these chunks, and with a function that adds a
 *   file to the build
 */
export function pageChunks(
  sources: ReadonlyMap<string, string>,
  onBuilt: (built: BuiltChunks, emit: (file: string, text: string) => void) => void,
) {
  return {
    apply({hooks, webpack}: Compiler) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const isPages = (chunk: Chunk): boolean =>
          [...chunk.groupsIterable].every(({name}) => name === PAGES_CHUNK || sources.has(name ?? ''));
        // This runs before scripts are minified.
        const before = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
        compilation.hooks.processAssets.tap({name: NAME, stage: before}, () => {
          const all = [...compilation.chunks];
          const ids = new Set(all.filter(isPages).map(({id}) => String(id)));
          for (const file of all.filter((chunk) => chunk.hasRuntime()).flatMap(({files}) => [...files])) {
            const {source} = compilation.getAsset(file)!;
            const changed = new webpack.sources.ReplaceSource(source);
            for (const {0: table, index} of source.source().toString().matchAll(TABLE)) {
              changed.replace(index, index + table.length - 1, withoutIds(table, ids));
            }
            compilation.updateAsset(file, changed);
          }
        });
        // This runs after scripts have their final names.
        const after = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({name: NAME, stage: after}, () => {
          const group = compilation.namedChunkGroups.get(PAGES_CHUNK);
          for (const file of group?.chunks.flatMap((chunk) => [...chunk.files]) ?? []) compilation.deleteAsset(file);
          onBuilt(builtChunks(compilation, sources), (file, text) =>
            compilation.emitAsset(file, new webpack.sources.RawSource(text)),
          );
        });
      });
    },
  };
}

/** Removes entries whose key or value is one of the ids. */
function withoutIds(table: string, ids: ReadonlySet<string>): string {
  const entries = Object.entries(JSON.parse(table.replace(/,\s*\}$/, '}')) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(entries.filter((entry) => !entry.some((id) => ids.has(id)))));
}

function builtChunks(compilation: Compilation, sources: ReadonlyMap<string, string>): BuiltChunks {
  const {chunkGraph, moduleGraph, namedChunkGroups} = compilation;
  const initial = new Set([...compilation.entrypoints.values()].flatMap(({chunks}) => chunks));
  const modules = new Map<string, string | number>();
  for (const chunk of namedChunkGroups.get(PAGES_CHUNK)?.chunks ?? []) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const [dependency] of module.blocks.map(({dependencies}) => dependencies)) {
        const imported = dependency && moduleGraph.getModule(dependency);
        if (!imported) continue;
        modules.set((dependency as unknown as {request: string}).request, chunkGraph.getModuleId(imported)!);
      }
    }
  }
  const files = new Map<string, string>();
  const chunks = new Map<string, PageChunk>();
  for (const [name, source] of sources) {
    const module = modules.get(source);
    const group = namedChunkGroups.get(name);
    if (module === undefined || !group) {
      throw new Error(`The bundler has no chunk ${name} for ${source}. Adapt src/plugins/pageRoutes.`);
    }
    const needed = group.chunks.filter((chunk) => !initial.has(chunk));
    for (const chunk of needed) {
      const [file] = chunk.files;
      if (file !== undefined) files.set(String(chunk.id), file);
    }
    chunks.set(name, {source, module, ids: needed.map(({id}) => String(id))});
  }
  return {chunks, files};
}
