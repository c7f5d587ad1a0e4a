/** Checks the tags that select the window sizes of a test. A test with a misspelled tag could run at the wrong size. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const specs = ['tests/e2e', 'tests/a11y'].flatMap((folder) =>
  readdirSync(folder).map((file) => path.join(folder, file)),
);

it('specs only use the tags of playwright.config.ts', () => {
  expect(specs.length).toBeGreaterThan(30);
  const tags = specs.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/tag: '@(\w*)'/g)].map(([, tag]) => tag),
  );
  expect(new Set(tags)).toEqual(new Set(['both', 'desktop', 'mobile']));
  const suffixes = specs.map((file) => /^[\w-]+\.(?:(\w+)\.)?spec\.ts$/.exec(path.basename(file)));
  expect(new Set(suffixes.map((match) => match![1]))).toEqual(new Set([undefined, 'desktop']));
});
