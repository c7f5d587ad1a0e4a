import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {pictureMistakes} from '../../../../src/plugins/mistakes/pictures';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(siteDir, 'docs/img'), {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function mistakesOf(file: string, content: string | Buffer): string[] {
  writeFileSync(path.join(siteDir, file), content);
  return pictureMistakes(siteDir);
}

it.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)('accepts %s, also with another extension', async (format) => {
  const create = {width: 1, height: 1, channels: 3 as const, background: 'red'};
  const content = await sharp({create}).toFormat(format).toBuffer();
  expect(mistakesOf(`docs/img/a.${format}`, content)).toEqual([]);
  expect(mistakesOf('docs/img/a.JPG', content)).toEqual([]);
});

it.each([
  ['an icon', 'a.ico', Buffer.from('00000100010010100000', 'hex')],
  ['an SVG with entities of its own', 'a.svg', '<!DOCTYPE svg [<!ENTITY ns "x">]>\n<svg xmlns:x="&ns;"/>'],
  ['an SVG with a byte order mark and a comment', 'a.svg', '\uFEFF<!-- drawn -->\n<svg></svg>'],
  ['another file', 'a.txt', 'A text'],
])('accepts %s', (_, file, content) => {
  expect(mistakesOf(`docs/img/${file}`, content)).toEqual([]);
});

it.each([
  ['a.png', 'A text\n', ' isn\'t a picture (it begins with "A text"): export the picture again, or remove the file.'],
  ['a.webp', Buffer.from([0, 1]), " isn't a picture: export the picture again, or remove the file."],
  ['a.gif', '', " isn't a picture: export the picture again, or remove the file."],
  ['a.svg', '<svg>\n<g></svg>', ":2:4 the file isn't an SVG picture (Missing end tag for element g): correct the file"],
  ['a.SVG', '<p/>', " isn't an SVG picture (its root is <p>, but must be <svg>): correct the file"],
])('names a file %s that is not a picture', (file, content, message) => {
  expect(mistakesOf(`docs/img/${file}`, content)).toEqual([
    expect.stringContaining(`docs/img/${file}${message}`) as string,
  ]);
});

it('names files in both folders, in order', () => {
  mkdirSync(path.join(siteDir, 'static'));
  mistakesOf('static/b.png', 'b');
  expect(mistakesOf('docs/a.png', 'a').map((message) => message.split(' ')[0])).toEqual(['docs/a.png', 'static/b.png']);
});
