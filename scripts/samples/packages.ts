/** Compares the packages in samples with the list in src/config/packages.ts. */
import semver from 'semver';
import {ALLOWED_PACKAGES} from '../../src/config/packages';
import {closestSpelling} from '../../src/shared/closestSpelling';
import type {Registry} from '../../src/shared/sdks';

/**
 * Returns what is wrong with a package that a sample names; undefined if nothing is wrong.
 *
 * @param range - the version or range in npm's syntax; undefined if the sample has none
 */
export function problemOfPackage(registry: Registry, name: string, range: string | undefined): string | undefined {
  const known = ALLOWED_PACKAGES.filter((each) => each.registry === registry);
  const found = known.find((each) => each.name === name);
  if (!found) return `${name} isn't among the ${registry} packages of src/config/packages.ts${suggestion(name, known)}`;
  const {version, pinned} = found;
  if (range === undefined) {
    return pinned && version !== undefined
      ? `add the version of ${name}: the pages are about ${version}, which isn't the newest.`
      : undefined;
  }
  if (version === undefined) {
    return `${name} has no version in src/config/packages.ts: add ${range} there, or leave it out here.`;
  }
  return semver.satisfies(version, range)
    ? undefined
    : `${name} ${range} isn't the version that samples are checked against: src/config/packages.ts has ${version}.`;
}

function suggestion(name: string, known: readonly {name: string}[]): string {
  const names = known.map((each) => each.name);
  const near = closestSpelling(name, names);
  return near === undefined ? ': use one of those, or add it there.' : `; did you mean ${near}?`;
}

/** Converts a range in CocoaPods' syntax to npm's. In `~> 1.2`, only the last part may grow. */
export function fromPessimistic(range: string): string {
  return range.replace(/^~>\s*(\d+)\.(\d+)(\.\d+)?$/, (_, major: string, minor: string, patch?: string) =>
    patch === undefined ? `>=${major}.${minor}.0 <${Number(major) + 1}.0.0` : `~${major}.${minor}${patch}`,
  );
}
