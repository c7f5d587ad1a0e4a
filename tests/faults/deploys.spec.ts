/** Tests new releases while a page is open: the open page's files no longer exist, or the new release is broken. */
import type {Page} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import type {Affected, Fault, FaultyHost} from '../support/faultyHost';
import {
  disablePrefetch,
  expect,
  expectChoicesKept,
  expectPage,
  expectPlainPage,
  FILES,
  FROM,
  focusLink,
  heading,
  KEPT_QUERY,
  linkTo,
  newScripts,
  notice,
  open,
  OTHER,
  SCRIPT_FAILURE,
  scrollTop,
  settle,
  startReading,
  tagOf,
  test,
  TO,
  type FaultRow,
} from '../support/faultTest';
import {searchDialog, searchFor} from '../support/searchDialog';
import {SERVERS} from '../support/servers';

test.use({expectedErrors: [SCRIPT_FAILURE]});

/** Returns the number of the page's release; `null` for the first release. */
const releaseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-release'));

interface ReleaseRow extends FaultRow {
  /** Acts as the reader, and expects what the reader must see. */
  act: (page: Page, host: FaultyHost) => Promise<void>;
  /**
   * The documents that the browser requests after a release that removes the old files. After a release that keeps the
   * old files, the browser requests no document.
   */
  loads: readonly string[];
}

/** What the reader does after a release, on a page of the previous release. */
const AFTER_RELEASE: ReleaseRow[] = [
  {
    done: 'the reader follows a link, goes back and forward',
    act: async (page) => {
      const place = await scrollTop(page);
      await page.keyboard.press('Enter');
      await expectPage(page, TO);
      expect(await scrollTop(page)).toBe(0);
      await page.goBack();
      await expectPage(page, FROM);
      await expect.poll(() => scrollTop(page)).toBe(place);
      await page.goForward();
      await expectPage(page, TO);
    },
    loads: [TO.route],
    isTelling: true,
  },
  {
    done: 'the reader follows a link to a heading of another page',
    act: async (page) => {
      await linkTo(page, `${OTHER.route}#get-a-signer`).click();
      await expectPage(page, OTHER);
      await expect(page.locator('#get-a-signer')).toBeInViewport();
    },
    loads: [OTHER.route],
  },
  {
    done: 'the reader follows a link of the sidebar',
    act: async (page) => {
      await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Create a client'}).click();
      await expectPage(page, OTHER);
    },
    loads: [OTHER.route],
  },
  {
    done: 'the reader points at links and switches the theme',
    act: async (page) => {
      for (const {route} of [TO, OTHER]) await linkTo(page, route).hover();
      await expectPage(page, FROM);
      await page.getByRole('button', {name: /theme/i}).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', {name: /theme/i}).first().click();
      await expectPage(page, FROM);
    },
    loads: [],
  },
  {
    done: 'the reader searches',
    act: async (page) => {
      await page.keyboard.press('/');
      const {input, options} = searchDialog(page);
      await expect(input).toBeFocused();
      await expect(options).toHaveCount(16);
      await expect(input).toHaveValue(KEPT_QUERY);
    },
    loads: [FROM.route],
    isTelling: true,
  },
];

