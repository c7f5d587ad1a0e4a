/** Tests search when its code, index, worker or texts fail (SPEC §8 "Search index fails to load"). */
import type {Page} from '@playwright/test';
import {expectUsable} from '../support/geometry';
import {shortenLimits} from '../support/fastTime';
import type {Affected, Fault} from '../support/faultyHost';
import {
  disablePrefetch,
  expect,
  expectPage,
  FILES,
  goOffline,
  heading,
  newScripts,
  notice,
  open,
  OTHER,
  scrollTop,
  settle,
  tagOf,
  test,
  type FaultRow,
} from '../support/faultTest';
import {searchButton, searchDialog} from '../support/searchDialog';

// Expect only the browser's own reports. The portal reports nothing.
test.use({expectedErrors: [/^Failed to load resource|Refused to execute script|MIME type/]});

const QUERY = 'messages';
const PAGE = OTHER;

/**
 * Loads the page, scrolls down, opens the dialog with the key `/` and types the query. Returns the scroll position.
 *
 * @param before - runs just before the dialog opens
 */
async function search(page: Page, address: string, before?: () => Promise<void>): Promise<number> {
  await open(page, address + PAGE.route);
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  const place = await scrollTop(page);
  await before?.();
  await page.keyboard.press('/');
  await expect(searchDialog(page).input).toBeFocused();
  await page.keyboard.type(QUERY);
  return place;
}

/** Expects that the query, the focus and the dialog are as the reader left them. */
async function expectQueryKept(page: Page): Promise<void> {
  const {root, input} = searchDialog(page);
  await expect(input).toHaveValue(QUERY);
  await expect(input).toBeFocused();
  await expectUsable(root, {minWidth: 390, minHeight: 90});
}

/** Closes the dialog, expects the scroll position `place`, opens the dialog again, and expects the query's results. */
async function expectResultsAgain(page: Page, place: number): Promise<void> {
  const {root, options, input} = searchDialog(page);
  await page.keyboard.press('Escape');
  await expect(root).toBeHidden();
  expect(await scrollTop(page)).toBe(place);
  await searchButton(page).click();
  await expect(options).toHaveCount(16);
  await expect(input).toHaveValue(QUERY);
}

interface SearchRow extends FaultRow {
  files: Affected;
  fault: Fault;
  says: RegExp;
}

const UNAVAILABLE = /^Search isn't available right now/;
const NOT_LOADED = /^Search couldn't be loaded/;

/** How the index, or the pointer to the index, fails to load. tests/unit/search/client.test.ts has more ways. */
const FAILURES: SearchRow[] = [
  ...([404, 'html', 'hangs'] as const).map((fault) => ({
    done: `the pointer to the index fails (${fault})`,
    files: FILES.pointer,
    fault,
    says: UNAVAILABLE,
  })),
  ...([404, 'half', 'cut', 'hangs'] as const).map((fault) => ({
    done: `the index fails (${fault})`,
    files: FILES.index,
    fault,
    says: UNAVAILABLE,
    isTelling: fault === 'hangs',
  })),
];

for (const row of FAILURES) {
  test(
    `${row.done}: a message, the query is kept, and the next opening tries again`,
    tagOf(row),
    async ({page, host}) => {
      let restoreLimits!: () => Promise<void>;
      let end!: () => void;
      const place = await search(page, host.address, async () => {
        restoreLimits = await shortenLimits(page);
        end = host.fail(row.files, row.fault);
      });
      await expect(searchDialog(page).status).toHaveText(row.says);
      await expectQueryKept(page);
      await restoreLimits();
      end();
      await expectResultsAgain(page, place);
      expect(host.documents).toEqual([PAGE.route]);
    },
  );
}

