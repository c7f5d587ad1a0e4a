import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {writeIcon} from '../../../../src/plugins/manifest/icons';
import {webManifest} from '../../../../src/plugins/manifest/manifest';
import {siteAsset} from '../../../../src/plugins/siteAssets';

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

it('has a short name of its own where there is one, and no icons where there are none', () => {
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
    // The middle is drawn.
    expect(data[(96 * 192 + 96) * 4 + 3]).toBe(255);
  });
});

it('tells which setting names a file that is not there, and leaves the web alone', () => {
  expect(siteAsset('https://example.org/icon.svg', 'iconUrl', '.')).toBeUndefined();
  expect(siteAsset('/img/icon-light.svg', 'iconUrl', '.')).toBe(path.join('static', 'img', 'icon-light.svg'));
  expect(() => siteAsset('/img/none.svg', 'iconUrl', '.')).toThrow(
    /iconUrl is \/img\/none\.svg.*static\/img\/none\.svg/,
  );
});
