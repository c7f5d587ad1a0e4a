import {readFileSync} from 'node:fs';
import {ALLOWED_PACKAGES} from '../../src/config/packages';

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
const samples = read('samples/package.json') as Manifest;
const swift = read('packages/swift-samples/package.json') as Manifest;
const versions = {...manifest.dependencies, ...manifest.devDependencies};

it('pins every version exactly', () => {
  const loose = Object.entries({
    ...versions,
    ...samples.dependencies,
    ...swift.dependencies,
    ...manifest.overrides,
  }).filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

it('tells Dependabot to keep every override', () => {
  const ignored = readFileSync('.github/dependabot.yml', 'utf8');
  const updated = Object.keys(manifest.overrides).filter(
    (name) => !ignored.replaceAll("'", '').includes(`dependency-name: ${name}\n`),
  );
  expect(updated).toEqual([]);
});

it('has one version of all packages of Docusaurus', () => {
  const docusaurus = Object.entries(versions).filter(([name]) => name.startsWith('@docusaurus/'));
  expect(docusaurus.length).toBeGreaterThan(4);
  expect(new Set(docusaurus.map(([, version]) => version)).size).toBe(1);
});

it('checks samples against the versions in the settings', () => {
  const named = ALLOWED_PACKAGES.filter(({registry, version}) => registry === 'npm' && version !== undefined);
  const differing = named.filter(({name, version}) => samples.dependencies[name] !== version);
  expect(named.length).toBeGreaterThan(10);
  expect(differing).toEqual([]);
});

it('installs the packages of samples at the requested versions', () => {
  const installed = (name: string): string | undefined =>
    (packages[`samples/node_modules/${name}`] ?? packages[`node_modules/${name}`])?.version;
  const differing = Object.entries(samples.dependencies).filter(([name, version]) => installed(name) !== version);
  expect(differing).toEqual([]);
});

// Packages for single platforms are optional dependencies. `npm ci` refuses a lockfile that lacks one, and a platform
// whose package is missing can't build.
it('has a lockfile with the packages of every platform', () => {
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([key, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${key} lacks ${name}`),
  );
  expect(missing).toEqual([]);
});
