/** The portal's settings file with other values, for fixture sites. */
import {readFileSync} from 'node:fs';

/** The text of `src/config/site.ts` with `settings` added; they come last and win. */
export function siteFileWith(settings: Record<string, unknown>): Record<'src/config/site.ts', string> {
  const source = readFileSync('src/config/site.ts', 'utf8');
  const end = source.lastIndexOf('});');
  return {'src/config/site.ts': `${source.slice(0, end)}  ...${JSON.stringify(settings)},\n${source.slice(end)}`};
}
