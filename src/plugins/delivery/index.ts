/** Puts down what a host has to know of the build beyond its files (scripts/delivery reads it). */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toAlgolia} from '../../config/toDocusaurus';
import type {Redirect} from '../../config/redirectRules';
import {redirects} from '../../config/redirects';
import type {Site} from '../../config/schema';
import {toSources, type Sources} from '../../config/thirdParties';

/** Below Docusaurus' folder for generated files, for it speaks of this build and is not published. */
export const FACTS_FILE = 'delivery.json';

export interface DeliveryFacts {
  /** The origin where the site is published, without a slash at its end. */
  url: string;
  /** The path that the site is built for, with a slash at both ends. */
  basePath: string;
  redirects: readonly Redirect[];
  sources: Sources;
  /** The origin of a `<base>` tag. */
  base?: string | undefined;
}

export default function deliveryPlugin(site: Site): Plugin {
  return {
    name: 'portal-delivery',
    postBuild({generatedFilesDir}) {
      const facts: DeliveryFacts = {
        url: site.url,
        basePath: site.basePath,
        redirects,
        sources: toSources(site, toAlgolia(process.env)),
        base: site.baseUrl && new URL(site.baseUrl).origin,
      };
      writeFileSync(path.join(generatedFilesDir, FACTS_FILE), JSON.stringify(facts));
    },
  };
}
