/** Packages that samples name, against the settings' list. */
import {distance} from 'fastest-levenshtein';
import semver from 'semver';
import {ALLOWED_PACKAGES} from '../../src/config/packages';
import type {Registry} from '../../src/shared/sdks';

/**
 * What is wrong with a package that a sample names; undefined where nothing is.
 *
 * @param range - the version or the range of versions, as npm writes it; undefined where none is given
 */
export function problemOfPackage(registry: Registry, name: string, range: string | undefined): string | undefined {
  const known = ALLOWED_PACKAGES.filter((each) => each.registry === registry);
  const found = known.find((each) => each.name === name);
  if (!found) return `${name} isn't among the ${registry} packages of src/config/packages.ts${meant(name, known)}`;
  const {version, pinned} = found;
  if (range === undefined) {
    return pinned && version !== undefined
      ? `name the version of ${name}: the newest is another than ${version}, which pages are about.`
      : undefined;
  }
  if (version === undefined) {
    return `${name} has no version in src/config/packages.ts: add ${range} there, or leave it out here.`;
  }
  return semver.satisfies(version, range)
    ? undefined
    : `${name} ${range} isn't what samples are checked against: src/config/packages.ts has ${version}.`;
}

function meant(name: string, known: readonly {name: string}[]): string {
  const close = known.find((each) => distance(each.name, name) <= 3);
  return close ? `; did you mean ${close.name}?` : '.';
}

/** CocoaPods' and RubyGems' `~> 1.2` as npm writes it: up to, but not including, the next of the last but one part. */
export function fromPessimistic(range: string): string {
  return range.replace(/^~>\s*(\d+)\.(\d+)(\.\d+)?$/, (_, major: string, minor: string, patch?: string) =>
    patch === undefined ? `>=${major}.${minor}.0 <${Number(major) + 1}.0.0` : `~${major}.${minor}${patch}`,
  );
}
