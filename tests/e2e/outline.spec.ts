/** Tests the outline (SPEC §2 "Outline", §9). */
import type {Locator, Page} from '@playwright/test';
import {searchFor} from '../support/searchDialog';
import {FRESH, addressOfNewTab, at, expect, open, test} from '../support/test';

// Some tests stop the clock of their browser context, so each test needs its own context.
test.use(FRESH);

const outlineOf = (page: Page): Locator => page.getByRole('navigation', {name: 'On this page'});
const activeLink = (page: Page): Locator => outlineOf(page).locator('[aria-current="true"]');

/** Finds a heading by its text, because its accessible name also contains the label of the heading's own link. */
const headingOf = (page: Page, text: string): Locator =>
  page.getByRole('article').getByRole('heading').filter({hasText: text});

/**
 * Scrolls until the top of a heading is `offset` px below the top of the window, and waits until the page has got the
 * scroll event. The event comes with the next frame, even if the page's clock is stopped.
 */
async function scrollHeadingTo(page: Page, name: string, offset: number): Promise<void> {
  await headingOf(page, name).evaluate(
    (heading, top) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.addEventListener('scroll', () => resolve(), {once: true});
        window.scrollBy({top: heading.getBoundingClientRect().top - top, behavior: 'instant'});
        if (window.scrollY === before) resolve();
      }),
    offset,
  );
}

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });

