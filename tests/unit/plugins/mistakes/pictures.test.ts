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

function mistakesOf(file: string, content: string | Buffer): Promise<string[]> {
  writeFileSync(path.join(siteDir, file), content);
  return pictureMistakes(siteDir);
}

const picture = (format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp({create: {width: 9, height: 9, channels: 3, background: 'red'}})
    .toFormat(format)
    .toBuffer();

it.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)('accepts %s, also with another extension', async (format) => {
  const content = await picture(format);
  await expect(mistakesOf(`docs/img/a.${format}`, content)).resolves.toEqual([]);
  await expect(mistakesOf('docs/img/a.JPG', content)).resolves.toEqual([]);
});

it.each([
  ['an icon', 'a.ico', Buffer.from('00000100010010100000', 'hex')],
  [
    'an SVG with entities of its own',
    'a.svg',
    '<!DOCTYPE svg [<!ENTITY ns "x">]>\n<svg xmlns:x="&ns;" width="9px" height=".5em"/>',
  ],
  ['an SVG with a byte order mark and a comment', 'a.svg', '\uFEFF<!-- drawn -->\n<svg viewBox="0 0 9 9"></svg>'],
  ['another file', 'a.txt', 'A text'],
])('accepts %s', async (_, file, content) => {
  await expect(mistakesOf(`docs/img/${file}`, content)).resolves.toEqual([]);
});

it.each([
  ['a.png', 'A text\n', ' isn\'t a picture (it begins with "A text"): export the picture again, or remove the file.'],
  ['a.webp', Buffer.from([0, 1]), " isn't a picture: export the picture again, or remove the file."],
  ['a.gif', '', " isn't a picture: export the picture again, or remove the file."],
  ['a.svg', '<svg>\n<g></svg>', ":2:4 the file isn't an SVG picture (Missing end tag for element g): correct the file"],
  ['a.SVG', '<p/>', " isn't an SVG picture (its root is <p>, but must be <svg>): correct the file"],
])('names a file %s that is not a picture', async (file, content, message) => {
  await expect(mistakesOf(`docs/img/${file}`, content)).resolves.toEqual([
    expect.stringContaining(`docs/img/${file}${message}`) as string,
  ]);
});

it('names files in both folders, in order', async () => {
  mkdirSync(path.join(siteDir, 'static'));
  await mistakesOf('static/b.png', 'b');
  const messages = await mistakesOf('docs/a.png', 'a');
  expect(messages.map((message) => message.split(' ')[0])).toEqual(['docs/a.png', 'static/b.png']);
});

it.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)(
  'names a file of the format %s that is cut off',
  async (format) => {
    const content = await picture(format);
    await expect(mistakesOf('docs/img/a.png', content.subarray(0, 12))).resolves.toEqual([
      'docs/img/a.png is damaged: export the picture again, or remove the file.',
    ]);
  },
);

it.each(['', ' width="9"', ' width="100%" height="100%"', ' height="9"'])(
  'names an SVG without a size: %j',
  async (size) => {
    await expect(mistakesOf('docs/img/a.svg', `<svg${size}><path d="M0 0h9"/></svg>`)).resolves.toEqual([
      'docs/img/a.svg has no size: add width and height, or viewBox, to <svg>.',
    ]);
  },
);