for (const keepsOldFiles of [false, true]) {
  for (const server of keepsOldFiles ? (['preview'] as const) : SERVERS) {
    const title = keepsOldFiles ? 'that keeps the old files' : `that removes the old files, with ${server}`;
    test.describe(`after a release ${title}`, () => {
      test.use({server});
      // All servers respond alike to requests for missing files (tests/delivery/behavior.test.ts), so the preview server
      // is enough for most tests.
      const isPreview = server === 'preview';
      for (const row of AFTER_RELEASE.filter(({isTelling}) => isPreview || isTelling)) {
        const loads = keepsOldFiles ? [] : row.loads;
        const sees = loads.length > 0 ? 'the new release, loaded once' : 'no reload';
        const isTelling = row.isTelling === true && server === 'nginx';
        test(`${row.done}: ${sees}, with choices kept`, tagOf({isTelling}), async ({page, host}) => {
          await startReading(page, host);
          host.release({keepsOldFiles});
          await row.act(page, host);
          await settle(page);
          expect(host.documents.slice(1)).toEqual(loads);
          expect(await releaseOf(page)).toBe(loads.length > 0 ? '2' : null);
          await expectChoicesKept(page);
        });
      }

      if (!isPreview) return;

      test('search was open before: hits have excerpts, and one opens', async ({page, host}) => {
        await disablePrefetch(page);
        await open(page, host.address + FROM.route);
        const {options, input} = await searchFor(page, KEPT_QUERY);
        host.release({keepsOldFiles});
        await input.fill('reactions');
        await expect(options.first()).toContainText(/reaction/i);
        await expect(options.locator('[class*=excerpt]:has(mark)')).toHaveCount(await options.count());
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/reaction/);
        await expect(heading(page)).toContainText(/reaction/i);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await settle(page);
        expect(host.documents).toHaveLength(keepsOldFiles ? 1 : 2);
      });

      test('the places of two earlier pages are kept', async ({page, host}) => {
        await startReading(page, host);
        const first = await scrollTop(page);
        await page.keyboard.press('Enter');
        await expectPage(page, TO);
        const second = await focusLink(page, OTHER.route);
        host.release({keepsOldFiles});
        await page.keyboard.press('Enter');
        await expectPage(page, OTHER);
        await page.goBack();
        await expectPage(page, TO);
        await expect.poll(() => scrollTop(page)).toBe(second);
        await page.goBack();
        await expectPage(page, FROM);
        await expect.poll(() => scrollTop(page)).toBe(first);
      });
    });
  }
}

test('two releases, and the reader follows a link after each: each is loaded once', async ({page, host}) => {
  await startReading(page, host);
  host.release();
  await page.keyboard.press('Enter');
  await expectPage(page, TO);
  host.release();
  await linkTo(page, OTHER.route).click();
  await expectPage(page, OTHER);
  await settle(page);
  expect(await releaseOf(page)).toBe('3');
  expect(host.documents).toEqual([FROM.route, TO.route, OTHER.route]);
  await expectChoicesKept(page);
});

test('a release, and the reader types into the search while its code is missing: the page is loaded once, and answers what was typed', async ({
  page,
  host,
}) => {
  await startReading(page, host);
  host.release();
  host.fail(await newScripts(page), 'late', 1);
  await page.keyboard.press('/');
  await page.keyboard.type('reactions');
  const {input, options} = searchDialog(page);
  await expect(options.first()).toContainText(/reaction/i);
  await expect(input).toHaveValue('reactions');
  await expect(input).toBeFocused();
  await settle(page);
  expect(host.documents).toEqual([FROM.route, FROM.route]);
  expect(await releaseOf(page)).toBe('2');
});

test('a release, and the reader closes search before its code turns out to be missing: nothing is loaded again', async ({
  page,
  host,
}) => {
  await startReading(page, host);
  host.release();
  const letThrough = await holdScripts(page);
  const requested = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.keyboard.press('/');
  await expect(searchDialog(page).input).toBeFocused();
  // The dialog requests its code in a later task.
  await requested;
  await settle(page);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page).root).toBeHidden();
  const checked = page.waitForResponse(host.address + FROM.route);
  letThrough();
  await checked;
  await settle(page);
  await expect(searchDialog(page).root).toBeHidden();
  expect(await releaseOf(page)).toBeNull();
});

interface BrokenRow extends FaultRow {
  files: Affected;
  fault: Fault;
}

/**
 * The ways in which a new release is broken. The reader follows a link on a page of the old release. A script of the
 * new page doesn't run, or stops, whatever the fault, so a few faults are enough.
 */