test('the page of a result fails to load: the focus then stays where the reader moves it', async ({
  page,
  host,
  context,
}) => {
  await disablePrefetch(page);
  await search(page, host.address);
  await expect(searchDialog(page).options).toHaveCount(16);
  await goOffline(context);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeVisible();
  await searchButton(page).click();
  await expect(searchDialog(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toBeFocused();
  await context.setOffline(false);
  const link = page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Troubleshoot'});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Troubleshoot');
  await settle(page);
  await expect(link).toBeFocused();
});

const CODE = ([404, 'empty'] as const).map((fault) => ({
  done: `its code fails (${fault})`,
  fault,
  isTelling: fault === 404,
  isBoth: fault === 404,
}));

for (const row of CODE) {
  test(
    `${row.done}: a message, the query is kept, and the next opening tries again`,
    tagOf(row),
    async ({page, host}) => {
      await open(page, host.address + PAGE.route);
      await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
      const place = await scrollTop(page);
      const end = host.fail(await newScripts(page), row.fault);
      await page.keyboard.press('/');
      await page.keyboard.type(QUERY);
      await expect(searchDialog(page).status).toHaveText(NOT_LOADED);
      await expectQueryKept(page);
      await settle(page);
      // The page must not reload. The host has no newer release, so a reload wouldn't help.
      expect(host.documents).toEqual([PAGE.route]);
      await expect(heading(page)).toContainText(PAGE.title);
      end();
      await expectResultsAgain(page, place);
    },
  );
}

test('its code hangs: typing works meanwhile, and nothing is lost when it comes', async ({page, host}) => {
  await open(page, host.address + PAGE.route);
  host.fail(await newScripts(page), 'late');
  await page.keyboard.press('/');
  await page.keyboard.type(QUERY);
  await expectQueryKept(page);
  await expect(searchDialog(page).options).toHaveCount(16);
  await expectQueryKept(page);
});

test('its code hangs: Enter opens the first result when it comes, if the text is still the same', async ({
  page,
  host,
}) => {
  await open(page, host.address + PAGE.route);
  host.fail(await newScripts(page), 'late');
  await page.keyboard.press('/');
  await page.keyboard.type('troubleshoo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('t');
  await expect(searchDialog(page).options.first()).toContainText('Troubleshoot');
  await settle(page);
  await expect(searchDialog(page).root).toBeVisible();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  host.fail(await newScripts(page), 'late');
  await page.keyboard.press('/');
  await page.keyboard.type('troubleshoot');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Troubleshoot');
  await expect(searchDialog(page).root).toBeHidden();
});

test('its code hangs, in a small window: a tap on its empty part leaves it open', async ({page, host}) => {
  await page.setViewportSize({width: 390, height: 700});
  await open(page, host.address + PAGE.route);
  host.fail(await newScripts(page), 'late');
  await page.getByRole('button', {name: 'Search'}).first().click();
  await expect(searchDialog(page).input).toBeFocused();
  await page.mouse.click(200, 500);
  await expect(searchDialog(page).input).toBeVisible();
});

for (const [done, fail] of [
  ['the browser has no workers', () => Reflect.deleteProperty(window, 'Worker')],
  [
    'the browser refuses the worker',
    () => {
      window.Worker = function refuse() {
        throw new DOMException('No access', 'SecurityError');
      } as unknown as typeof Worker;
    },
  ],
] as const) {
  test(`${done}: a message, and the page works`, async ({page, host}) => {
    await page.addInitScript(fail);
    await search(page, host.address);
    await expect(searchDialog(page).status).toHaveText(UNAVAILABLE);
    await expectQueryKept(page);
    await page.keyboard.press('Escape');
    await expectPage(page, PAGE);
  });
}

for (const fault of [404, 'html', 'hangs'] as const) {
  test(
    `the texts of pages fail (${fault}): results without excerpts, and the first one opens`,
    tagOf({isTelling: fault === 404}),
    async ({page, host}) => {
      host.fail(FILES.texts, fault);
      await search(page, host.address);
      const {options} = searchDialog(page);
      await expect(options.first()).toContainText('Send and read messages');
      await expect(options).toHaveCount(16);
      await expectQueryKept(page);
      const target = await options.first().evaluate((option: HTMLAnchorElement) => option.href);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(searchDialog(page).root).toBeHidden();
    },
  );
}

test(
  'only the index of an earlier release is gone: the index of the new one answers',
  {tag: '@telling'},
  async ({page, host}) => {
    host.fail(FILES.index, 404, 1);
    await search(page, host.address);
    await expect(searchDialog(page).options).toHaveCount(16);
    await expectQueryKept(page);
    expect(host.documents).toEqual([PAGE.route]);
  },
);

test('the network goes after search has loaded: it still answers', {tag: '@telling'}, async ({page, host, context}) => {
  await search(page, host.address);
  const {options, input} = searchDialog(page);
  await expect(options).toHaveCount(16);
  await goOffline(context);
  await input.fill('consent');
  await expect(options.first()).toContainText(/consent/i);
  await expect(input).toBeFocused();
});

test('queries of 50,000 characters: an answer, without overflow, and the next query works', async ({page, host}) => {
  await open(page, host.address + PAGE.route);
  await page.keyboard.press('/');
  const {root, input, status, options} = searchDialog(page);
  await expect(options.or(status).first()).toBeAttached();
  // Clear the last answer, so that it can't be mistaken for the next one.
  const clear = async () => {
    await input.fill('');
    await expect(status).toBeEmpty();
    await expect(options).toHaveCount(0);
  };
  for (const text of ['a', 'consent ', '(((*+?[\\', '"-"/<>&']) {
    await clear();
    await input.fill(text.repeat(50_000 / text.length));
    await expect(status).toHaveText(/^(?:No results for|\d+ results)/);
    await expectUsable(root, {minWidth: 390, minHeight: 90});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await clear();
    await input.fill(QUERY);
    await expect(options).toHaveCount(16);
  }
});
