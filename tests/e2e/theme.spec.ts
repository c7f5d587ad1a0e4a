/** Tests the theme (SPEC §4 "Theme"). */
import type {Page} from '@playwright/test';
import {at, expect, open, test} from '../support/test';

const KEY = 'vocs.theme';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(19, 19, 24)';

/** Each theme's background color, as in the meta tag `theme-color`. */
const HEX = {light: '#ffffff', dark: '#131318'};

/** Returns the color of the `theme-color` meta tag that applies to the system's theme. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({media}) => matchMedia(media).matches,
      )?.content,
  );

const toggle = (page: Page, to: 'dark' | 'light') => page.getByRole('button', {name: `Switch to ${to} theme`});
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
const store = (page: Page, value: string) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);

/**
 * Expects that a theme is set everywhere: in the class and attribute of the root element, in the background, in the
 * `theme-color` for the browser's own bars, and in the toggle's name.
 */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', theme);
  await (theme === 'dark' ? expect(root).toContainClass('dark') : expect(root).not.toContainClass('dark'));
  await expect(page.locator('body')).toHaveCSS('background-color', theme === 'dark' ? DARK : LIGHT);
  expect(await themeColor(page)).toBe(HEX[theme]);
  await expect(toggle(page, theme === 'dark' ? 'light' : 'dark')).toBeVisible();
  await expect(toggle(page, theme)).toHaveCount(0);
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({colorScheme: system});
    const other = system === 'dark' ? 'light' : 'dark';

    test("the initial theme is the system's", async ({page}) => {
      await open(page, '/');
      await expectTheme(page, system);
    });

    test('the stored theme wins', async ({page}) => {
      await store(page, other);
      await open(page, '/');
      await expectTheme(page, other);
    });

    // tests/unit/plugins/theme/script.test.ts has more cases.
    test('an invalid value in storage changes nothing', async ({page}) => {
      await store(page, '{"theme":"dark"}');
      await open(page, '/');
      await expectTheme(page, system);
    });
  });
}

test.describe('the toggle', () => {
  test.use({colorScheme: 'light'});

  test('flips the theme, stores it, and adds or removes the class', {tag: '@both'}, async ({page}) => {
    await open(page, '/');
    await toggle(page, 'dark').click();
    await expectTheme(page, 'dark');
    expect(await stored(page)).toMatchObject({[KEY]: 'dark'});
    await toggle(page, 'light').click();
    await expectTheme(page, 'light');
    expect(await stored(page)).toMatchObject({[KEY]: 'light'});
    expect(await stored(page)).not.toHaveProperty('theme');
  });

  test('works by keyboard and keeps the focus', async ({page}) => {
    await open(page, '/');
    await toggle(page, 'dark').focus();
    await page.keyboard.press('Enter');
    await expect(toggle(page, 'light')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(toggle(page, 'dark')).toBeFocused();
    await expectTheme(page, 'light');
  });

  test('its choice lasts on the next page and the next visit', async ({page}) => {
    await open(page, '/');
    await toggle(page, 'dark').click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expectTheme(page, 'dark');
    await page.getByRole('article').locator('p a[href^="/"]').first().click();
    await expect(page).not.toHaveURL(at('/'));
    await expectTheme(page, 'dark');
  });

  test('other tabs follow', async ({page, context}) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/terms');
    await toggle(page, 'dark').click();
    await expectTheme(other, 'dark');
    await toggle(other, 'light').click();
    await expectTheme(page, 'light');
  });
});

test("another site of the origin keeps its own theme under Docusaurus' key", async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/');
  await expectTheme(page, 'light');
  const other = await context.newPage();
  await open(other, '/terms');
  await page.evaluate(() => {
    const changed = new Promise<void>((resolve) =>
      addEventListener('storage', ({key}) => {
        if (key === 'last') resolve();
      }),
    );
    Object.assign(window, {changed});
  });
  await other.evaluate(() => {
    for (const value of ['light', 'dark']) localStorage.setItem('theme', value);
    localStorage.setItem('last', '');
  });
  await page.evaluate(() => (window as unknown as {changed: Promise<void>}).changed);
  await expectTheme(page, 'light');
});

test('the theme follows the system while the page is open, until the reader chooses one', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectTheme(page, 'dark');
  await toggle(page, 'light').click();
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expectTheme(page, 'light');
});

test('the theme is right from the first paint through hydration, frame by frame', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await store(page, 'dark');
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, {frames_: frames});
    const record = () => {
      const {documentElement: root, body} = document;
      // Nothing is painted until the body has content.
      if (document.getElementById('__docusaurus')) {
        frames.push(`${root.classList.contains('dark')} ${getComputedStyle(body).backgroundColor}`);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await open(page, '/dms/messages');
  await page.getByRole('article').locator('p a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(at('/dms/messages'));
  const frames = await page.evaluate(() => (window as unknown as {frames_: string[]}).frames_);
  expect(frames.length).toBeGreaterThan(3);
  expect([...new Set(frames)]).toEqual([`true ${DARK}`]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without JavaScript, the theme is the ${colorScheme} system's, without a toggle`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, colorScheme});
    const page = await context.newPage();
    await page.goto(`${baseURL}${at('/terms')}`);
    await expect(page.locator('body')).toHaveCSS('background-color', colorScheme === 'dark' ? DARK : LIGHT);
    await expect(page.getByRole('button', {name: /Switch to/})).toHaveCount(0);
    await context.close();
  });
}

test('the dark theme is printed in dark text on paper', async ({page}) => {
  await store(page, 'dark');
  await open(page, '/terms');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(27, 27, 36)');
});
