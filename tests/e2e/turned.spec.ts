/** Tests that readers keep their place when the window's width changes, as when they turn a phone. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** Scrolls so that a heading in the middle of the page is at the window's top, and waits until the place is read. */
async function scrollToMiddle(page: Page): Promise<string> {
  const id = await page.getByRole('article').evaluate((article) => {
    const headings = [...article.querySelectorAll('.markdown > :is(h2, h3)')];
    const heading = headings[Math.floor(headings.length / 2)]!;
    heading.scrollIntoView({behavior: 'instant'});
    return heading.id;
  });
  await settled(page);
  return id;
}

/** Waits, with the page's own clock, until the page has read the reader's place. */
const settled = (page: Page): Promise<void> => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);

const SIZES = [
  ['@mobile', {width: 390, height: 844}, {width: 844, height: 390}],
  ['@desktop', {width: 768, height: 1024}, {width: 1024, height: 768}],
] as const;

for (const [tag, one, other] of SIZES) {
  test(`from ${one.width} to ${other.width} px and back`, {tag}, async ({page}) => {
    await page.setViewportSize(one);
    await open(page, '/get-started/faq');
    const id = await scrollToMiddle(page);
    const place = await topOf(page, id);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const size of [other, one, other, one]) {
      await page.setViewportSize(size);
      await expect.poll(async () => Math.abs((await topOf(page, id)) - place)).toBeLessThan(20);
      await settled(page);
      expect(Math.abs((await topOf(page, id)) - place)).toBeLessThan(20);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
}

test('a page that opens at a heading stays there', {tag: '@mobile'}, async ({page}) => {
  const id = 'is-the-xmtp-network-decentralized';
  await open(page, `/get-started/faq#${id}`);
  await settled(page);
  const place = await topOf(page, id);
  await page.setViewportSize({width: 844, height: 390});
  await settled(page);
  expect(Math.abs((await topOf(page, id)) - place)).toBeLessThan(20);
});

test('a page to whose top the reader has come back stays there', {tag: '@mobile'}, async ({page}) => {
  await open(page, '/get-started/faq');
  await scrollToMiddle(page);
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await settled(page);
  await page.setViewportSize({width: 844, height: 390});
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
