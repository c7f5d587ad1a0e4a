/** Tests links, the router, and how the code of pages is loaded (SPEC §2 "Links", §4 "Router", §7). */
import type {Page} from '@playwright/test';
import {chunksOf, holdScripts} from '../support/chunks';
import {disablePrefetch} from '../support/faultTest';
import {FRESH, at, expect, open, test} from '../support/test';

// Some tests go offline or back in the history, so each test needs a browser context of its own.
test.use(FRESH);

const FROM = at('/dms/overview');
const TO = at('/dms/troubleshoot');
const TITLE = 'Troubleshoot';

const article = (page: Page) => page.getByRole('article');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const linkTo = (page: Page, route: string) =>
  article(page)
    .locator(`a[href="${at(route)}"]`)
    .first();
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Returns the paths of the documents that the page requests. The list grows with each request. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test.describe('prefetching a page', () => {
  test('happens when its link scrolls into view, and only once', async ({page, context}) => {
    const chunks = await chunksOf(context, '/privacy', '/terms');
    await page.setViewportSize({width: 390, height: 500});
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (chunks.includes(request.url())) ahead.push(request.url());
    });
    await open(page, '/terms');
    // Take the first link, because the site's footer links to the same page.
    const link = page.locator(`a[href="${at('/privacy')}"]`).first();
    await expect(link).not.toBeInViewport();
    expect(ahead).toEqual([]);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => ahead.toSorted()).toEqual(chunks.toSorted());
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(link).not.toBeInViewport();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(ahead).toHaveLength(chunks.length);

    // The link's page is already loaded, so the network is no longer needed.
    await context.setOffline(true);
    await link.click();
    await expect(heading(page)).toHaveText('Privacy policy');
  });

  for (const route of ['/', '/dms/client', '/content-types/custom']) {
    test(`on ${route} takes at most 60 KiB before the reader points to a link, and no file twice`, async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      /** Returns the URLs of the fetched scripts and texts, each with its compressed size in bytes. */
      const prefetched = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({name, initiatorType}) => name.includes('/assets/js/') && initiatorType === 'fetch')
            .map(({name, encodedBodySize}) => [name, encodedBodySize] as const),
        );
      const sumOf = (files: readonly (readonly [string, number])[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0);
      await open(page, at(route));
      // Scroll to the end. After each screen, wait for two frames, in which the page notices the links in view.
      const scrollOn = () =>
        page.evaluate(async () => {
          const before = window.scrollY;
          window.scrollBy({top: innerHeight, behavior: 'instant'});
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          return window.scrollY > before;
        });
      while (await scrollOn()) await page.waitForLoadState('networkidle');
      await expect.poll(async () => sumOf(await prefetched())).toBeGreaterThan(40 * 1024);
      const before = await prefetched();
      expect(sumOf(before)).toBeLessThanOrEqual(60 * 1024);
      const files = requests.filter((address) => address.includes('/assets/js/'));
      expect(files).toHaveLength(new Set(files).size);

      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await page
        .locator(`a[href="${at('/privacy')}"]`)
        .last()
        .focus();
      await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(before.length);
    });
  }

  for (const [name, connection] of Object.entries({
    'data saver': {saveData: true, effectiveType: '4g'},
    'a slow connection': {saveData: false, effectiveType: '2g'},
    "a phone's connection": {saveData: false, effectiveType: '3g'},
  })) {
    test(`doesn't happen on ${name}, and the link still works`, async ({page, context}) => {
      const chunks = await chunksOf(context, TO, FROM);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, FROM);
      await linkTo(page, TO).scrollIntoViewIfNeeded();
      await expect(linkTo(page, TO)).toBeInViewport();
      await page.waitForLoadState('networkidle');
      expect(requests.filter((address) => chunks.includes(address))).toEqual([]);
      await linkTo(page, TO).click();
      await expect(heading(page)).toContainText(TITLE);
    });
  }
});

