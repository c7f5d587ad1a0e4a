/** Translates the portal's settings to Docusaurus' options. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {InvalidValueError} from './problems';
import type {Site} from './schema';

/** Returns the address of the light icon, or of the only icon. */
export const toFavicon = ({iconUrl}: Site): string => (typeof iconUrl === 'string' ? iconUrl : iconUrl.light);

/**
 * Returns the function for Docusaurus' `editUrl`; undefined if the settings have no pattern. The function returns a
 * page's edit link (SPEC §2 "Footer"), or undefined if the repository doesn't have the page.
 */
export function editUrlOf({editLink}: Site): ((params: {docPath: string}) => string | undefined) | undefined {
  if (!editLink) return undefined;
  const {pattern, files} = editLink;
  const byName = files && new Map(files.map((file) => [withoutExtension(file), file]));
  return ({docPath}) => {
    const file = byName ? byName.get(withoutExtension(docPath)) : docPath;
    // A function, because `$` is special in a replacement text.
    return file && pattern.replaceAll(':path', () => file);
  };
}

const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

const ALGOLIA_VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * Returns preset-classic's `themeConfig.algolia` from environment variables; undefined without credentials. With
 * credentials, search uses Algolia instead of the site's own index (src/search/algolia.ts). The preset checks the
 * values. The preset's search page is turned off, so that no page loads its code.
 *
 * @throws InvalidValueError if only some of the variables are set
 */
export function toAlgolia(variables: Record<string, string | undefined>) {
  const names = Object.values(ALGOLIA_VARIABLES);
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const problems = missing.map((name) => ({
      path: name,
      given: 'nothing',
      allowed: "a value, because some of Algolia's variables are set",
      remedy: `set all of ${names.join(', ')}, or none.`,
    }));
    throw new InvalidValueError('The environment', problems);
  }
  const {appId, apiKey, indexName} = ALGOLIA_VARIABLES;
  return {
    appId: variables[appId]!,
    apiKey: variables[apiKey]!,
    indexName: variables[indexName]!,
    contextualSearch: false,
    searchPagePath: false as const,
  };
}

/** Whether a folder is in a Git worktree. If not, as in a downloaded archive, builds don't ask Git for dates. */
export function isInWorktree(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInWorktree(parent);
}
