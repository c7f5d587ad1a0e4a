import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import fc from 'fast-check';
import sharp, {type Sharp} from 'sharp';
import {InvalidValueError} from '../../../../src/config/problems';
import socialCardsPlugin from '../../../../src/plugins/socialCards';
import {drawCard, fitTitle} from '../../../../src/plugins/socialCards/draw';
import {writePictures} from '../../../../src/plugins/socialCards/render';
import {clamp, drawable, wrap, wrapEvenly} from '../../../../src/plugins/socialCards/text';
import {loadTypeface} from '../../../../src/plugins/socialCards/typeface';
import {grapheme} from '../../../support/characters';
import {siteOf} from '../../../support/siteOf';

/** Returns a function that checks whether a line has at most `most` characters. */
const fits = (most: number) => (line: string) => line.length <= most;
const latin = (character: string) => /[ -~]/.test(character);

describe('drawable', () => {
  it.each([
    ['Plain title', 'Plain title'],
    ['  Spaces\n and lines ', 'Spaces and lines'],
    ['Ship it 🚀 now', 'Ship it now'],
    ['Keys 1️⃣ and 👩‍👧', 'Keys 1 and'],
    ['你好 world', undefined],
    ['🎉', undefined],
    ['', undefined],
  ])('%j is drawn as %j', (text, expected) => {
    expect(drawable(text, latin)).toBe(expected);
  });
});

describe('lines', () => {
  it('are broken at spaces, and within words that are too long', () => {
    expect(wrap('one two three', fits(7))).toEqual(['one two', 'three']);
    expect(wrap('a incomprehensibilities b', fits(7))).toEqual(['a', 'incompr', 'ehensib', 'ilities', 'b']);
    expect(wrap('', fits(7))).toEqual([]);
  });

  it('are of about the same length', () => {
    expect(wrapEvenly('Create and configure a client', (line) => line.length, 24)).toEqual([
      'Create and',
      'configure a client',
    ]);
  });

  it('never break a word that fits', () => {
    expect(wrapEvenly('internationalization of apps', (line) => line.length, 24)).toEqual([
      'internationalization',
      'of apps',
    ]);
  });

  it('are limited in number, and end with an ellipsis if some are left out', () => {
    expect(clamp(['one two', 'three'], 2, fits(7))).toEqual(['one two', 'three']);
    expect(clamp(['one two', 'three', 'four'], 2, fits(7))).toEqual(['one two', 'three…']);
    expect(clamp(['one two', 'three'], 1, fits(7))).toEqual(['one tw…']);
  });

  it('are never too wide, and lose no text', () => {
    fc.assert(
      fc.property(fc.string({unit: grapheme}), fc.integer({min: 2, max: 20}), (text, most) => {
        const clean = text.replace(/\s+/g, ' ').trim();
        const lines = wrap(clean, (line) => Array.from(line).length <= most);
        expect(lines.every((line) => Array.from(line).length <= most)).toBe(true);
        expect(lines.join('').replaceAll(' ', '')).toBe(clean.replaceAll(' ', ''));
      }),
    );
  });
});

/** Returns the box of what is drawn in the upper `height` pixels of a card, whose other pixels have the background. */
async function boxOf(card: Sharp, height: number) {
  const upper = await card.extract({left: 0, top: 0, width: 1200, height}).toBuffer();
  const {info} = await sharp(upper).trim({threshold: 1}).toBuffer({resolveWithObject: true});
  return {left: -info.trimOffsetLeft!, top: -info.trimOffsetTop!, width: info.width, height: info.height};
}

describe('a card', () => {
  const design = {
    logo: undefined,
    siteTitle: 'Docs',
    colors: {background: '#131318', text: '#ececf2', muted: '#a0a0b2', accent: '#b6a6ff'},
    bold: loadTypeface(700),
    medium: loadTypeface(500),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it.each([
    ['a usual title', 'Create and configure a client'],
    ['a title of many words', 'A very long title of a page '.repeat(12)],
    ['a title of one long word', 'x'.repeat(300)],
    ['Cyrillic and Greek', 'Сообщения и ключи, Ελληνικά'],
    ['emoji', 'Ship it 🚀👩‍👩‍👧'],
    ['letters that it does not have', '你好 नमस्ते'],
    ['markup', '</svg><script>&"'],
    ['nothing', ''],
  ])('has room for %s', async (_name, title) => {
    const card = sharp(Buffer.from(drawCard({section: title, title}, design)));
    const {width, height} = await card.metadata();
    expect([width, height]).toEqual([1200, 630]);
    const text = await boxOf(card, 610);
    expect(text.width).toBeGreaterThan(80);
    expect(text.height).toBeGreaterThan(40);
    expect(text.left).toBeGreaterThanOrEqual(80);
    expect(text.left + text.width).toBeLessThanOrEqual(1121);
  });

  it('has its logo in the corner, 68 px high', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#fff"/></svg>';
    const address = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
    const card = sharp(Buffer.from(drawCard({section: undefined, title: 'Title'}, {...design, logo: address})));
    expect(await boxOf(card, 300)).toEqual({left: 88, top: 72, width: 68, height: 68});
  });

  it('uses a smaller size rather than breaking a word', () => {
    const {size, lines} = fitTitle('Internationalization-and-localization of apps', design.bold);
    expect([lines, size < 80]).toEqual([['Internationalization-and-localization', 'of apps'], true]);
    expect(fitTitle('Internationalization of apps', design.bold)).toEqual({
      size: 92,
      lines: ['Internationalization', 'of apps'],
    });
  });

  it("shows the site's title if it can't draw the page's", () => {
    const card = (title: string) => drawCard({section: undefined, title}, design);
    expect(card('你好')).toBe(card('Docs'));
    expect(card('你好')).not.toBe(card('Other'));
  });

  it('is rendered once for the same content, and again for other content', async () => {
    const drawing = (title: string, name: string) => ({
      svg: drawCard({section: undefined, title}, design),
      file: path.join(folder, name),
    });
    const write = (...drawings: ReturnType<typeof drawing>[]) => writePictures(drawings, path.join(folder, 'cache'));
    expect(await write(drawing('One', 'a/one.png'), drawing('One', 'a/same.png'))).toBe(1);
    expect(await write(drawing('One', 'b/one.png'), drawing('Two', 'b/two.png'))).toBe(1);
    expect(await write(drawing('One', 'b/one.png'), drawing('Two', 'b/two.png'))).toBe(0);
    const read = (name: string) => readFileSync(path.join(folder, name));
    expect(read('a/one.png').equals(read('a/same.png'))).toBe(true);
    expect(read('a/one.png').equals(read('b/one.png'))).toBe(true);
    expect(read('b/two.png').equals(read('b/one.png'))).toBe(false);
  });
});

test('a logo that does not exist is an error before the threads start, because their errors lose their class', () => {
  const site = siteOf({logoUrl: {light: '/img/light.svg', dark: '/img/gone.svg'}});
  const load = () => socialCardsPlugin(site, {siteDir: '/site', generatedFilesDir: '/site/.docusaurus'} as LoadContext);
  expect(load).toThrow(InvalidValueError);
  expect(load).toThrow("static/img/gone.svg doesn't exist: add the file, or change logoUrl.");
});
