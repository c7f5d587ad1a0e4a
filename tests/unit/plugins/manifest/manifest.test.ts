import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import {defineSite} from '../../../../src/config/site';
import manifestPlugin from '../../../../src/plugins/manifest';
import {writeIcon} from '../../../../src/plugins/manifest/icons';
import {MANIFEST_FILE, webManifest} from '../../../../src/plugins/manifest/manifest';
import {InvalidValueError} from '../../../../src/config/problems';
import {checkSiteAssets, siteAsset} from '../../../../src/plugins/siteAssets';
import {siteOf} from '../../../support/siteOf';

const SITE = {title: 'The whole name', description: 'What it is.', basePath: '/portal/'};

it('stays below the base path', () => {
  const manifest = webManifest(SITE, '#ffffff', true);
  expect(manifest).toMatchObject({name: 'The whole name', start_url: '/portal/', scope: '/portal/', id: '/portal/'});
  expect(manifest).toMatchObject({theme_color: '#ffffff', background_color: '#ffffff'});
  expect(manifest.icons.map(({src, sizes, purpose}) => `${src} ${sizes} ${purpose}`)).toEqual([
    '/portal/_portal/icons/icon-192.png 192x192 any',
    '/portal/_portal/icons/icon-512.png 512x512 any',
    '/portal/_portal/icons/maskable-192.png 192x192 maskable',
    '/portal/_portal/icons/maskable-512.png 512x512 maskable',
  ]);
});

it('has the short name if there is one, and no icons if none can be drawn', () => {
  expect(webManifest(SITE, '#ffffff', false)).toMatchObject({short_name: 'The whole name', icons: []});
  expect(webManifest({...SITE, shortTitle: 'Short'}, '#ffffff', false).short_name).toBe('Short');
});

describe('icons', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it.each([
    ['any', 0],
    ['maskable', 255],
  ] as const)('for %s are square and have corners of alpha %i', async (purpose, alpha) => {
    const file = path.join(folder, `${purpose}.png`);
    await writeIcon('static/img/icon-light.svg', file, {size: 192, purpose}, '#ff0000');
    const {data, info} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
    expect([info.width, info.height, data[3]]).toEqual([192, 192, alpha]);
    // The middle of the picture is opaque.
    expect(data[(96 * 192 + 96) * 4 + 3]).toBe(255);
  });

  it("aren't drawn from a file that sharp doesn't support, which stays the icon of the tab", async () => {
    mkdirSync(path.join(folder, 'static'));
    mkdirSync(path.join(folder, 'src/css'), {recursive: true});
    writeFileSync(path.join(folder, 'static/favicon.ico'), '');
    copyFileSync('src/css/tokens.css', path.join(folder, 'src/css/tokens.css'));
    const settings = defineSite({
      ...SITE,
      titleTemplate: '%s',
      url: 'https://docs.example.org',
      iconUrl: '/favicon.ico',
    });
    const plugin = manifestPlugin(settings, {siteDir: folder} as LoadContext);
    expect(JSON.stringify(plugin.injectHtmlTags!({content: undefined}))).not.toContain('apple-touch-icon');
    await plugin.postBuild!({outDir: folder} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
    expect(JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8'))).toMatchObject({icons: []});
  });

  it.each([1, 1024, 4000])('are drawn from an SVG of %i pixels, up to its edges', async (size) => {
    const source = path.join(folder, `${size}.svg`);
    const file = path.join(folder, `${size}.png`);
    writeFileSync(
      source,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%"/></svg>`,
    );
    await writeIcon(source, file, {size: 512, purpose: 'any'}, '#ff0000');
    const {data, info} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
    expect([info.width, info.height, data[3], data.at(-1)]).toEqual([512, 512, 255, 255]);
  });
});

it("reports a setting whose file doesn't exist, and ignores addresses on the web", () => {
  expect(siteAsset('https://example.org/icon.svg', 'iconUrl', '.')).toBeUndefined();
  expect(siteAsset('/img/icon-light.svg', 'iconUrl', '.')).toBe(path.join('static', 'img', 'icon-light.svg'));
  const readMissing = () => siteAsset('/img/none.svg', 'iconUrl', '.');
  // Docusaurus prints this error without a stack.
  expect(readMissing).toThrow(InvalidValueError);
  expect(readMissing).toThrow(
    /iconUrl\s+given: {3}"\/img\/none\.svg"[^]*static\/img\/none\.svg doesn't exist: add the file/,
  );
});

const ICON = '/img/icon-light.svg';

it.each([
  [{logoUrl: {light: '/img/logo-light.svg', dark: '/img/none.svg'}}, 'logoUrl.dark'],
  [{ogImageUrl: '/img/none.svg'}, 'ogImageUrl'],
  [{ogImageUrl: {'/dms': '/img/none.svg'}}, 'ogImageUrl["/dms"]'],
  [
    {sponsors: [{name: 'Gold', items: [[{name: 'Ada', image: '/img/none.svg', link: '/'}]]}]},
    'sponsors[0].items[0][0].image',
  ],
])('finds the missing file in %j', (settings, key) => {
  expect(() => checkSiteAssets(siteOf({iconUrl: ICON, ...settings}), '.')).toThrow(
    `${key}\n    given:   "/img/none.svg"`,
  );
});

it('accepts images that exist, that are on the web, and that a service draws', () => {
  for (const ogImageUrl of ['/img/logo-light.svg', 'https://example.org/a.png', '/card?title=%title']) {
    expect(() => checkSiteAssets(siteOf({iconUrl: ICON, ogImageUrl}), '.')).not.toThrow();
  }
});
