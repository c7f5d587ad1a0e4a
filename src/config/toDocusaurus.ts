/** The portal's settings in Docusaurus' words. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Site} from './schema';

/** The light icon, or the only one. */
export const toFavicon = ({iconUrl}: Site): string => (typeof iconUrl === 'string' ? iconUrl : iconUrl.light);

/** The edit address of a page's file below docs/ (SPEC §2 "Footer"); undefined where no pattern is set. */
export function editUrlOf(site: Site): ((params: {docPath: string}) => string) | undefined {
  const {editLink} = site;
  return editLink && (({docPath}) => editLink.pattern.replaceAll(':path', docPath));
}

const ALGOLIA_VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * preset-classic's `themeConfig.algolia` from the environment, which lets search ask Algolia instead of the site's own
 * index (src/search/algolia.ts); undefined without credentials. The preset checks it. Its search page is left out, and
 * with it all that it would load into a page.
 *
 * @throws Error where only some of the variables are set
 */
export function toAlgolia(variables: Record<string, string | undefined>) {
  const names = Object.values(ALGOLIA_VARIABLES);
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const are = missing.length > 1 ? 'are' : 'is';
    throw new Error(`Search with Algolia needs ${names.join(', ')}: ${missing.join(' and ')} ${are} missing.`);
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

/** Whether a folder lies in a Git worktree. A downloaded archive does not, and a build asks Git for no dates there. */
export function isInWorktree(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInWorktree(parent);
}
