/** Checks that nothing in the last build, neither a page nor a style rule, needs the rules removed from Infima. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {isUnused} from '../../src/plugins/bundler/infima';

const css = cheerio.load(readFileSync('build/index.html', 'utf8'))('head > style').text();
const pages = filesBelow('build')
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join('build', file));

it('no page has a class whose rules are removed', () => {
  expect(pages.length).toBeGreaterThan(50);
  const lost = new Set<string>();
  for (const page of pages) {
    const $ = cheerio.load(readFileSync(page, 'utf8'));
    for (const element of $('[class]').toArray()) {
      for (const name of $(element).attr('class')!.split(/\s+/)) {
        // Ignore the classes of CSS modules, whose names end in a hash.
        if (isUnused(`.${name}`) && !/_\w{4}$/.test(name)) lost.add(`${page}: ${name}`);
      }
    }
  }
  expect([...lost]).toEqual([]);
});

it('every Infima variable in a rule is set, or has a fallback', () => {
  const set = new Set([...css.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...css.matchAll(/var\(\s*(--ifm-[\w-]+)\s*\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(50);
  expect([...new Set(read.filter((name) => !set.has(name)))]).toEqual([]);
});