test.describe('while the next page loads', () => {
  /**
   * Follows the link, and looks for the progress bar in each animation frame until the page has changed. Returns the
   * times of the frames in which the bar was visible, in ms after the last frame before the click. The bar's CSS delay
   * is measured in frame times. `performance.now()` would add the time that the work in a frame takes.
   */
  async function watchBar(page: Page): Promise<number[]> {
    return linkTo(page, TO).evaluate(async (link: HTMLElement) => {
      const title = document.querySelector('h1')!.textContent;
      const frame = () => document.timeline.currentTime as number;
      const start = frame();
      const seen: number[] = [];
      link.click();
      while (document.querySelector('h1')?.textContent === title) {
        await new Promise(requestAnimationFrame);
        const bar = document.querySelector('[role="progressbar"]');
        if (bar?.checkVisibility({visibilityProperty: true})) seen.push(frame() - start);
      }
      return seen;
    });
  }

  test('a progress bar shows after 100 ms, and disappears when the page shows', async ({page, context}) => {
    const chunks = await chunksOf(context, TO, FROM);
    await disablePrefetch(page);
    const release = await holdScripts(page, chunks);
    await open(page, FROM);
    const watched = watchBar(page);
    const bar = page.getByRole('progressbar', {name: 'Loading page'});
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL(TO);
    release();
    // The upper limit is wide, because the bar can start a frame or two after the click, and a busy machine paints late.
    const [first] = await watched;
    expect(first).toBeGreaterThan(99);
    expect(first).toBeLessThan(600);
    await expect(heading(page)).toContainText(TITLE);
    await expect(bar).toHaveCount(0);
  });

  test('no bar flashes if the page is already loaded', async ({page}) => {
    await open(page, FROM);
    await linkTo(page, TO).click();
    await expect(heading(page)).toContainText(TITLE);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    expect(await watchBar(page)).toEqual([]);
  });

  test("the bar doesn't move with reduced motion", async ({page, context}) => {
    const chunks = await chunksOf(context, TO, FROM);
    await disablePrefetch(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.route(
      (url) => chunks.includes(url.href),
      () => undefined,
    );
    await open(page, FROM);
    await linkTo(page, TO).click();
    const bar = page.getByRole('progressbar', {name: 'Loading page'});
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element, '::before').animationName)).toBe('none');
  });
});

test.describe('the scroll position', () => {
  const POSITION = 900;

  /**
   * Scrolls, and waits for the next frame, in which the page receives the scroll event. Tries again while the page is
   * too short, because later parts of a page are rendered after the first part.
   */
  async function scrollTo(page: Page, top: number): Promise<void> {
    const scroll = (): Promise<number> =>
      page.evaluate(async (y) => {
        window.scrollTo({top: y, behavior: 'instant'});
        await new Promise(requestAnimationFrame);
        return window.scrollY;
      }, top);
    await expect.poll(scroll).toBe(top);
  }

  test('is the top on a new visit, and is restored on back and forward', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, POSITION);
    await linkTo(page, TO).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toContainText(TITLE);
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 500);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    await expect.poll(() => scrollTop(page)).toBe(POSITION);
    await page.goForward();
    await expect(heading(page)).toContainText(TITLE);
    await expect.poll(() => scrollTop(page)).toBe(500);
    // A new visit to a page must not restore the scroll position of an earlier visit.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await linkTo(page, '/dms/streams').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(at('/dms/streams'));
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('is restored after a reload, and on back after it', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, POSITION);
    await linkTo(page, TO).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toContainText(TITLE);
    await scrollTo(page, 700);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await scrollTop(page)).toBe(700);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    await expect.poll(() => scrollTop(page)).toBe(POSITION);
  });

  test('stays where the reader scrolls after a reload, before the scripts arrive', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, POSITION);
    const letThrough = await holdScripts(page);
    await page.reload({waitUntil: 'commit'});
    await expect.poll(() => scrollTop(page)).toBe(POSITION);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -POSITION / 2);
    await expect.poll(() => scrollTop(page)).toBeLessThan(POSITION * 0.8);
    await expect.poll(async () => (await scrollTop(page)) === (await scrollTop(page))).toBe(true);
    const position = await scrollTop(page);
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await scrollTop(page)).toBe(position);
    // The new position replaces the one from before the reload.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => scrollTop(page)).toBe(position);
  });

  test('is restored on back to an anchor that the reader went to before the page hydrated', async ({page, context}) => {
    await disablePrefetch(page);
    const release = await holdScripts(page, await chunksOf(context, FROM, TO));
    await page.goto(FROM, {waitUntil: 'commit'});
    await expect.poll(() => page.evaluate(() => 'index' in (history.state ?? {}))).toBe(true);
    await page.evaluate(() => (location.hash = document.querySelector('article h2')!.id));
    const address = page.url();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await scrollTo(page, POSITION);
    await linkTo(page, TO).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toContainText(TITLE);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrollTop(page)).toBe(POSITION);
  });

  test('is restored on back from another site', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, POSITION);
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => scrollTop(page)).toBe(POSITION);
  });

  test('is the anchor on a visit by one, and is restored on back across anchors', async ({page}) => {
    await open(page, TO);
    await scrollTo(page, 120);
    const link = article(page).getByRole('link', {name: 'An address is unreachable', exact: true});
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(`${TO}#an-address-is-unreachable`);
    await expect(page.getByRole('heading', {name: 'An address is unreachable'})).toBeInViewport();
    const position = await scrollTop(page);
    expect(position).toBeGreaterThan(200);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(120);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(position);

    await open(page, '/dms/client#get-a-signer');
    await expect(page.locator('#get-a-signer')).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('is kept in session storage, and storage that throws changes nothing', async ({page}) => {
    await open(page, FROM);
    await scrollTo(page, POSITION);
    await linkTo(page, TO).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toContainText(TITLE);
    expect(await page.evaluate(() => sessionStorage.getItem('scrollPositions'))).toContain(`,${POSITION}]`);

    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('No access', 'SecurityError');
        },
      });
    });
    await open(page, FROM);
    await scrollTo(page, POSITION);
    await linkTo(page, TO).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toContainText(TITLE);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(POSITION);
  });
});

