import {FRESH, expect, open, test} from '../support/test';

// One test stops the clock of its browser context, so each test needs a context of its own.
test.use(FRESH);

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the displayed code, and shows "Copied" for a second', async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, '/dms/messages');
    // From here on, the test controls the time.
    await page.clock.pauseAt(60_000);
    const panel = page.getByRole('tabpanel').first();
    const copy = panel.getByRole('button', {name: 'Copy code'});
    await copy.focus();
    const before = await copy.boundingBox();
    await page.keyboard.press('Enter');
    const copied = panel.getByRole('button', {name: 'Copied'});
    await expect(copied).toBeVisible();
    // The word shows to the left of the buttons, inside the block, and the button doesn't move.
    const word = copied.getByText('Copied', {exact: true});
    await expect(word).toBeInViewport({ratio: 1});
    expect(await copied.boundingBox()).toEqual(before);
    const [wordBox, block] = [(await word.boundingBox())!, (await panel.locator('pre').boundingBox())!];
    expect(wordBox.width).toBeGreaterThan(40);
    expect(wordBox.x + wordBox.width).toBeLessThanOrEqual(before!.x);
    expect(wordBox.y).toBeGreaterThan(block.y);
    expect(wordBox.y + wordBox.height).toBeLessThan(block.y + block.height);
    // The announcement comes in the next frame.
    await page.clock.runFor(50);
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    const shown = await panel.locator('code').evaluate((code) => code.textContent);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    expect(shown).toContain('\n');
    await page.clock.runFor(850);
    await expect(copied).toBeVisible();
    await page.clock.runFor(150);
    await expect(copy).toBeVisible();
    await expect(word).toBeHidden();
  });
});

test('copies through a selection without the clipboard API, and shows a failure', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/dms/messages');
  const panel = page.getByRole('tabpanel').first();
  await panel.getByRole('button', {name: 'Copy code'}).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();

  await page.evaluate(() => {
    Object.assign(document, {execCommand: () => false});
  });
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', {name: /Copying failed/})).toBeVisible();
});

test('a button wraps long lines', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/dms/client');
  const toggle = page.getByRole('button', {name: 'Wrap lines'}).first();
  const pre = toggle.locator('xpath=../..').locator('pre');
  const overflow = () => pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  // A block that scrolls is a tab stop, so that the keyboard can scroll it.
  await expect(pre).toHaveAttribute('tabindex', '0');
  expect(await overflow()).toBeGreaterThan(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
});

test('no page loads a highlighter', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, '/dms/client');
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(2);
  // A script that contains one of these texts contains Prism, the highlighter.
  expect(texts.filter((text) => text.includes('insertBefore("') || text.includes('template-punctuation'))).toEqual([]);
});
