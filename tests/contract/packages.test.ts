import {readFileSync} from 'node:fs';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}
interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json') as Manifest;
const {packages} = read('package-lock.json') as {packages: Record<string, LockedPackage>};
const versions = {...manifest.dependencies, ...manifest.devDependencies};

it('pins every version exactly', () => {
  const loose = Object.entries({...versions, ...manifest.overrides}).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('has one version of all packages of Docusaurus', () => {
  const docusaurus = Object.entries(versions).filter(([name]) => name.startsWith('@docusaurus/'));
  expect(docusaurus.length).toBeGreaterThan(4);
  expect(new Set(docusaurus.map(([, version]) => version)).size).toBe(1);
});

// `npm ci` refuses a lockfile without them, and a platform whose package misses cannot build.
it('has a complete lockfile: the packages of every platform', () => {
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([key, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${key} lacks ${name}`),
  );
  expect(missing).toEqual([]);
});