test.describe('a link', () => {
  const HASH = '#an-address-is-unreachable';

  test('with only a hash keeps the current path and its query', async ({page}) => {
    await open(page, `${TO}?a=b`);
    const documents = documentsOf(page);
    const link = article(page).getByRole('link', {name: 'An address is unreachable', exact: true});
    await expect(link).toHaveAttribute('href', `${TO}?a=b${HASH}`);
    await link.click();
    await expect(page).toHaveURL(`${TO}?a=b${HASH}`);
    await expect(page.locator(HASH)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await article(page).getByRole('link', {name: 'An address is unreachable', exact: true}).click();
    await expect(page.locator(HASH)).toBeInViewport();
    expect(documents).toEqual([]);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'under a base tag' : 'under a base tag, without JavaScript', () => {
      test.use({javaScriptEnabled});

      test('with only a hash keeps the current path', async ({page}) => {
        await page.route(
          (url) => url.pathname === TO,
          async (route) => {
            const response = await route.fetch();
            const body = (await response.text()).replace(/<head>/, '<head><base href="/">');
            expect(body).toContain('<base href="/">');
            // Allow the base tag, as the build does if the settings have a `baseUrl`.
            const policy = response.headers()['content-security-policy']!.replace("base-uri 'none'", "base-uri 'self'");
            await route.fulfill({response, body, headers: {...response.headers(), 'content-security-policy': policy}});
          },
        );
        await page.goto(TO);
        await article(page).getByRole('link', {name: 'An address is unreachable', exact: true}).click();
        await expect(page).toHaveURL(`${TO}${HASH}`);
        await expect(heading(page)).toContainText(TITLE);
        await expect(page.locator(HASH)).toBeInViewport();
      });
    });
  }

  test('that starts with http(s) is external, any other is internal', async ({page}) => {
    await open(page, '/get-started/references');
    const links = await article(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href')!,
          target: link.getAttribute('target'),
          // Ignore the `rel` values of the links to the previous and next page.
          rel: link.getAttribute('rel')?.replace(/^(prev|next)$/, '') || null,
        })),
      );
    const external = links.filter(({href}) => /^https?:/.test(href));
    expect(external.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toEqual(
        external.includes(link)
          ? {href: link.href, target: '_blank', rel: 'noopener noreferrer'}
          : {href: link.href, target: null, rel: null},
      );
    }
  });
});
