/** The portal's settings file with other values, for fixture sites. */
import {readFileSync} from 'node:fs';

/**
 * The text of `src/config/site.ts` with `settings` added; they come last and win.
 *
 * @param without - settings of the portal that the site is not to have
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
