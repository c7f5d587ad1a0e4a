/** `npm run check:addresses` as it is run; what it finds is decided in src/config/redirectRules.ts. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
mkdirSync(path.join(folder, 'build'));
writeFileSync(path.join(folder, 'build/index.html'), '<main><h2 id="start">Start</h2></main>');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Checks the build against a release. */
function check(release: object): {status: number | null; said: string} {
  writeFileSync(path.join(folder, 'addresses.json'), JSON.stringify(release));
  const script = path.resolve('scripts/addresses/check.ts');
  const {status, stdout, stderr} = spawnSync(path.resolve('node_modules/.bin/tsx'), [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, said: stdout + stderr};
}

it('passes where all published addresses are there', () => {
  expect(check({'/': ['start']})).toEqual({
    status: 0,
    said: 'All addresses of the last release lead somewhere; the build has 2.\n',
  });
});

it('fails where a page or an anchor has vanished, names both, and says what to write', () => {
  const {status, said} = check({'/': ['gone', 'start'], '/gone': ['part']});
  expect(status).toBe(1);
  expect(said).toContain('2 published addresses lead nowhere now:\n  /#gone\n  /gone\n');
  expect(said).toContain("{from: '/#gone', to: '…'},");
});
