/** Tests what a writer sees with `npm start`. */
import {expect as expectSoon, test} from '../support/test';
import {startSite, type DevSite} from '../support/devSite';

// Run this file in one worker, so that all its tests share a server.
test.describe.configure({mode: 'default'});
// Allow all errors on the console, because the page reports compilation errors there.
test.use({expectedErrors: [/./]});
// After an edit of front matter, the server reads all pages again, which takes longer than Playwright's default.
const expect = expectSoon.configure({timeout: 20_000});

const group = (title: string) => `:::code-group\n\n\`\`\`ts${title}\nsample();\n\`\`\`\n\n:::\n`;
const SOUND = `# Page\n\nThe first text.\n\n${group(' [JavaScript]')}`;
const INCLUDING = '# Including\n\n```ts\n// [!include ~/snippets/a.ts:part]\n```\n';
const snippet = (code: string) => `hidden();\n// [!region part]\n${code}\n// [!endregion part]\n`;

let site: DevSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({
    'docs/page.mdx': SOUND,
    'docs/including.mdx': INCLUDING,
    'docs/snippets/a.ts': snippet('first();'),
    'sidebars.ts':
      "import {defineSidebar} from './src/config/sidebar';\n\nexport default defineSidebar([{text: 'Page', link: '/page'}]);\n",
  });
});
test.afterAll(() => site.close());

test('shows an edit, and an error with its position, which disappears when it is fixed', async ({page}) => {
  test.setTimeout(60_000);
  await page.goto(`${site.origin}/page`);
  await expect(page.getByText('The first text.')).toBeVisible();
  site.write('docs/page.mdx', SOUND.replace('first', 'second'));
  await expect(page.getByText('The second text.')).toBeVisible();

  site.write('docs/page.mdx', SOUND.replace(' [JavaScript]', ''));
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay');
  await expect(overlay.locator('body')).toContainText('page.mdx');
  await expect(overlay.locator('body')).toContainText('a fence in a code group needs a title for its tab');
  await expect(overlay.locator('body')).toContainText(/line[^0-9]{0,5}7|7:1/);

  site.write('docs/page.mdx', SOUND.replace('first', 'third'));
  await expect(page.getByText('The third text.')).toBeVisible();
  await expect(page.locator('iframe[id$="client-overlay"]')).toHaveCount(0);
});

test('shows a mistake in the dialect with its position, which disappears when it is fixed', async ({page}) => {
  test.setTimeout(60_000);
  site.write('docs/page.mdx', SOUND);
  await page.goto(`${site.origin}/page`);
  await expect(page.getByText('The first text.')).toBeVisible();
  site.write('docs/page.mdx', `${SOUND}\n:::nota\nA remark.\n:::\n`);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay');
  await expect(overlay.locator('body')).toContainText(":::nota isn't supported: write :::note.");
  await expect(overlay.locator('body')).toContainText('page.mdx');

  site.write('docs/page.mdx', `${SOUND}\n:::note\nA remark.\n:::\n`);
  await expect(page.getByText('A remark.')).toBeVisible();
  await expect(page.locator('iframe[id$="client-overlay"]')).toHaveCount(0);
});

test('shows all mistakes of a page together, those of the front matter too', async ({page}) => {
  test.setTimeout(60_000);
  site.write('docs/page.mdx', SOUND);
  await page.goto(`${site.origin}/page`);
  await expect(page.getByText('The first text.')).toBeVisible();
  site.write('docs/page.mdx', `---\nlayout: wide\n---\n\n${SOUND}\n::author\n\n[Gone](/pge)\n`);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay');
  await expect(overlay.locator('body')).toContainText('docs/page.mdx:2:1 layout');
  await expect(overlay.locator('body')).toContainText('allowed: "docs", "minimal", "landing"');
  await expect(overlay.locator('body')).toContainText("docs/page.mdx:17:1 ::author isn't supported: write ::authors.");
  await expect(overlay.locator('body')).toContainText(
    'docs/page.mdx:19:8 the link "/pge" points to no page: write "/page"',
  );
  await expect(overlay.locator('body')).not.toContainText('node_modules');

  site.write('docs/page.mdx', `---\nlayout: docs\n---\n\n${SOUND.replace('first', 'fourth')}`);
  await expect(page.getByText('The fourth text.')).toBeVisible();
  await expect(page.locator('iframe[id$="client-overlay"]')).toHaveCount(0);
});

test('shows an edit of code that a page includes', async ({page}) => {
  test.setTimeout(60_000);
  await page.goto(`${site.origin}/including`);
  const code = page.getByRole('article').locator('code');
  await expect(code).toHaveText('first();');
  site.write('docs/snippets/a.ts', snippet('second();'));
  await expect(code).toHaveText('second();');
});
