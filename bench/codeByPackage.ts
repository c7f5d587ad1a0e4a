/** Uses source maps to find out which packages are in built scripts. */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {eachMapping, TraceMap, type EachMapping} from '@jridgewell/trace-mapping';
import {MAPS_FOLDER, SOURCE_MAPS} from '../src/plugins/bundler';
import {buildSite} from './stockSite';

/**
 * Groups the code in built scripts by package name. Code that isn't from a package has other keys: a folder such as
 * `src/client` for the portal's own code, `docs` for pages, `.docusaurus` for the modules that Docusaurus generates,
 * and `bundler` for the bundler's own code.
 *
 * @param scripts - paths of scripts from the last build
 */
export function codeByPackage(scripts: readonly string[]): Map<string, string> {
  if (!scripts.every((script) => existsSync(mapOf(script)))) writeMaps();
  const code = new Map<string, string>();
  for (const script of scripts) {
    const lines = readFileSync(script, 'utf8').split('\n');
    const mappings: EachMapping[] = [];
    eachMapping(new TraceMap(readFileSync(mapOf(script), 'utf8')), (mapping) => {
      mappings.push(mapping);
    });
    for (const [index, {generatedLine, generatedColumn, source}] of mappings.entries()) {
      const next = mappings[index + 1];
      const end = next?.generatedLine === generatedLine ? next.generatedColumn : undefined;
      const name = packageOf(source);
      code.set(name, (code.get(name) ?? '') + lines[generatedLine - 1]!.slice(generatedColumn, end));
    }
  }
  return code;
}

/**
 * Builds the portal again to write source maps below .docusaurus. The new scripts go to a temporary folder, so that
 * build/ doesn't change.
 */
function writeMaps(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  try {
    buildSite('.', {[SOURCE_MAPS]: '1'}, ['--out-dir', folder]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const mapOf = (script: string): string => path.join('.docusaurus', MAPS_FOLDER, `${path.basename(script, '.js')}.map`);

/** Returns the key under which {@link codeByPackage} puts the code of a source file. */
function packageOf(source: string | null): string {
  const file = source?.replace(/^webpack:\/\/[^/]*\//, '') ?? '';
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (dependency) return dependency;
  if (file.includes('.docusaurus/')) return '.docusaurus';
  return /^(?:src\/[^/]+|docs)(?=\/)/.exec(file.replace(/^\.\//, ''))?.[0] ?? 'bundler';
}
