/** The packages that a sample's types come from: when one of them changes, the sample is checked again. */
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

/** `@scope/name/deep` and `name/deep` are of `@scope/name` and `name`; a path or a module of Node is of none. */
function packageOf(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@:][^/:]*(?=\/|$)/.exec(specifier)?.[0];
}

/** The names of the packages that a sample imports, sorted. */
export function importedPackages(code: string, language: string): string[] {
  const imported = [...code.matchAll(IMPORT)].map((match) => match[2] ?? match[4]!);
  const global = [...code.matchAll(TYPES_OPTION)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  // JSX imports without a word.
  const jsx = language.endsWith('x') ? ['react'] : [];
  return [...new Set([...imported, ...global, ...jsx].flatMap((name) => packageOf(name) ?? []))].sort();
}

/** Where Node would find a package for a file in `folder`. */
function find(name: string, folder: string): string | undefined {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
  const parent = path.dirname(folder);
  return parent === folder ? undefined : find(name, parent);
}

/** The packages that hold the types of a package: itself and, where they are published apart, `@types/…`. */
const holders = (name: string): string[] => [name, `@types/${name.replace(/^@/, '').replace('/', '__')}`];

/**
 * `name@version` of packages and of all that they depend on, sorted; one that is not installed has no version.
 *
 * @param names - of packages
 * @param folder - absolute; where they are imported
 */
export function versionsOf(names: readonly string[], folder: string): string[] {
  const versions = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, from: string): void => {
    for (const holder of holders(name)) {
      const place = find(holder, from);
      if (place === undefined || seen.has(place)) continue;
      seen.add(place);
      const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Manifest;
      versions.add(`${holder}@${manifest.version ?? ''}`);
      for (const next of Object.keys({...manifest.dependencies, ...manifest.peerDependencies})) visit(next, place);
    }
  };
  for (const name of names) {
    if (holders(name).every((holder) => find(holder, folder) === undefined)) versions.add(name);
    visit(name, folder);
  }
  return [...versions].sort();
}
