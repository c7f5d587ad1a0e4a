/** Finds the packages that a sample's types come from. When one of them changes, the sample is checked again. */
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from|import|require\(|import\()\s*(['"])([^'"\n]+)\1|<reference\s+types=(["'])([^"'\n]+)\3/g;
const TYPES_OPTION = /^\/\/\s?@types:\s?(.+)$/gm;

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Returns an import's package: `@scope/name` for `@scope/name/deep`; undefined for paths and `node:…`. */
function packageOf(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@:][^/:]*(?=\/|$)/.exec(specifier)?.[0];
}

/** Returns the sorted names of the packages that a sample imports or takes global types from. */
export function importedPackages(code: string, language: string): string[] {
  const imported = [...code.matchAll(IMPORT)].map((match) => match[2] ?? match[4]!);
  const global = [...code.matchAll(TYPES_OPTION)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  // JSX imports React implicitly.
  const jsx = language.endsWith('x') ? ['react'] : [];
  return [...new Set([...imported, ...global, ...jsx].flatMap((name) => packageOf(name) ?? []))].sort();
}

/** Returns the folder of the package that Node would load for a file in `folder`; undefined if it isn't installed. */
function find(name: string, folder: string): string | undefined {
  const found = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
  const parent = path.dirname(folder);
  return parent === folder ? undefined : find(name, parent);
}

/** Returns the packages that may contain a package's types: the package itself, and `@types/…`. */
const typePackages = (name: string): string[] => [name, `@types/${name.replace(/^@/, '').replace('/', '__')}`];

/**
 * Returns a sorted list with `name@version` for each package in `names`, for all dependencies, and for the `@types`
 * packages of both. If neither a package in `names` nor its `@types` package is installed, the list has the package's
 * name without a version. Dependencies that aren't installed are left out.
 *
 * @param names - names of packages
 * @param folder - absolute; the folder of the file that imports them
 */
export function versionsOf(names: readonly string[], folder: string): string[] {
  const versions = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, from: string): void => {
    for (const candidate of typePackages(name)) {
      const found = find(candidate, from);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      const manifest = JSON.parse(readFileSync(path.join(found, 'package.json'), 'utf8')) as Manifest;
      versions.add(`${candidate}@${manifest.version ?? ''}`);
      for (const next of Object.keys({...manifest.dependencies, ...manifest.peerDependencies})) visit(next, found);
    }
  };
  for (const name of names) {
    if (typePackages(name).every((candidate) => find(candidate, folder) === undefined)) versions.add(name);
    visit(name, folder);
  }
  return [...versions].sort();
}
