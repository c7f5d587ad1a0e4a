/** What a writer sees while `npm start` runs: an error of the dialect with its place, until it is mended. */
import {spawn, type ChildProcess} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {createSite, type SiteFixture} from '../support/siteFixture';
import {expect, test} from '../support/test';

// The error is what the test is about; the development server says it in the console too.
test.use({expectedErrors: [/./]});
test.setTimeout(240_000);

const PAGE = '# Home\n\n:::note\nA first text.\n:::\n';

let site: SiteFixture | undefined;
let server: ChildProcess | undefined;
let origin: string;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.beforeAll(async ({isMobile}) => {
  test.skip(isMobile, 'writers have one screen');
  site = createSite({
    'docs/index.mdx': PAGE,
    'docs/privacy.mdx': '# Privacy\n',
    'docs/terms.mdx': '# Terms\n',
    'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';\n\nexport default defineSidebar([{text: 'Home', link: '/'}]);\n`,
  });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)];
  server = spawn('node', args, {
    cwd: site.folder,
    env: {...process.env, NODE_ENV: 'development', NO_UPDATE_NOTIFIER: '1'},
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await fetch(origin)).status).toBe(200);
  }).toPass({timeout: 120_000});
});

test.afterAll(() => {
  server?.kill();
  site?.remove();
});

test('an error is shown on the page with its place, and goes away when it is mended', async ({page}) => {
  const write = (text: string) => {
    writeFileSync(path.join(site!.folder, 'docs/index.mdx'), text);
  };
  await page.goto(origin);
  await expect(page.getByText('A first text.')).toBeVisible({timeout: 60_000});

  write(PAGE.replace(':::note', ':::nota'));
  const overlay = page.frameLocator('iframe');
  await expect(overlay.getByText(':::nota is not known: write :::note.').first()).toBeVisible({timeout: 60_000});
  await expect(overlay.getByText(/docs\/index\.mdx/).first()).toBeVisible();
  await expect(overlay.getByText(/"line": 3/).first()).toBeVisible();

  write(PAGE.replace('A first text.', 'A second text.'));
  await expect(page.locator('iframe')).toHaveCount(0, {timeout: 60_000});
  await expect(page.getByText('A second text.')).toBeVisible({timeout: 60_000});
});
