/**
 * Tests how interactive examples on a page use the router (SPEC §4 "Router"), and links with www., .html and #content
 * (SPEC §2 "Links").
 */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/routedSite';
import {FRESH} from '../support/test';

// One test closes its page, after which the next test couldn't use the same browser context.
test.use(FRESH);

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

/** Finds links only in the article, because the frame around it has links with the same names. */
const linkInText = (page: Page, name: string | RegExp) =>
  page.getByRole('article').getByRole('paragraph').getByRole('link', {name, exact: true});
const stateOf = (page: Page, name: 'Blocker' | 'Navigation') => page.getByRole('status', {name, exact: true});

test.describe('an example with unsaved input', () => {
  test.beforeEach(async ({page, site}) => {
    await open(page, `${site}/`);
    await linkInText(page, 'Example').click();
    await page.getByRole('textbox', {name: 'Draft'}).fill('Dear');
    await expect(stateOf(page, 'Blocker')).toHaveText('unblocked');
  });

  test('blocks a link until the reader decides to leave', async ({page}) => {
    await linkInText(page, 'Part').click();
    await expect(page).toHaveURL(/\/example#part$/);
    const home = linkInText(page, 'Home');
    await home.focus();
    await home.click();
    await expect(stateOf(page, 'Blocker')).toHaveText('blocked');
    await expect(page).toHaveURL(/\/example#part$/);
    await expect(home).toBeFocused();
    await page.getByRole('button', {name: 'Stay'}).click();
    await expect(stateOf(page, 'Blocker')).toHaveText('unblocked');
    await expect(page.getByRole('textbox', {name: 'Draft'})).toHaveValue('Dear');
    await home.click();
    await page.getByRole('button', {name: 'Leave'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Home');
  });

  test('is proceeding while the next page loads', async ({page}) => {
    await page.route(
      (url) => url.pathname.endsWith('.js'),
      () => undefined,
    );
    await linkInText(page, 'Two').click();
    await page.getByRole('button', {name: 'Leave'}).click();
    await expect(stateOf(page, 'Blocker')).toHaveText('proceeding');
    await expect(stateOf(page, 'Navigation')).toHaveText('loading');
    await expect(page.getByRole('progressbar')).toBeVisible();
  });

  test.describe('without a network', () => {
    test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk \S+ failed/]});

    test('blocks again if the next page cannot be loaded', async ({page, context}) => {
      // Without its cache, the browser has to load the next page again.
      await page.route('**/*', (route) => route.continue());
      await context.setOffline(true);
      await linkInText(page, 'Two').click();
      await page.getByRole('button', {name: 'Leave'}).click();
      await expect(page.getByRole('region', {name: 'Page not loaded'})).toBeVisible();
      await expect(stateOf(page, 'Blocker')).toHaveText('unblocked');
      await page.getByRole('button', {name: 'Close message'}).click();
      await context.setOffline(false);
      await linkInText(page, 'Home').click();
      await expect(stateOf(page, 'Blocker')).toHaveText('blocked');
      await expect(page.getByRole('textbox', {name: 'Draft'})).toHaveValue('Dear');
    });
  });

  test('blocks back and forward, after a hash link and a reload too', async ({page, site}) => {
    await linkInText(page, 'Part').click();
    await expect(page).toHaveURL(/#part$/);
    await expect(stateOf(page, 'Blocker')).toHaveText('unblocked');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('textbox', {name: 'Draft'}).fill('Dear');

    await page.evaluate(() => history.go(-2));
    await expect(stateOf(page, 'Blocker')).toHaveText('blocked');
    await expect(page).toHaveURL(/\/example#part$/);
    await page.getByRole('button', {name: 'Leave'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Home');
    await expect(page).toHaveURL(`${site}/`);

    await page.evaluate(() => history.go(2));
    await expect(page).toHaveURL(/\/example#part$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Example');
  });

  test('blocks back and forward between two other pages, and keeps the text', async ({page, site}) => {
    const draft = page.getByRole('textbox', {name: 'Draft'});
    await draft.fill('');
    await linkInText(page, 'Home').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Home');
    await page.goBack();
    await draft.fill('Dear');
    for (const step of [1, -1]) {
      await page.evaluate((by) => history.go(by), step);
      await expect(stateOf(page, 'Blocker')).toHaveText('blocked');
      await expect(page).toHaveURL(/\/example$/);
      await expect(draft).toHaveValue('Dear');
      await page.getByRole('button', {name: 'Stay'}).click();
    }
    await page.evaluate(() => history.forward());
    await page.getByRole('button', {name: 'Leave'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Home');
    await expect(page).toHaveURL(`${site}/`);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Example');
  });

  test('makes the browser ask before it closes the page', async ({page}) => {
    const asked = page.waitForEvent('dialog');
    const closed = page.close({runBeforeUnload: true});
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await closed;
  });
});

test('an example that submits is submitting until the response arrives', async ({page, site}) => {
  await open(page, `${site}/example`);
  const state = stateOf(page, 'Navigation');
  await expect(state).toHaveText('idle');
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(state).toHaveText('submitting');
  await page.evaluate(() => window.dispatchEvent(new Event('answer')));
  await expect(state).toHaveText('idle');
});

test.describe('a page with two blockers', () => {
  test.use({expectedErrors: [/Only one useBlocker/]});

  test('shows an error with the reason', async ({page, site}) => {
    await open(page, `${site}/two`);
    await expect(page.getByText(/Only one useBlocker\(\) may be mounted at a time/)).toBeVisible();
  });
});

test('a link that begins with www is external, like one with a scheme', async ({page, site}) => {
  await open(page, `${site}/`);
  // For readers who can't see the icon, the link's name says what the icon shows.
  for (const [name, href] of [
    ['www (external, opens in a new tab)', 'https://www.example.org/a'],
    ['by scheme (external, opens in a new tab)', 'https://example.org'],
  ] as const) {
    const link = linkInText(page, name);
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a link with .html goes to the page, and a link to #content to its text', async ({page, site}) => {
  await open(page, `${site}/`);
  await expect(linkInText(page, 'relative')).toHaveAttribute('href', '/portal/example');
  await linkInText(page, 'content').click();
  await expect(page).toHaveURL(`${site}/#content`);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await linkInText(page, 'By file').click();
  await expect(page).toHaveURL(`${site}/example#part`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Example');
  expect(documents).toEqual([]);
});
