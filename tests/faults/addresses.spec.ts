/** Tests unusual and malformed addresses: the server and the page's script must treat each address alike. */
import type {Page} from '@playwright/test';
import {at, expect, expectPage, heading, open, OTHER, settle, tagOf, test} from '../support/faultTest';
import {SERVERS} from '../support/servers';

// Expect the browser's own report of the document's status.
test.use({expectedErrors: [/status of 4\d\d/]});

type Sees = 'page' | 'home' | 'not found';

/** Each path is appended to the base path, after a slash. `address` is what the address bar must show in the end. */
const PATHS: [path: string, sees: Sees, address?: string][] = [
  ['dms/client/', 'page', '/dms/client'],
  ['dms/client.html', 'page', '/dms/client'],
  ['dms//client', 'page', '/dms/client'],
  ['//dms/client', 'page', '/dms/client'],
  ['/dms//client.html', 'page', '/dms/client'],
  ['dms/%63lient', 'page'],
  ['dms%2fclient', 'page', '/dms/client'],
  ['index.html', 'home', '/'],
  ['%FF', 'not found'],
  ['dms/client%20', 'not found'],
  ['%5cevil', 'not found'],
  ['__proto__', 'not found'],
  ['%E2%80%AE', 'not found'],
  ['nope/%F0%9F%98%80', 'not found'],
  ['javascript:alert(1)', 'not found'],
  ['x/'.repeat(40), 'not found'],
];

const TELLING = ['%FF', 'dms%2fclient', 'dms/client%20'];

for (const server of SERVERS) {
  test.describe(`with ${server}`, () => {
    test.use({server});

    // All servers respond alike (tests/delivery/behavior.test.ts), so the preview server is enough for most paths.
    const paths = PATHS.filter(([path]) => server === 'preview' || TELLING.includes(path));
    for (const [path, sees, address] of paths) {
      const isTelling = server === 'nginx' && TELLING.includes(path);
      test(
        `/${path.slice(0, 40)}: ${sees}, on the origin, and the way home works`,
        tagOf({isTelling}),
        async ({page, host}) => {
          const {origin} = new URL(host.address);
          const response = (await page.goto(`${host.address}/${path}`))!;
          expect(new URL(page.url()).origin).toBe(origin);
          expect(response.status()).toBe(sees === 'not found' ? 404 : 200);
          const title = {page: OTHER.title, home: 'Build messaging', 'not found': 'Page Not Found'}[sees];
          await expectPage(page, {title});
          if (address !== undefined) await expect(page).toHaveURL(origin + at(address));
          await page.getByRole('button', {name: /theme/i}).first().click();
          await expectPage(page, {title});
          if (sees !== 'not found') return;
          await page.getByRole('link', {name: 'Go to Home Page'}).click();
          await expect(heading(page)).toContainText('Build messaging');
        },
      );
    }

    test.describe('not a page', () => {
      // The browser's own viewer for text files has a style that the policy refuses.
      test.use({expectedErrors: [/status of 4\d\d|Applying inline style/]});

      for (const path of ['evil.example', 'assets/js/none.12345678.js', '%E0%A4%A']) {
        test(`/${path}: the status in words, on the origin`, async ({page, host}) => {
          const response = (await page.goto(`${host.address}/${path}`))!;
          expect(response.status()).toBe(path === '%E0%A4%A' ? 400 : 404);
          expect(new URL(page.url()).origin).toBe(new URL(host.address).origin);
          await expect(page.locator('body')).toContainText(String(response.status()));
        });
      }
    });
  });
}

const QUERIES = [
  '?sdk=<script>alert(1)</script>',
  '?sdk=%00',
  '?sdk=__proto__',
  '?tab=constructor',
  '?sdk=toString&tab=__proto__',
  '?__proto__[x]=1&constructor.prototype.y=1',
  '?sdk=kotlin&sdk=swift',
  `?sdk=${'k'.repeat(6000)}`,
  '?tab=%22%5D)%7B%7D%3C%2Fstyle%3E',
  '?%',
  '?sdk=%E0%A4%A',
  '#%',
  '#%00',
  '#__proto__',
  '#constructor',
  '#%E0%A4%A',
  '#<img src=x onerror=alert(1)>',
  `#${'x'.repeat(9000)}`,
  '#"]',
  '?sdk=kotlin#%',
  '#:~:text=client',
  '##',
  '#/../x',
];

/** Returns a function that expects that no script of an address has run since the last call. */
function watchScripts(page: Page): () => Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    await settle(page);
    expect(dialogs.splice(0)).toEqual([]);
    expect(await page.evaluate(() => 'x' in {} || 'y' in {})).toBe(false);
  };
}

/** How many addresses share a test. Each page takes up to four seconds on a slow machine. */
const AT_ONCE = 4;

for (let first = 0; first < QUERIES.length; first += AT_ONCE) {
  const queries = QUERIES.slice(first, first + AT_ONCE);
  test(`queries and hashes ${first + 1} to ${first + queries.length}: the page, and no script runs`, async ({
    page,
    host,
  }) => {
    const expectNoScript = watchScripts(page);
    for (const query of queries) {
      await test.step(query.slice(0, 40), async () => {
        await open(page, host.address + OTHER.route + query);
        await expectPage(page, OTHER);
        await expectNoScript();
        // Leave nothing to the next address. A new hash alone wouldn't load the page again.
        await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
        await page.goto('about:blank');
      });
    }
    expect(host.documents).toHaveLength(queries.length);
  });
}

for (const query of ['?sdk=%E0%A4%A', '#%', '#%00', '#<img src=x onerror=alert(1)>']) {
  test(
    `${query}: the way on and back works, and keeps the address`,
    tagOf({isTelling: query === '#%'}),
    async ({page, host}) => {
      const expectNoScript = watchScripts(page);
      await open(page, host.address + OTHER.route + query);
      await expectPage(page, OTHER);
      const url = page.url();
      await page
        .getByRole('article')
        .locator(`a[href="${at('/dms/conversations')}"]`)
        .first()
        .click();
      await expect(heading(page)).not.toContainText(OTHER.title);
      await page.goBack();
      await expectPage(page, OTHER);
      await expect(page).toHaveURL(url);
      await expectNoScript();
      expect(host.documents).toHaveLength(1);
    },
  );
}