test.describe('the outline', {tag: '@desktop'}, () => {
  test('lists the headings of levels 2 and 3 under its own heading', async ({page}) => {
    await open(page, '/get-started/faq');
    const outline = outlineOf(page);
    await expect(outline.getByRole('heading', {name: 'On this page'})).toBeVisible();
    const headings = await page
      .getByRole('article')
      .locator('h2, h3')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(headings.length).toBeGreaterThan(50);
    const targets = await outline
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    expect(targets).toEqual(headings);
    await expect(outline.getByRole('link', {name: 'Let webpack provide Buffer'})).toHaveCount(0);
  });

  test('a link that opens in a new tab leaves the active link alone', async ({page}) => {
    await open(page, '/dms/client');
    await scrollHeadingTo(page, 'Saving keys', 20);
    await expect(activeLink(page)).toHaveText('Saving keys');
    const tab = addressOfNewTab(page);
    await outlineOf(page)
      .getByRole('link', {name: 'Sign out'})
      .click({modifiers: ['ControlOrMeta']});
    expect(new URL(await tab).pathname).toBe(at('/dms/client'));
    await expect(activeLink(page)).toHaveText(['Saving keys']);
  });

  test('is to the right of the text, and the active link stays in view', async ({page}) => {
    await open(page, '/get-started/faq');
    const text = (await page.getByRole('article').boundingBox())!;
    expect((await outlineOf(page).boundingBox())!.x).toBeGreaterThan(text.x + text.width);
    await scrollHeadingTo(page, 'Who pays to keep the network running?', 20);
    await expect(activeLink(page)).toHaveText('Who pays to keep the network running?');
    await expect(activeLink(page)).toBeInViewport({ratio: 1});
    await expect(activeLink(page)).toHaveCount(1);
  });

  test('highlights the active heading while scrolling, down and up', async ({page}) => {
    await open(page, '/dms/client');
    await expect(activeLink(page)).toHaveCount(0);
    for (const heading of ['Get a signer', 'What the wallet signs', 'Saving keys', 'Get a signer']) {
      await scrollHeadingTo(page, heading, 20);
      await expect(activeLink(page)).toHaveText(heading);
    }
    await scrollHeadingTo(page, 'Install the SDK', 400);
    await expect(activeLink(page)).toHaveCount(0);
  });

  test("highlights the last heading at the page's end", async ({page}) => {
    await open(page, '/dms/client');
    await scrollToEnd(page);
    await expect(activeLink(page)).toHaveText('Next steps');
  });

  test('goes to the clicked heading, by mouse and keyboard', async ({page}) => {
    await open(page, '/dms/client');
    await outlineOf(page).getByRole('link', {name: 'Saving keys'}).click();
    await expect(page).toHaveURL(at('/dms/client#saving-keys'));
    await expect(headingOf(page, 'Saving keys')).toBeInViewport();
    await outlineOf(page).getByRole('link', {name: 'Sign out'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/dms/client#sign-out'));
    await expect(headingOf(page, 'Sign out')).toBeInViewport();
    await expect(activeLink(page)).toHaveText('Sign out');
  });

  test("highlights a heading too close to the page's end to reach the top, however the reader gets there", async ({
    page,
  }) => {
    const address = at('/dms/messages#when-messages-are-missing');
    await open(page, '/dms/messages');
    await headingOf(page, 'When messages are missing').getByRole('link').click();
    await expect(page).toHaveURL(address);
    await expect(activeLink(page)).toHaveText('When messages are missing');
    await open(page, '/get-started/faq');
    await searchFor(page, 'When messages are missing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(activeLink(page)).toHaveText('When messages are missing');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -300);
    await expect(activeLink(page)).not.toHaveText(['When messages are missing']);
    await page.mouse.wheel(0, 3000);
    await expect(activeLink(page)).toHaveText('Next steps');
  });

  test('Tab continues from the heading, also when its link is followed again', async ({page}) => {
    await open(page, '/dms/client');
    const link = outlineOf(page).getByRole('link', {name: 'Sign out'});
    for (const time of ['first', 'second']) {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(headingOf(page, 'Sign out')).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(headingOf(page, 'Sign out').getByRole('link'), time).toBeFocused();
    }
  });

  test('keeps the clicked heading active for 500 ms, then follows the scrolling again', async ({page}) => {
    await page.clock.install();
    await open(page, '/dms/client');
    await page.clock.runFor(1000);
    await page.clock.pauseAt(Date.now() + 60_000);
    await outlineOf(page).getByRole('link', {name: 'Saving keys'}).click();
    await expect(activeLink(page)).toHaveText('Saving keys');
    await scrollHeadingTo(page, 'Get a signer', 20);
    await page.clock.runFor(490);
    await expect(activeLink(page)).toHaveText('Saving keys');
    await page.clock.runFor(110);
    await scrollHeadingTo(page, 'Sign out', 20);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return activeLink(page).textContent();
      })
      .toBe('Sign out');
  });

  test('follows the reader who scrolls within those 500 ms, once they are over', async ({page}) => {
    await open(page, '/dms/client');
    await outlineOf(page).getByRole('link', {name: 'Saving keys'}).click();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -1500);
    await expect(activeLink(page)).not.toHaveText('Saving keys');
  });

  test('updates at most every 100 ms while the page scrolls', async ({page}) => {
    await page.clock.install();
    await open(page, '/dms/client');
    await page.clock.runFor(1000);
    await page.clock.pauseAt(Date.now() + 60_000);
    // Lays out what the test scrolls to, because a change of the page's size also causes an update.
    for (const heading of ['Sign out', 'Saving keys', 'Get a signer', 'What the wallet signs']) {
      await scrollHeadingTo(page, heading, 20);
      await page.clock.runFor(200);
      await expect(activeLink(page)).toHaveText(heading);
    }
    // The first update is immediate. The next update comes 100 ms later, with the state at that time.
    await scrollHeadingTo(page, 'Get a signer', 20);
    await expect(activeLink(page)).toHaveText('Get a signer');
    await scrollHeadingTo(page, 'Saving keys', 20);
    await page.clock.runFor(99);
    await expect(activeLink(page)).toHaveText('Get a signer');
    await scrollHeadingTo(page, 'Sign out', 20);
    await page.clock.runFor(1);
    await expect(activeLink(page)).toHaveText('Sign out');
  });

  test('updates when a chosen tab moves the headings below it', async ({page}) => {
    await open(page, '/dms/client');
    await scrollHeadingTo(page, 'What the wallet signs', 20);
    await expect(activeLink(page)).toHaveText('What the wallet signs');
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.getByRole('tab', {name: 'Swift'}).first().dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(before);
    const line = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    const reached = () =>
      page
        .getByRole('article')
        .locator('h2, h3')
        .evaluateAll((all, top) => all.findLast((heading) => heading.getBoundingClientRect().top <= top)?.id, line);
    // After the change, the browser may scroll to keep visible text in place. So compare until link and position agree.
    await expect(async () => {
      await expect(activeLink(page)).toHaveAttribute('href', at(`/dms/client#${await reached()}`), {timeout: 500});
    }).toPass({timeout: 5000});
  });
});

test("narrow windows don't show it beside the text", {tag: '@mobile'}, async ({page}) => {
  await open(page, '/dms/client');
  await expect(page.getByRole('article').locator('+ *')).toBeHidden();
});

test("a page without an outline has none in the server's HTML", async ({request}) => {
  expect(await (await request.get(at('/dms/client'))).text()).toContain('On this page');
  expect(await (await request.get(at('/privacy'))).text()).not.toContain('On this page');
});

test('no bar hides a heading that readers go to', {tag: '@both'}, async ({page}) => {
  await open(page, '/dms/messages');
  const ids = await page
    .getByRole('article')
    .locator('h2, h3')
    .evaluateAll((all) => all.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) {
    await page.goto(at(`/dms/messages#${id}`));
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport({ratio: 1});
    const seen = await heading.evaluate((element) => {
      const {left, top} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, top + 4));
    });
    expect(seen, id).toBe(true);
    const bar = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    expect((await heading.boundingBox())!.y, id).toBeGreaterThanOrEqual(bar - 1);
  }
});
