/** Changes values in the portal's settings file, for fixture sites. */
import {readFileSync} from 'node:fs';

/**
 * Returns the text of `src/config/site.ts`, by path. Adds `settings` at the end, where they override the portal's
 * settings.
 *
 * @param without - settings of the portal to leave out
 */
export function siteFileWith(
  settings: Record<string, unknown>,
  without: readonly string[] = [],
): Record<'src/config/site.ts', string> {
  const source = readFileSync('src/config/site.ts', 'utf8');
  const end = source.lastIndexOf('});');
  const changes = [`...${JSON.stringify(settings)}`, ...without.map((key) => `${key}: undefined`)];
  return {'src/config/site.ts': `${source.slice(0, end)}  ${changes.join(', ')},\n${source.slice(end)}`};
}
