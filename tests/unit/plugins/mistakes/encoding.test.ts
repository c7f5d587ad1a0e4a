import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {encodingMistakes} from '../../../../src/plugins/mistakes/encoding';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'encoding-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function mistakesOf(content: string | Buffer, file = 'a.mdx'): string[] {
  mkdirSync(path.join(siteDir, 'docs/parts'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docs', file), content);
  return encodingMistakes(siteDir);
}

it.each([
  ['UTF-8', '# Über\n'],
  ['UTF-8 with a byte order mark', '\uFEFF# Über\n'],
  ['a replacement character', '# A \uFFFD\n'],
  ['no text', ''],
])('accepts %s', (_, content) => {
  expect(mistakesOf(content)).toEqual([]);
});

it('accepts other files, and a site without pages', () => {
  expect(encodingMistakes(siteDir)).toEqual([]);
  expect(mistakesOf(Buffer.from([0xff, 0]), 'a.png')).toEqual([]);
});

it.each([
  ['Latin-1', Buffer.from('# A\n\nIm Büro\n', 'latin1'), '3:5'],
  ['UTF-16', Buffer.from('\uFEFF# A\n', 'utf16le'), '1:1'],
  ['UTF-16 without a byte order mark', Buffer.from('# A\n', 'utf16le'), '1:2'],
  ['NUL characters', '# A\n\nText\0.\n', '3:5'],
])('finds %s', (_, content, place) => {
  expect(mistakesOf(content)).toEqual([`docs/a.mdx:${place} the file isn't UTF-8: save it as UTF-8.`]);
  expect(mistakesOf(content, 'parts/_part.md')[1]).toBe(
    `docs/parts/_part.md:${place} the file isn't UTF-8: save it as UTF-8.`,
  );
});
