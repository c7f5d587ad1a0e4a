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

test('a moved anchor adds no entry to the history', async ({page, site}) => {
  await open(page, `${site}/other`);
  await page.getByRole('article').getByRole('link', {name: 'Guide'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Guide');
  await page.evaluate(() => (window.location.hash = 'once-here'));
  await expect(page).toHaveURL(`${site}/guide#now-here`);
  await page.getByRole('link', {name: 'Back', exact: true}).click();
  await expect(page).toHaveURL(`${site}/other`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Other');
});

test.describe('a page with a non-ASCII address', () => {
  test('has moved anchors', async ({page, site}) => {
    await open(page, `${site}/%C3%BCber#alt`);
    await expect(page).toHaveURL(`${site}/%C3%BCber#neu`);
    await expect(page.getByRole('heading', {name: 'Neu'})).toBeInViewport();
  });

  test('has its text when the reader comes back to it', async ({page, site}) => {
    await open(page, `${site}/%C3%BCber`);
    await page.getByRole('article').getByRole('link', {name: 'Other'}).focus();
    const text = page.getByText('Paragraph 59.').last();
    await text.scrollIntoViewIfNeeded();
    // The scroll event, with which the page learns its position, comes with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Other');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Über');
    await expect(text).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
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
