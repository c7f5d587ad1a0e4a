/** Reads the image files in the settings. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatGiven, formatPath, InvalidValueError} from '../config/problems';
import type {Site} from '../config/schema';

/**
 * Returns the path of a setting's file in `static/`. For an address on the web, returns undefined,
 * because the build doesn't download the file.
 *
 * @param asset - the value of the setting: `/img/icon.svg` or `https://…`
 * @param key - the name of the setting, for the error
 * @throws InvalidValueError if the file doesn't exist
 */
export function siteAsset(asset: string, key: string, siteDir: string): string | undefined {
  if (!asset.startsWith('/')) return undefined;
  const file = path.join(siteDir, 'static', asset);
  if (!existsSync(file)) {
    throw new InvalidValueError('src/config/site.ts', [
      {
        path: key,
        given: formatGiven(asset),
        allowed: 'a file in static/, or an address on the web',
        remedy: `static${asset} doesn't exist: add the file, or change ${key}.`,
      },
    ]);
  }
  return file;
}

/**
 * Checks that all image files in the settings exist.
 *
 * @throws InvalidValueError if a file doesn't exist
 */
export function checkSiteAssets(site: Site, siteDir: string): void {
  for (const [keys, image] of imagesOf(site)) {
    // With a placeholder such as `%title`, a service draws the image.
    if (!image.includes('%')) siteAsset(image, formatPath(keys), siteDir);
  }
}

/** Returns the images in the settings, each with its keys. */
function imagesOf({iconUrl, logoUrl, ogImageUrl, sponsors}: Site): [keys: PropertyKey[], image: string][] {
  const single = Object.entries({iconUrl, logoUrl, ogImageUrl}).flatMap(
    ([key, value = {}]): [PropertyKey[], string][] =>
      typeof value === 'string' ? [[[key], value]] : Object.entries(value).map(([part, image]) => [[key, part], image]),
  );
  const ofSponsors = sponsors.flatMap(({items}, group) =>
    items.flatMap((sponsorRow, row) =>
      sponsorRow.map(({image}, place): [PropertyKey[], string] => [
        ['sponsors', group, 'items', row, place, 'image'],
        image,
      ]),
    ),
  );
  return [...single, ...ofSponsors];
}

const MEDIA_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Returns an image file as a `data:` URL, for use in an SVG. */
export function dataAddress(file: string): string {
  const type = MEDIA_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
