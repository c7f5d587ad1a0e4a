/** Tests `npm run check:addresses`. The unit tests of src/config/redirectRules.ts cover what this command finds. */
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

/** Checks the build against the addresses of a release, and returns the exit code and the output. */
function check(release: object): {status: number | null; output: string} {
  writeFileSync(path.join(folder, 'addresses.json'), JSON.stringify(release));
  const script = path.resolve('scripts/addresses/check.ts');
  const {status, stdout, stderr} = spawnSync(path.resolve('node_modules/.bin/tsx'), [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

it('passes if all published addresses exist', () => {
  expect(check({'/': ['start']})).toEqual({
    status: 0,
    output: 'All addresses of the last release resolve; the build has 2.\n',
  });
});

it('fails if a page or an anchor has vanished, names both, and suggests a redirect', () => {
  const {status, output} = check({'/': ['gone', 'start'], '/gone': ['part']});
  expect(status).toBe(1);
  expect(output).toContain('2 published addresses no longer resolve:\n  /#gone\n  /gone\n');
  expect(output).toContain("{from: '/#gone', to: '…'},");
});