const BROKEN: BrokenRow[] = [
  {done: 'its main script is missing', files: FILES.main, fault: 404},
  {done: 'its main script throws', files: FILES.main, fault: 'throws', isTelling: true},
  {done: 'its main script hangs', files: FILES.main, fault: 'hangs'},
  {done: 'its runtime script is missing', files: FILES.runtime, fault: 404},
  {done: 'its runtime script is another script', files: FILES.runtime, fault: 'throws'},
  {done: 'all its scripts are pages', files: FILES.scripts, fault: 'html', isTelling: true},
  {done: 'all its scripts are pages, without nosniff', files: FILES.scripts, fault: 'unprotected html'},
  {done: "its page's code is missing", files: FILES.nextPage, fault: 404},
];

for (const row of BROKEN) {
  test(
    `a new release is broken, ${row.done}: its page is readable, loaded once; its links work`,
    tagOf(row),
    async ({page, host}) => {
      await startReading(page, host);
      host.release();
      const end = host.fail(row.files, row.fault);
      await page.keyboard.press('Enter');
      await expectPlainPage(page, TO);
      await settle(page);
      expect(host.documents.slice(1)).toEqual([TO.route]);
      expect(host.failed).not.toEqual([]);
      await expectChoicesKept(page);
      end();
      await linkTo(page, OTHER.route).click();
      await expectPage(page, OTHER);
      await expectChoicesKept(page);
      await page.goBack();
      await expectPage(page, TO);
    },
  );
}

// Here, the new release itself isn't broken, but the next page's document can't be loaded.
for (const [fault, says] of [
  [500, 'the server returned error 500'],
  ['reset', 'Check your connection'],
] as const) {
  const isTelling = fault === 500;
  test(
    `a new release, and its page answers ${fault}: the old page stays, with a message; "Try again" works`,
    tagOf({isTelling}),
    async ({page, host}) => {
      await startReading(page, host);
      const place = await scrollTop(page);
      host.release();
      const end = host.fail(FILES.document, fault);
      await page.keyboard.press('Enter');
      await expect(notice(page)).toContainText(says);
      await expect(heading(page)).toContainText(FROM.title);
      expect(await scrollTop(page)).toBe(place);
      await expect(linkTo(page, TO.route)).toBeFocused();
      end();
      await notice(page).getByRole('button', {name: 'Try again'}).click();
      await expectPage(page, TO);
      expect(host.documents).toEqual([FROM.route, TO.route]);
      expect(await releaseOf(page)).toBe('2');
      await expectChoicesKept(page);
    },
  );
}

test('a new release without the page: the not-found page of the host, loaded once', async ({page, host}) => {
  await startReading(page, host);
  host.release();
  host.fail(FILES.document, 404);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Error of the host');
  await settle(page);
  expect(host.documents).toEqual([FROM.route, TO.route]);
});

test('every other request goes to a host with the release before: the page is readable', async ({page, host}) => {
  host.release();
  host.alternate();
  await page.goto(host.address + FROM.route);
  await expect(heading(page)).toContainText(FROM.title);
  expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(1000);
  await settle(page);
  expect(host.documents.length).toBeLessThanOrEqual(2);
  await linkTo(page, TO.route).click();
  await expect(heading(page)).toContainText(TO.title);
});

test(
  'a proxy sends old documents, whose files are gone: they are readable, and their links work',
  {tag: '@telling'},
  async ({page, host}) => {
    host.release();
    host.sendOldDocuments();
    await page.goto(host.address + FROM.route);
    await expectPlainPage(page, FROM);
    await linkTo(page, TO.route).click();
    await expectPlainPage(page, TO);
    await settle(page);
    expect(host.documents).toEqual([FROM.route, TO.route]);
  },
);

test('a release without session storage: the error page, and "Try again" loads the new release', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('No access', 'SecurityError');
      },
    });
  });
  await startReading(page, host);
  host.release();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Loading (?:chunk )?\S+ failed/)).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expectPage(page, TO);
  expect(await releaseOf(page)).toBe('2');
  await expectChoicesKept(page);
});
