/** Installs other versions of packages in separate folders, to try them. The packages' install scripts don't run. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface PackageSpec {
  name: string;
  version: string;
}

/**
 * Parses a package with a version: `@xmtp/xmtp-js@13.0.4`.
 *
 * @param known - the packages that can be tried, with their current versions
 * @throws Error if the text isn't one of these packages with a full version
 */
export function readPackageSpec(text: string | undefined, known: ReadonlyMap<string, string>): PackageSpec {
  const usage = 'usage: npm run samples:upgrade -- @xmtp/xmtp-js@13.0.4';
  const [, name, version] = /^((?:@[^/@\s]+\/)?[^@\s]+)@(\d+\.\d+\.\d+\S*)$/.exec(text ?? '') ?? [];
  if (name === undefined || version === undefined) {
    throw new Error(
      `${text === undefined ? 'no package is given' : `"${text}" isn't a package with a version`}; ${usage}`,
    );
  }
  if (!known.has(name)) {
    throw new Error(
      `samples aren't checked against a package "${name}" from npm; it can be ${[...known.keys()].join(', ')}.`,
    );
  }
  return {name, version};
}

/**
 * Installs a package into a folder in `cache`, unless it is already there, and returns the folder.
 *
 * @throws Error if the registry doesn't have the version, or if the installation fails for another reason
 */
export function installScratch(cache: string, {name, version}: PackageSpec): string {
  const folder = path.join(cache, `${name.replace('/', '+')}@${version}`);
  if (installedVersion(folder, name) === version) return folder;
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, dependencies: {[name]: version}}));
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--legacy-peer-deps',
    '--loglevel=error',
  ];
  const {status, stderr, error} = spawnSync('npm', ['install', ...options], {
    cwd: folder,
    encoding: 'utf8',
    // On Windows, npm is a shell script.
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (/\b(?:ETARGET|E404)\b/.test(stderr)) {
    throw new Error(`the registry has no ${name}@${version}: see its versions with npm view ${name} versions.`);
  }
  if (status !== 0) throw new Error(`${name}@${version} can't be installed:\n${stderr}`);
  return folder;
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
