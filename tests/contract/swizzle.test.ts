import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {diff} from 'jest-diff';
import {
  formatTable,
  readRegister,
  README,
  readUpstream,
  ROUTER_REGISTER,
  snapshotPath,
  upstreamVersion,
  type Override,
} from '../../scripts/swizzle/register';
import {hashOf} from '../../src/buildTools/hashOf';

const register = readRegister();
const routerRegister = readRegister(ROUTER_REGISTER);

function upstreamChange(override: Override): string {
  const before = existsSync(snapshotPath(override)) ? readFileSync(snapshotPath(override), 'utf8') : '';
  return diff(before, readUpstream(override), {aAnnotation: 'compared', bAnnotation: 'installed', expand: false}) ?? '';
}

it('lists every override, and only those', () => {
  const overridden = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/').replace(/(\/index)?\.tsx?$/, ''));
  expect(register.map(({component}) => component).sort()).toEqual(overridden.sort());
});

it('has its table in the README', () => {
  expect(readFileSync(README, 'utf8')).toContain(formatTable(register));
});

it('lists every internal module of the core that the portal imports', () => {
  const imported = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(/'(@docusaurus\/core\/lib\/[^']+)'/g)])
    .map(([, module]) => `${module}.js`);
  expect(imported).toContain('@docusaurus/core/lib/client/routeContext.js');
  const listed = routerRegister.map(({upstream}) => upstream);
  expect(imported.filter((upstream) => !listed.includes(upstream))).toEqual([]);
});

const all = [...register, ...routerRegister];

describe.each(all.map((override): [string, Override] => [override.component, override]))('%s', (_, override) => {
  it('has a reason', () => {
    expect(override.reason.trim()).not.toBe('');
    expect(routerRegister.includes(override) ? ['replace', 'use'] : ['wrap', 'eject']).toContain(override.action);
  });

  it('has its upstream file', () => {
    expect(readUpstream(override)).toBeDefined();
  });

  it('was compared with the installed upstream file', () => {
    const upstream = readUpstream(override) ?? '';
    if (hashOf(upstream) !== override.sha256) {
      throw new Error(
        `${override.upstream} has changed since ${override.version}. Carry over what matters, then run "npm run swizzle:accept".\n${upstreamChange(override)}`,
      );
    }
    expect(override.version).toBe(upstreamVersion(override));
  });

  it('has a snapshot of the upstream file with the recorded hash', () => {
    expect(hashOf(readFileSync(snapshotPath(override), 'utf8'))).toBe(override.sha256);
  });
});
