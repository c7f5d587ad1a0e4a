import type {Locator, Page} from '@playwright/test';
import {chunksOf, holdScripts} from '../support/chunks';
import {followLink, observeLayoutShift} from '../support/layoutShift';
import {FRESH, at, expect, open, test} from '../support/test';

// These tests expect no layout shifts. In a shared browser context, a late resize of the window would cause some.
test.use(FRESH);

const ROUTES = ['/', '/dms/client', '/get-started/faq', '/privacy'];

for (const route of ROUTES) {
  test(`nothing on ${route} shifts on load`, {tag: '@both'}, async ({page}) => {
    const shifts = await observeLayoutShift(page);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });

  // At 400% zoom, a window of 1280 px is 320 CSS px wide. For 200% zoom, the tests on phones (390 px) are enough.
  test(`${route} fits into 320 px`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });
}

// A busy browser may paint a page that it has only begun to parse.
test('the frame stays in place while the HTML is parsed', {tag: '@both'}, async ({page}) => {
  const html = await (await page.request.get(at('/dms/client'))).text();
  const frame = html.slice(0, html.indexOf('</h1>')).replace(/<script\b[^>]*\bsrc=[^>]*>/g, '');
  await page.route('**/empty', (route) => route.fulfill({contentType: 'text/html', body: ''}));
  await page.goto(at('/empty'));
  const body = frame.indexOf('<body');
  // `document.write` is the only way to give the parser a part of a page.
  await page.evaluate(
    (head) => {
      document.open();
      // oxlint-disable-next-line typescript/no-deprecated
      document.write(head);
    },
    frame.slice(0, body),
  );
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  const {moved, parsed} = await page.evaluate(async (tags) => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    const boxes = new Map<Element, DOMRect>();
    const moves: string[] = [];
    for (const tag of tags) {
      // oxlint-disable-next-line typescript/no-deprecated
      document.write(tag);
      for (const element of document.body.querySelectorAll('*')) {
        const box = element.getBoundingClientRect();
        if (box.top > innerHeight) break;
        const isVisible = box.width > 0 && box.height > 0 && element.checkVisibility({visibilityProperty: true});
        const last = boxes.get(element);
        // Browsers don't count less than 3 px as a shift either.
        if (isVisible && last && Math.hypot(box.x - last.x, box.y - last.y) >= 3)
          moves.push(`${element.tagName} ${element.textContent.slice(0, 20)} at ${tag.slice(0, 40)}`);
        if (isVisible) boxes.set(element, box);
        else boxes.delete(element);
      }
    }
    return {moved: moves, parsed: document.querySelectorAll('#portal-sidebar li, main h1, main button').length};
  }, frame.slice(body).split(/(?=<)/));
  expect(moved).toEqual([]);
  expect(parsed).toBeGreaterThan(50);
});

for (const [from, to, title] of [
  ['/dms/client', '/dms/messages', 'Send and read messages'],
  ['/dms/messages', '/dms/client', 'Create and configure a client'],
  ['/dms/client', '/terms', 'Terms of service'],
  ['/terms', '/', 'Build messaging with XMTP'],
] as const) {
  test(
    `nothing moves by itself on the way from ${from} to ${to}, however late that comes`,
    {tag: '@both'},
    async ({page, context}) => {
      const chunks = await chunksOf(context, to, from);
      const release = await holdScripts(page, chunks);
      // Ignore the top bar, which may move: it begins beside the sidebar or, without a sidebar, at the window's edge.
      const shifts = await observeLayoutShift(page, 'header');
      await open(page, from);
      // The tests above cover loading.
      const loading = (await shifts()).length;
      await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
      await followLink(page, to);
      await expect(page.getByRole('progressbar', {name: 'Loading page'})).toBeVisible();
      release();
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect((await shifts()).slice(loading)).toEqual([]);
    },
  );
}

test('a line of text has about 70 characters', {tag: '@desktop'}, async ({page}) => {
  for (const route of ['/dms/overview', '/dms/client', '/privacy']) {
    await open(page, route);
    const lengths = await page
      .getByRole('article')
      .locator('p')
      .evaluateAll((all) =>
        all
          .filter((paragraph) => paragraph.closest('footer, figure, .alert') === null)
          .map((paragraph) => {
            const range = document.createRange();
            range.selectNodeContents(paragraph);
            // A line with inline elements has several boxes, so count the boxes' positions, not the boxes.
            const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom / 20)));
            return {lines: lines.size, characters: paragraph.textContent.length};
          })
          // Leave out short paragraphs, because their last lines, which aren't full, would distort the mean.
          .filter(({lines}) => lines >= 4)
          .map(({lines, characters}) => characters / (lines - 0.5)),
      );
    expect(lengths.length).toBeGreaterThan(0);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean, route).toBeGreaterThan(60);
    expect(mean, route).toBeLessThan(80);
  }
});

