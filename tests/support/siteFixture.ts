/** A copy of the portal with pages of its own, to be built for real. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface SiteFixture {
  folder: string;
  /** Runs the production build; the output is that of both streams, without colours. */
  build(env?: Record<string, string>): {code: number; output: string};
  remove(): void;
}

/** The least that builds: the site's footer links to the last two pages. */
const SMALLEST = {
  'docs/index.mdx': '# Home\n\nThe first page.\n',
  'docs/privacy.mdx': '# Privacy\n',
  'docs/terms.mdx': '# Terms\n',
  'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}]);
`,
  // Those of the portal speak of its own pages.
  'src/config/redirects.ts': `import {defineRedirects} from './redirectRules';

export const redirects = defineRedirects([]);
`,
};

const COPIED = ['docusaurus.config.ts', 'package.json', 'src', 'static', 'tsconfig.json'];

/**
 * @param files - text by path below the site; they come on top of the portal's own source and, in place of its
 *   pages, three small ones
 */
export function createSite(files: Record<string, string>): SiteFixture {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  for (const name of COPIED) cpSync(name, path.join(folder, name), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries({...SMALLEST, ...files})) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return {
    folder,
    build(env = {}) {
      const {status, stdout, stderr} = spawnSync(
        'node',
        ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
        {
          cwd: folder,
          encoding: 'utf8',
          env: {
            ...process.env,
            NO_COLOR: '1',
            FORCE_COLOR: '0',
            NODE_ENV: 'production',
            NO_UPDATE_NOTIFIER: '1',
            ...env,
          },
        },
      );
      return {code: status ?? -1, output: stdout + stderr};
    },
    remove() {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
