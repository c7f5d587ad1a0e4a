/** Tests moved pages and anchors (src/config/redirects.ts), with a base path. */
import {expect, open, test} from '../support/routedSite';

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

test('a moved page redirects to its new address, with the query and the anchor', async ({page, site}) => {
  for (const old of ['start', 'start.html', 'start/']) {
    await open(page, `${site}/${old}?sdk=kotlin#now-here`);
    await expect(page).toHaveURL(`${site}/guide?sdk=kotlin#now-here`);
    await expect(page.getByRole('heading', {name: 'Now here'})).toBeInViewport();
  }
});

test('a moved anchor redirects to its new one, without loading the page again', async ({page, site}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await open(page, `${site}/guide?sdk=kotlin#once-here`);
  await expect(page).toHaveURL(`${site}/guide?sdk=kotlin#now-here`);
  await expect(page.getByRole('heading', {name: 'Now here'})).toBeInViewport();
  expect(documents).toHaveLength(1);
});

test('a moved anchor redirects to another page', async ({page, site}) => {
  await page.goto(`${site}/guide#elsewhere`);
  await expect(page).toHaveURL(`${site}/other#last-part`);
  await expect(page.getByRole('heading', {name: 'Last part'})).toBeInViewport();
});

test('an anchor of a moved page that has moved again redirects', async ({page, site}) => {
  await page.goto(`${site}/start#elsewhere`);
  await expect(page).toHaveURL(`${site}/other#last-part`);
});

test('a moved anchor redirects on the same page too', async ({page, site}) => {
  await open(page, `${site}/guide`);
  await page.evaluate(() => (window.location.hash = 'once-here'));
  await expect(page).toHaveURL(`${site}/guide#now-here`);
  await expect(page.getByRole('heading', {name: 'Now here'})).toBeInViewport();
  await page.evaluate(() => (window.location.hash = 'unknown'));
  await expect(page).toHaveURL(`${site}/guide#unknown`);
});

test('the list of moved anchors is loaded only for an anchor that the page lacks', async ({page, site}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.url());
  });
  await open(page, `${site}/guide#now-here`);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(loaded.map(async (address) => (await page.request.get(address)).text()));
  expect(texts.filter((text) => text.includes('once-here'))).toEqual([]);
  const count = loaded.length;
  await page.evaluate(() => (window.location.hash = 'unknown'));
  await expect.poll(() => loaded.length).toBe(count + 1);
  const list = await (await page.request.get(loaded.at(-1)!)).text();
  expect(list).toContain('once-here');
});
