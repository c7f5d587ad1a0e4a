/** Writes a file for scripts/delivery with the redirects and other facts that a host needs. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toAlgolia} from '../../config/toDocusaurus';
import type {Redirect} from '../../config/redirectRules';
import {redirects} from '../../config/redirects';
import type {Site} from '../../config/schema';
import {toSources, type Sources} from '../../config/thirdParties';

/** The file with `DeliveryFacts`, in Docusaurus' folder for generated files, which isn't published. */
export const FACTS_FILE = 'delivery.json';

/** What a host needs to know about a build. */
export interface DeliveryFacts {
  /** The site's origin, without a slash at its end. */
  url: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
  redirects: readonly Redirect[];
  /** The origins that the settings add to the content security policy. */
  sources: Sources;
  /** Whether pages can have a `<base>` tag. */
  hasBase: boolean;
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
        hasBase: site.baseUrl !== undefined,
      };
      writeFileSync(path.join(generatedFilesDir, FACTS_FILE), JSON.stringify(facts));
    },
  };
}
