/** Files that the settings name, for what is drawn of them at build. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The file of `static/` that a setting names; undefined for an address on the web, which the build does not ask.
 *
 * @param asset - its value: `/img/icon.svg` or `https://…`
 * @param key - its name, for the error
 * @throws Error where there is no such file
 */
export function siteAsset(asset: string, key: string, siteDir: string): string | undefined {
  if (!asset.startsWith('/')) return undefined;
  const file = path.join(siteDir, 'static', asset);
  if (!existsSync(file)) {
    throw new Error(
      `src/config/site.ts: ${key} is ${asset}, but there is no static${asset}: add it, or change ${key}.`,
    );
  }
  return file;
}

const MEDIA_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** A picture's file as a `data:` address, to stand inside an SVG. */
export function dataAddress(file: string): string {
  const type = MEDIA_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
