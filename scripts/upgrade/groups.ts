/** The packages that `npm run upgrade:drill` upgrades, in groups that are upgraded together. */
import {gt} from 'semver';

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Upgrade {
  name: string;
  /** The folder of the `package.json` that names the package. */
  folder: '.' | 'samples';
  from: string;
  to: string;
}

const REACT = /^(?:react|react-dom|preact|preact-render-to-string|@types\/react|@types\/react-dom)$/;

/** For each group, the folder of its `package.json`, and the names of its packages there. */
const GROUPS: Record<string, Pick<Upgrade, 'folder'> & {names: RegExp}> = {
  docusaurus: {folder: '.', names: /^@docusaurus\//},
  react: {folder: '.', names: REACT},
  search: {folder: '.', names: /^@easyops-cn\//},
  sdks: {folder: 'samples', names: /^@xmtp\//},
};

/**
 * Returns the groups that the arguments name, or all groups if there are no arguments.
 *
 * @throws Error if an argument isn't the name of a group
 */
export function readGroups(args: readonly string[]): string[] {
  const unknown = args.find((name) => !Object.hasOwn(GROUPS, name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" isn't a group of packages; it can be ${Object.keys(GROUPS).join(', ')}.`);
  }
  return args.length > 0 ? [...new Set(args)] : Object.keys(GROUPS);
}

/**
 * Returns the packages of a group that have a newer version.
 *
 * @param newest - returns the newest version of a package
 */
export function upgradesOf(
  group: string,
  manifests: Readonly<Record<Upgrade['folder'], Manifest>>,
  newest: (name: string) => string,
): Upgrade[] {
  const {folder, names} = GROUPS[group]!;
  const {dependencies, devDependencies} = manifests[folder];
  return Object.entries({...dependencies, ...devDependencies})
    .filter(([name]) => names.test(name))
    .map(([name, from]) => ({name, folder, from, to: newest(name)}))
    .filter(({from, to}) => gt(to, from));
}

/** Returns the manifest with the versions of the upgrades. */
export function withUpgrades(manifest: Manifest, upgrades: readonly Upgrade[]): Manifest {
  const versions = new Map(upgrades.map(({name, to}) => [name, to]));
  const upgraded = (all: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(all).map(([name, version]) => [name, versions.get(name) ?? version]));
  return {
    ...manifest,
    ...(manifest.dependencies && {dependencies: upgraded(manifest.dependencies)}),
    ...(manifest.devDependencies && {devDependencies: upgraded(manifest.devDependencies)}),
  };
}