test(
  'the keyboard alone reaches the next page from the skip link, and the focus is never lost',
  {tag: '@both'},
  async ({page}) => {
    // Allow more time, because there are a few hundred tab stops.
    test.slow();
    await open(page, '/dms/client');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const next = page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link', {name: /^Next/});
    const seen: string[] = [];
    for (let step = 0; step < 600; step++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement!;
        const {width, height} = element.getBoundingClientRect();
        return {
          tag: element.tagName,
          visible: width > 0 && height > 0,
          inMain: element.closest('main') !== null,
          isNext: element.getAttribute('rel') === 'next',
        };
      });
      expect(focused, `step ${step}, after ${seen.slice(-3).join(', ')}`).toMatchObject({visible: true, inMain: true});
      seen.push(focused.tag);
      if (focused.isNext) break;
    }
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/dms/conversations'));
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.down('ShiftLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('ShiftLeft');
    await expect(page).toHaveURL(at('/dms/messages'));
    await expect(page.getByRole('main')).toBeFocused();
  },
);

/** Returns the longest duration of an animation or transition on the page, in ms. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times = [...document.querySelectorAll('*')]
      .flatMap((element) =>
        [undefined, '::before', '::after', '::backdrop'].map((part) => getComputedStyle(element, part)),
      )
      .flatMap(({transitionDuration, animationDuration}) => `${transitionDuration}, ${animationDuration}`.split(', '))
      .map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000));
    return Math.max(...times);
  });
}

test.describe('with reduced motion', () => {
  for (const route of ['/dms/client', '/terms', '/get-started/faq']) {
    test(`nothing on ${route} is animated, with or without an open menu`, {tag: '@both'}, async ({page, isMobile}) => {
      await open(page, route);
      expect(await longestMotion(page)).toBeGreaterThan(50);
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect(await longestMotion(page)).toBeLessThan(1);
      if (!isMobile) return;
      await page.getByRole('button', {name: 'More'}).click();
      await expect(page.getByRole('dialog', {name: 'Top navigation'})).toBeVisible();
      expect(await longestMotion(page)).toBeLessThan(1);
    });
  }

  test('a link to a heading jumps', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/dms/client');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('with forced colors', () => {
  test.use({forcedColors: 'active'});

  /** Returns the properties by which elements can be told apart with forced colors. */
  const look = (item: Locator) =>
    item.evaluate((element) =>
      [undefined, '::before'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const {content, fontWeight, textDecorationLine, borderInlineStartWidth, borderInlineStartColor} = style;
        return [content, fontWeight, textDecorationLine, borderInlineStartWidth, borderInlineStartColor];
      }),
    );

  test(
    'the current page in the sidebar and the active heading in the outline differ from others',
    {tag: '@desktop'},
    async ({page}) => {
      await open(page, '/dms/client#get-a-signer');
      const sidebar = page.getByRole('navigation', {name: 'Sidebar'});
      const outline = page.getByRole('navigation', {name: 'On this page'});
      for (const [navigation, others] of [
        [sidebar, 'Send messages'],
        [outline, 'Sign out'],
      ] as const) {
        const current = navigation.locator('[aria-current]');
        await expect(current).toHaveCount(1);
        expect(await look(current)).not.toEqual(await look(navigation.getByRole('link', {name: others, exact: true})));
      }
    },
  );

  test(
    'what has the focus has a ring, and what lies over the page has an edge',
    {tag: '@both'},
    async ({page, isMobile}) => {
      await open(page, '/dms/client');
      await page.keyboard.press('Tab');
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(() => {
          const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
          return {style: outlineStyle, width: parseFloat(outlineWidth)};
        });
        expect(ring.style).not.toBe('none');
        expect(ring.width).toBeGreaterThanOrEqual(2);
      }
      if (!isMobile) return;
      for (const name of ['More', /^Menu/, 'On this page']) {
        await page.getByRole('button', {name}).click();
        await expect(page.getByRole('dialog')).toHaveCSS('border-bottom-style', 'solid');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  );

  test('icons have the text color', async ({page}) => {
    await open(page, '/terms');
    const [icon, text] = await page
      .getByRole('button', {name: 'Switch to'})
      .evaluate((button) => [
        getComputedStyle([...button.querySelectorAll('svg')].find((svg) => svg.checkVisibility())!).stroke,
        getComputedStyle(button).color,
      ]);
    expect(icon).toBe(text);
  });
});
