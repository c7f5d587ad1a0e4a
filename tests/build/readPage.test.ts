/** Tests search's HTML parser on the built pages, because the parser knows only some rules for missing end tags. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {readPage} from '../../src/plugins/search/readPage';

it('reads the same from every page of the last build as from its HTML with all end tags', () => {
  const pages = filesBelow('build').filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  for (const file of pages) {
    const html = readFileSync(path.join('build', file), 'utf8');
    expect([file, readPage(html)]).toEqual([file, readPage(cheerio.load(html).html())]);
  }
});
