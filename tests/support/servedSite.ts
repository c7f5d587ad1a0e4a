/** A fixture site, built and served, for what can only be seen in a browser. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createPreviewHandler} from '../../scripts/preview/handler';
import {createSite} from './siteFixture';

export interface ServedSite {
  /** `http://localhost:…`, without a slash at its end. */
  origin: string;
  close(): Promise<void>;
}

/** The least that builds: the frame links to the last two. */
const PAGES = {
  'docs/index.mdx': '# Home\n\nThe first page.\n',
  'docs/privacy.mdx': '# Privacy\n',
  'docs/terms.mdx': '# Terms\n',
  'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}]);
`,
};

/**
 * Builds and serves a copy of the portal (some 10 s).
 *
 * @param files - text by path below the site, on top of the portal's source and three small pages
 * @throws Error with the build's output where it fails
 */
export async function serveSite(files: Record<string, string>): Promise<ServedSite> {
  const site = createSite({...PAGES, ...files});
  const {code, output} = site.build();
  if (code !== 0) {
    site.remove();
    throw new Error(`The fixture site does not build:\n${output}`);
  }
  const server = createServer(createPreviewHandler({folder: path.join(site.folder, 'build'), basePath: '/'}));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      site.remove();
    },
  };
}
