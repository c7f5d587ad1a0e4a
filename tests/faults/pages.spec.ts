/** Tests pages whose code, document or files don't arrive (SPEC §8 "Page chunk fails to load"). */
import type {BrowserContext, Page, Request} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import {deferred} from '../support/deferred';
import {expectUsable} from '../support/geometry';
import type {Affected, Fault, FaultyHost} from '../support/faultyHost';
import {searchButton} from '../support/searchDialog';
import {shortenLimits} from '../support/fastTime';
import {
  at,
  disablePrefetch,
  expect,
  expectChoicesKept,
  expectPage,
  expectPlainPage,
  FILES,
  FROM,
  goOffline,
  heading,
  linkTo,
  nextPageScripts,
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

// Expect the browser's console messages about failed files, and the loading error that the portal throws again.
test.use({expectedErrors: [SCRIPT_FAILURE]});

const CONNECTION = "The next page couldn't be loaded. Check your connection.";
const SLOW = 'The next page is taking a long time to load.';

const NOT_LOADED = 'it fires "error"';
const EMPTY = 'it fires "load", but adds no modules';

/** What a page notices of a script that it adds, by how the script fails. Faults that end later are left out. */
const NOTICED: Record<Exclude<Fault, 'hangs' | 'stalls' | 'late' | 'waits'>, string> = {
  403: NOT_LOADED,
  404: NOT_LOADED,
  500: NOT_LOADED,
  503: NOT_LOADED,
  html: NOT_LOADED,
  text: NOT_LOADED,
  cut: NOT_LOADED,
  reset: NOT_LOADED,
  'unprotected html': EMPTY,
  empty: EMPTY,
  null: EMPTY,
  garbage: EMPTY,
  throws: EMPTY,
  half: EMPTY,
};

test('however a script fails, the page notices one of two things', {tag: '@telling'}, async ({page, host}) => {
  await disablePrefetch(page);
  await open(page, host.address + FROM.route);
  // Matches one script, so that each fault is seen by itself.
  const [script] = nextPageScripts();
  const load = (query: string) =>
    page.evaluate(
      ([src, empty, notLoaded]) =>
        new Promise<string>((resolve) => {
          const chunks = (window as unknown as Record<string, unknown[]>).webpackChunkxmtp_docs_portal!;
          const element = document.createElement('script');
          const add = chunks.push.bind(chunks);
          let noticed: string = empty;
          chunks.push = (...added) => {
            if (document.currentScript !== element) return add(...added);
            noticed = 'it adds its modules';
            return 0;
          };
          const end = (what: string) => {
            chunks.push = add;
            resolve(what);
          };
          element.addEventListener('load', () => end(noticed));
          element.addEventListener('error', () => end(notLoaded));
          element.src = src;
          document.head.append(element);
        }),
      [`${host.address}/${script}?${query}`, EMPTY, NOT_LOADED] as const,
    );
  expect(await load('whole')).toBe('it adds its modules');
  for (const [name, noticed] of Object.entries(NOTICED)) {
    const end = host.fail((file) => file === script, (Number(name) || name) as Fault);
    expect.soft(await load(name), name).toBe(noticed);
    end();
  }
});

/**
 * The faults of the tests below, two for each thing that a page can notice. 404 and `throws` are the usual ones. After
 * `reset`, the browser repeats the request. With `empty`, it reports nothing on the console.
 */
const FAULTS = [404, 'reset', 'throws', 'empty'] as const;

/** A row of `NEXT_PAGE`: the reader follows a link to a page whose code or route data (JSON) fails to load. */
interface NextPageRow extends FaultRow {
  files: Affected;
  fault: Fault;
  times: number;
  /** `page`: the complete page. `plain`: the server's HTML, without scripts. */
  sees: 'page' | 'plain';
  /** Whether the page reloads once. */
  reloads: boolean;
}

const NEXT_PAGE: NextPageRow[] = FAULTS.flatMap((fault) => [
  {
    done: `the next page's code fails once (${fault})`,
    files: FILES.nextPage,
    fault,
    times: 1,
    sees: 'page' as const,
    // After a connection reset, the browser itself repeats the request, so the page needn't reload.
    reloads: fault !== 'reset',
    isTelling: fault === 404,
  },
  {
    done: `the next page's code always fails (${fault})`,
    files: FILES.nextPage,
    fault,
    times: Infinity,
    sees: 'plain' as const,
    reloads: true,
    isTelling: fault === 'throws',
  },
]);

// If a page's route data fails to load, the page is complete after a reload, because its HTML contains this data too.
for (const fault of [404, 'html', 'null'] as const) {
  NEXT_PAGE.push({
    done: `the next page's route always fails (${fault})`,
    files: FILES.routes,
    fault,
    times: Infinity,
    sees: 'page',
    reloads: true,
    isTelling: fault === 404,
  });
}

for (const row of NEXT_PAGE) {
  const sees = row.sees === 'page' ? 'the next page' : "the server's page, whose links work";
  const how = row.reloads ? 'after one reload' : 'without a reload';
  test(`${row.done}: ${sees}, ${how}, with choices and place kept`, tagOf(row), async ({page, host}) => {
    await startReading(page, host);
    const place = await scrollTop(page);
    host.fail(row.files, row.fault, row.times);
    await page.keyboard.press('Enter');
    if (row.sees === 'page') await expectPage(page, TO);
    else await expectPlainPage(page, TO);
    await settle(page);
    await expect(page).toHaveURL(host.address + TO.route);
    expect(host.documents).toEqual(row.reloads ? [FROM.route, TO.route] : [FROM.route]);
    expect(host.failed).not.toEqual([]);
    await expectChoicesKept(page);
    if (row.sees === 'page') {
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(`preload-error:${at(TO.route)}`);
      await page.goBack();
      await expectPage(page, FROM);
      await expect.poll(() => scrollTop(page)).toBe(place);
    } else {
      await linkTo(page, OTHER.route).click();
      await expectPage(page, OTHER);
      await page.goBack();
      await expectPlainPage(page, TO);
      await page.goBack();
      await expectPage(page, FROM);
      await expect.poll(() => scrollTop(page)).toBe(place);
    }
  });
}

/** A row of `OPEN`: the reader opens a page by its address, and some of the page's files fail to load. */
interface OpenRow extends FaultRow {
  files: Affected;
  fault: Fault;
  sees: 'page' | 'plain';
  /** How often the document is requested. */
  loads: number;
}

const OPEN: OpenRow[] = [
  ...([404, 'empty'] as const).map((fault) => ({
    done: `its code fails (${fault})`,
    files: FILES.nextPage,
    fault,
    sees: 'plain' as const,
    loads: 2,
    isTelling: fault === 404,
    isBoth: fault === 404,
  })),
  {done: 'its code hangs', files: FILES.nextPage, fault: 'hangs', sees: 'plain', loads: 1},
  ...([404, 'throws', 'hangs'] as const).map((fault) => ({
    done: `the main script fails (${fault})`,
    files: FILES.main,
    fault,
    sees: 'plain' as const,
    loads: 1,
    isTelling: fault === 'throws',
  })),
  ...([404, 'hangs'] as const).map((fault) => ({
    done: `the runtime script fails (${fault})`,
    files: FILES.runtime,
    fault,
    sees: 'plain' as const,
    loads: 1,
  })),
  ...([404, 'hangs'] as const).map((fault) => ({
    done: `pictures fail (${fault})`,
    files: FILES.pictures,
    fault,
    sees: 'page' as const,
    loads: 1,
  })),
];

for (const row of OPEN) {
  const sees = row.sees === 'page' ? 'the page' : "the server's page";
  test(`a page is opened, and ${row.done}: ${sees}, whose links work`, tagOf(row), async ({page, host, isMobile}) => {
    const end = host.fail(row.files, row.fault);
    await page.goto(host.address + TO.route, {waitUntil: 'commit'});
    if (row.sees === 'page') await expectPage(page, TO);
    else await expectPlainPage(page, TO);
    // On a slow machine, the server's page can be on screen long before it loads again.
    await expect.poll(() => host.documents.length).toBe(row.loads);
    await settle(page);
    await expectPlainText(page);
    expect(host.documents).toEqual(Array(row.loads).fill(TO.route));
    expect(host.failed).not.toEqual([]);
    // While a script hangs, it may still arrive.
    if (row.sees === 'plain' && row.fault !== 'hangs') await expectWithoutScripts(page, isMobile);
    end();
    await linkTo(page, OTHER.route).click();
    await expect(heading(page)).toContainText(OTHER.title);
  });
}

/** Makes the scripts that `matches` names fail when the returned function is called. */
async function failLater(page: Page, matches: Affected): Promise<() => void> {
  const failure = deferred();
  await page.route(
    ({pathname}) => matches(pathname.slice(at('/').length)),
    async (route) => {
      await failure.promise;
      await route.abort();
    },
  );
  return failure.resolve;
}

test("a page is opened, its code fails, and the host doesn't send it again: the server's page", async ({
  page,
  host,
  isMobile,
}) => {
  const fail = await failLater(page, FILES.nextPage);
  await page.goto(host.address + TO.route, {waitUntil: 'commit'});
  host.fail(FILES.documents, 503);
  fail();
  await expectWithoutScripts(page, isMobile);
  await expectPlainPage(page, TO);
  expect(host.documents).toEqual([TO.route]);
  expect(host.failed).not.toEqual([]);
});

test('the main script fails late, and the reader has scrolled on: the text stays in place', async ({page, host}) => {
  const fail = await failLater(page, FILES.main);
  await page.goto(host.address + OTHER.route, {waitUntil: 'commit'});
  const target = page.locator('#saving-keys');
  await target.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  fail();
  await expect(searchButton(page)).toBeHidden();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

/** Expects that the page looks as it does without JavaScript. */
async function expectWithoutScripts(page: Page, isMobile: boolean): Promise<void> {
  await expect(searchButton(page)).toBeHidden();
  await expect(page.getByRole('link', {name: /^Menu/})).toBeVisible({visible: isMobile});
  await expect(page.getByRole('tab')).toHaveCount(0);
  const samples = page.getByRole('tabpanel');
  expect(await samples.count()).toBeGreaterThan(1);
  for (const sample of await samples.all()) {
    await sample.scrollIntoViewIfNeeded();
    await expectUsable(sample, {minWidth: 250, minHeight: 40});
  }
}

/**
 * Expects that the first paragraph is large enough, inside the window and not covered. Tries again if the page loads
 * again in between.
 */
async function expectPlainText(page: Page): Promise<void> {
  const first = page.getByRole('article').getByRole('paragraph').first();
  await expect(async () => {
    await first.scrollIntoViewIfNeeded();
    await expectUsable(first, {minWidth: 300, minHeight: 16});
  }).toPass();
}

/** A row of `STAY`: the next page can't be loaded, so the current page stays and shows a message. */
interface StayRow extends FaultRow {
  /** Makes the network or the host fail. Returns a function that ends the failure. */
  cut: (host: FaultyHost, context: BrowserContext) => Promise<() => unknown> | (() => unknown);
  says: string;
  /** How the reader goes to the next page; by default, with Enter on the link. */
  go?: (page: Page) => Promise<void>;
}

/** Removes the next page's code, and makes all documents fail, as can happen while a release is being published. */
const withDocument =
  (fault: Fault): StayRow['cut'] =>
  (host) => {
    const ends = [host.fail(FILES.nextPage, 404), host.fail(FILES.documents, fault)];
    return () => ends.forEach((end) => end());
  };
const offline: StayRow['cut'] = async (_host, context) => {
  await goOffline(context);
  return () => context.setOffline(false);
};

const STAY: StayRow[] = [
  {done: 'the network is gone', cut: offline, says: CONNECTION, isTelling: true, isBoth: true},
  {
    done: 'the network is gone, and the reader follows a link of the sidebar',
    cut: offline,
    says: CONNECTION,
    go: (page) => page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Troubleshoot'}).click(),
  },
  {
    done: 'the host is gone',
    cut: (host) => host.fail(FILES.everything, 'reset'),
    says: CONNECTION,
    isTelling: true,
  },
  {
    done: 'the code is gone, and the host answers 503',
    cut: withDocument(503),
    says: "The next page couldn't be loaded: the server returned error 503.",
    isTelling: true,
  },
  {done: 'the code is gone, and the line is cut', cut: withDocument('reset'), says: CONNECTION},
  {done: 'the code is gone, and the document hangs', cut: withDocument('hangs'), says: CONNECTION},
  {
    done: 'the code hangs',
    cut: (host) => host.fail(FILES.nextPage, 'hangs'),
    says: SLOW,
    isTelling: true,
  },
];

for (const row of STAY) {
  test(`${row.done}: the page stays, with a message; "Try again" works`, tagOf(row), async ({page, host, context}) => {
    await startReading(page, host);
    const place = await scrollTop(page);
    const restoreLimits = await shortenLimits(page);
    const repair = await row.cut(host, context);
    await (row.go ?? ((reader: Page) => reader.keyboard.press('Enter')))(page);
    await expect(notice(page)).toContainText(row.says);
    await expect(page.getByRole('status').filter({hasText: row.says})).toHaveCount(1);
    await expectUsable(notice(page), {minWidth: 300, minHeight: 50});
    await expect(heading(page)).toContainText(FROM.title);
    expect(await scrollTop(page)).toBe(place);
    await expect(page.locator(':focus')).toHaveAttribute('href', at(TO.route));
    expect(host.documents).toEqual([FROM.route]);

    const retry = notice(page).getByRole('button', {name: 'Try again'});
    if (row.says !== SLOW) {
      let requests = 0;
      const count = (request: Request) => {
        if (request.url() === host.address + TO.route) requests += 1;
      };
      page.on('requestfinished', count);
      page.on('requestfailed', count);
      await retry.click();
      // The message stays until the request ends. If the host were repaired earlier, the page would reload.
      await expect.poll(() => requests).toBeGreaterThan(0);
      await expect(notice(page)).toContainText(row.says);
      await expect(retry).toBeFocused();
      expect(host.documents).toEqual([FROM.route]);
    }
    await restoreLimits();
    await repair();
    await retry.click();
    await expectPage(page, TO);
    await expectChoicesKept(page);
    await page.goBack();
    await expectPage(page, FROM);
    await expect.poll(() => scrollTop(page)).toBe(place);
  });
}

test.describe('while a message shows that the next page is missing', () => {
  test.beforeEach(async ({page, host, context}) => {
    await startReading(page, host);
    await goOffline(context);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
  });

  test('it can be closed, and the focus goes to the page', async ({page}) => {
    await notice(page).getByRole('button', {name: 'Close message'}).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(heading(page)).toContainText(FROM.title);
  });

  test('after it is closed, left Shift with an arrow goes on from the page on screen', async ({page, context}) => {
    await notice(page).getByRole('button', {name: 'Close message'}).click();
    await context.setOffline(false);
    const next = page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link', {name: /^Next/});
    const address = await next.evaluate((link: HTMLAnchorElement) => link.href);
    await page.keyboard.press('ShiftLeft+ArrowRight');
    await expect(page).toHaveURL(address);
    await expect(heading(page)).not.toContainText(FROM.title);
    await expect(notice(page)).toHaveCount(0);
  });

  test('after it is closed, links within the page on screen stay on it', async ({page, host}) => {
    await notice(page).getByRole('button', {name: 'Close message'}).click();
    await page.getByRole('link', {name: 'Skip to content'}).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
    const hash = await link.evaluate((element: HTMLAnchorElement) => element.hash);
    await link.press('Enter');
    await expect(page).toHaveURL(host.address + FROM.route + hash);
    await expectPage(page, FROM);
    await expect(page.locator(hash)).toBeFocused();
  });

  test('Back removes it, and the page keeps its place', async ({page, host}) => {
    const place = await scrollTop(page);
    await page.goBack();
    await expectPage(page, FROM);
    await expect(page).toHaveURL(host.address + FROM.route);
    expect(await scrollTop(page)).toBe(place);
  });

  test('another page that loads removes it', {tag: '@telling'}, async ({page, context}) => {
    await context.setOffline(false);
    await linkTo(page, OTHER.route).click();
    await expectPage(page, OTHER);
  });

  test('the same link works again once the network is back', async ({page, context}) => {
    await context.setOffline(false);
    await linkTo(page, TO.route).click();
    await expectPage(page, TO);
  });
});

test('the next page is late: the message goes when the page comes', async ({page, host}) => {
  await startReading(page, host);
  await shortenLimits(page);
  const letThrough = await holdScripts(page);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(SLOW);
  await expect(notice(page)).toHaveAccessibleName('Page loading slowly');
  await notice(page).getByRole('button', {name: 'Try again'}).focus();
  letThrough();
  await expectPage(page, TO);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(host.documents).toEqual([FROM.route]);
});

test('two pages are late: each has its own message, after its own 10 seconds', async ({page, host}) => {
  await startReading(page, host);
  await shortenLimits(page);
  const letThrough = await holdScripts(page);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(SLOW);
  await linkTo(page, OTHER.route).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(page)).toContainText(SLOW);
  await notice(page).getByRole('button', {name: 'Close message'}).click();
  await linkTo(page, TO.route).click();
  await expect(notice(page)).toContainText(SLOW);
  letThrough();
  await expectPage(page, TO);
});

test("the next page's code is gone, and the reader clicks again while the host is asked: the page loads", async ({
  page,
  host,
}) => {
  await startReading(page, host);
  // Once, as after a release: the page that the host sends has other files.
  host.fail(FILES.nextPage, 404, 1);
  const release = deferred();
  await page.route('**' + at(TO.route), async (route) => {
    await release.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url() === host.address + TO.route);
  await page.keyboard.press('Enter');
  await asked;
  await linkTo(page, TO.route).click();
  await settle(page);
  await expect(heading(page)).toContainText(FROM.title);
  release.resolve();
  await expectPage(page, TO);
  expect(host.documents).toEqual([FROM.route, TO.route]);
});

test('the next page is late, and the reader scrolls on: Back goes to where the reader was last', async ({
  page,
  host,
}) => {
  await startReading(page, host);
  const letThrough = await holdScripts(page);
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.scrollBy({top: 400, behavior: 'instant'}));
  const place = await scrollTop(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  letThrough();
  await expectPage(page, TO);
  await page.goBack();
  await expectPage(page, FROM);
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test.describe('the error page', () => {
  const message = (page: Page) => page.getByText(/Loading chunk/);

  test.beforeEach(async ({page, host}) => {
    await startReading(page, host);
    await page.evaluate((route) => sessionStorage.setItem(`preload-error:${route}`, 'reloaded'), at(TO.route));
  });

  test('shows if a reload has not helped, and the navigation works', async ({page, host}) => {
    host.fail(FILES.nextPage, 404);
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeVisible();
    await expect(page).toHaveURL(host.address + TO.route);
    await page.goBack();
    await expectPage(page, FROM);
    await linkTo(page, OTHER.route).click();
    await expectPage(page, OTHER);
    expect(host.documents).toEqual([FROM.route]);
  });

  test('reloads on "Try again"', async ({page, host}) => {
    host.fail(FILES.nextPage, 404, 1);
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expectPage(page, TO);
    await expectChoicesKept(page);
  });

  test('stays if "Try again" is pressed without a network', async ({page, host, context}) => {
    host.fail(FILES.nextPage, 404, 1);
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    await goOffline(context);
    await retry.click();
    await expect(notice(page)).toContainText(CONNECTION);
    await expect(message(page)).toBeVisible();
  });

  test("doesn't show without a network: the page stays", async ({page, context}) => {
    await goOffline(context);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(CONNECTION);
    await expect(heading(page)).toContainText(FROM.title);
  });
});

test.describe('session storage throws, so that the portal cannot know whether it has reloaded', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
  });

  test(
    'and the code is gone: the error page, without a reload; "Try again" works',
    {tag: '@telling'},
    async ({page, host}) => {
      await disablePrefetch(page);
      await open(page, host.address + FROM.route);
      const end = host.fail(FILES.nextPage, 404);
      await linkTo(page, TO.route).click();
      await expect(page.getByText(/Loading chunk/)).toBeVisible();
      expect(host.documents).toEqual([FROM.route]);
      end();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expectPage(page, TO);
    },
  );
});

test('a listener of the site handles the failure, even if it was added last: the page stays, and nothing reloads', async ({
  page,
  host,
}) => {
  await startReading(page, host);
  await page.evaluate(() => {
    window.addEventListener('preload-error', (event) => {
      event.preventDefault();
      document.title = `${event.detail.name} at ${location.pathname}`;
    });
  });
  host.fail(FILES.nextPage, 404);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`ChunkLoadError at ${at(TO.route)}`);
  await expect(heading(page)).toContainText(FROM.title);
  await settle(page);
  expect(host.documents).toEqual([FROM.route]);
});

test('prefetching fails: silence, whether the link is in view or under the pointer', async ({page, host}) => {
  await page.addInitScript(() => {
    window.addEventListener('preload-error', () => {
      throw new Error('Nobody has asked for the page yet.');
    });
  });
  host.fail(FILES.nextPage, 404);
  await open(page, host.address + FROM.route);
  const asked = page.waitForEvent(
    'response',
    (response) => response.request().resourceType() === 'script' && response.status() === 404,
  );
  await linkTo(page, TO.route).hover();
  await asked;
  await settle(page);
  await expectPage(page, FROM);
  expect(host.documents).toEqual([FROM.route]);
});

for (const then of ['stalls', 'is cut'] as const) {
  test(`the document comes half, then ${then}: what has come can be read, and its links work`, async ({page, host}) => {
    const end = host.fail(FILES.document, 'stalls');
    await page.goto(host.address + TO.route, {waitUntil: 'commit'});
    await expect(heading(page)).toContainText(TO.title);
    // Cut the connection only now, because browsers show nothing of a document whose connection is cut immediately.
    if (then === 'is cut') host.cutLines();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
    end();
    await page
      .locator(`a[href="${at(OTHER.route)}"]`)
      .filter({visible: true})
      .first()
      .click();
    await expect(heading(page)).toContainText(OTHER.title);
  });
}

test('requests fail now and then, on the first visit and on the way: every page is readable', async ({page, host}) => {
  let count = 0;
  const end = host.fail((file) => !FILES.documents(file) && ++count % 2 === 0, 'reset');
  await page.goto(host.address + FROM.route);
  for (const {route, title} of [TO, OTHER]) {
    const link = page
      .locator(`a[href="${at(route)}"]`)
      .filter({visible: true})
      .first();
    await expect(async () => {
      if (await notice(page).isVisible()) await notice(page).getByRole('button', {name: 'Try again'}).click();
      // Click again if the page, whose own code failed, loaded again at the first click.
      else await link.click({timeout: 1000});
      await expect(heading(page)).toContainText(title, {timeout: 3000});
    }).toPass();
  }
  // The page may be loading itself again, which would stop Playwright from clearing it for the next test.
  end();
  await expect(() => page.goto('about:blank')).toPass();
});
