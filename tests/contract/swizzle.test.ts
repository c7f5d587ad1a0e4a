import {existsSync, readFileSync} from 'node:fs';
import {diff} from 'jest-diff';
import {
  overriddenComponents,
  readRegister,
  readUpstream,
  sha256,
  snapshotPath,
  upstreamVersion,
  type Override,
} from '../../scripts/swizzle/register';

const register = readRegister();
const readme = readFileSync('src/theme/README.md', 'utf8');

/** The change upstream since the override was last compared, line by line. */
function upstreamChange(override: Override): string {
  const before = existsSync(snapshotPath(override)) ? readFileSync(snapshotPath(override), 'utf8') : '';
  return diff(before, readUpstream(override), {aAnnotation: 'compared', bAnnotation: 'installed', expand: false}) ?? '';
}

it('lists every override, and only those', () => {
  expect(register.map(({component}) => component).sort()).toEqual(overriddenComponents());
});

describe.each(register.map((override): [string, Override] => [override.component, override]))('%s', (_, override) => {
  it('has a reason, and a line in the README', () => {
    expect(override.reason.trim()).not.toBe('');
    expect(['wrap', 'eject']).toContain(override.action);
    expect(readme).toContain(`\`${override.component}\``);
  });

  it('has its upstream file', () => {
    expect(readUpstream(override)).toBeDefined();
  });

  it('was compared with the upstream file that is installed', () => {
    const upstream = readUpstream(override) ?? '';
    if (sha256(upstream) !== override.sha256) {
      throw new Error(
        `${override.upstream} has changed since ${override.version}. Carry over what matters, then run "npm run swizzle:accept".\n${upstreamChange(override)}`,
      );
    }
    expect(override.version).toBe(upstreamVersion(override));
  });

  it('keeps the upstream text that its hash speaks of', () => {
    expect(sha256(readFileSync(snapshotPath(override), 'utf8'))).toBe(override.sha256);
  });
});
