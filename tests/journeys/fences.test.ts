/** Checks that journeys run every JavaScript and TypeScript fence, except those listed in cannotRun.ts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFences} from '../../scripts/samples/fences';
import type {Sample} from '../../scripts/samples/types';
import {CANNOT_RUN, SDKS_THAT_CANNOT_RUN} from './cannotRun';
import * as journeys from './fences';
import {addressed, ROOT, type Address} from './pages';

const run = new Set<Address>(Object.values(journeys).flatMap((table) => Object.values<Address>(table)));

const fences = new Map<Address, Sample>(
  readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(ROOT, 'docs', name), 'utf8');
      return [...addressed(name.replace(/\.mdx?$/, ''), text, readFences(`docs/${name}`, text))];
    }),
);

const canRun = ({sdk}: Sample): boolean => sdk === undefined || SDKS_THAT_CANNOT_RUN[sdk] === undefined;

it('has addresses that exist', () => {
  const wanted = [...run, ...(Object.keys(CANNOT_RUN) as Address[])];
  expect(wanted.filter((address) => !fences.has(address))).toEqual([]);
});

it('misses no fence', () => {
  const missing = [...fences].flatMap(([address, sample]) =>
    canRun(sample) && !run.has(address) && !CANNOT_RUN[address] ? [address] : [],
  );
  expect(missing).toEqual([]);
  expect(Object.keys(CANNOT_RUN).filter((address) => run.has(address as Address))).toEqual([]);
});

it('checks in a test file that the fences of each table have run', () => {
  const files = readdirSync(__dirname).filter((name) => /\.test\.tsx?$/.test(name));
  const checked = files.flatMap((name) => {
    const [, names = ''] = /^everyFenceRuns\(([^)]*)\);$/m.exec(readFileSync(path.join(__dirname, name), 'utf8')) ?? [];
    return names.split(/\W+/).filter(Boolean);
  });
  expect(checked.sort()).toEqual(Object.keys(journeys).sort());
});

it.each([
  ['JavaScript', 85, ({sdk}: Sample) => sdk !== 'React'],
  ['React', 70, ({sdk}: Sample) => sdk === 'React'],
])('runs the fences of %s, at least %d %', (name, least, isOf) => {
  const all = [...fences].filter(([, sample]) => canRun(sample) && isOf(sample)).map(([address]) => address);
  const done = all.filter((address) => run.has(address));
  const share = (100 * done.length) / all.length;
  process.stdout.write(`${name}: ${done.length} of ${all.length} fences run (${share.toFixed(1)} %)\n`);
  expect(share).toBeGreaterThanOrEqual(least);
});
