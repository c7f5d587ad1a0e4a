/** Tests search on the portal, with the portal's own index (SPEC §2 "Search dialog", "Keyboard", §4, §5, §8, §9). */
import {holdScripts} from '../support/chunks';
import {expectUsable} from '../support/geometry';
import {disablePrefetch} from '../support/faultTest';
import {INDEX, openSearchDialog, searchButton, searchDialog, searchFor, serveIndex} from '../support/searchDialog';
import {FRESH, SHORT_PAGE, addressOfNewTab, at, expect, open, test} from '../support/test';

// Some tests stop the clock of their browser context, so each test needs its own context.
test.use(FRESH);

const PAGE = SHORT_PAGE;
/** A query with more results than the 16 that are shown. */
const QUERY = 'messages';

test.describe('opening and closing', () => {
  test('the button opens the dialog, Escape closes it and returns the focus', {tag: '@both'}, async ({page}) => {
    await open(page, PAGE);
    const {root, input} = await openSearchDialog(page);
    await expect(input).toBeFocused();
    await expectUsable(root, {minWidth: 390, minHeight: 90});
    await expect(input).toHaveAttribute('placeholder', 'Search');
    await expect(input).toHaveAttribute('type', 'search');
    await page.keyboard.press('Escape');
    await expect(root).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test("the button's shortcut stays on one line in its frame, also with wider text", async ({page}) => {
    await open(page, PAGE);
    const frame = searchButton(page).locator('kbd');
    await expect(frame).toHaveText(/K$/);
    const fits = () =>
      frame.evaluate(({scrollWidth, scrollHeight, clientWidth, clientHeight}) => [
        scrollWidth <= clientWidth,
        scrollHeight <= clientHeight,
      ]);
    expect(await fits()).toEqual([true, true]);
    // The text spacing of WCAG 1.4.12.
    await frame.evaluate(({style}) => Object.assign(style, {letterSpacing: '0.12em', wordSpacing: '0.16em'}));
    expect(await fits()).toEqual([true, true]);
  });

  test('Escape closes the dialog at once, with a query too, and from a button', async ({page}) => {
    await open(page, PAGE);
    const {root, button} = await searchFor(page, QUERY);
    await page.keyboard.press('Escape');
    await expect(root).toBeHidden();
    await openSearchDialog(page);
    await button('Toggle detail view').focus();
    await page.keyboard.press('Escape');
    await expect(root).toBeHidden();
  });

  test('a shortcut that is held runs once, and types nothing', async ({page}) => {
    await open(page, PAGE);
    const {root, input} = searchDialog(page);
    const hold = async (key: string) => {
      for (let time = 0; time < 4; time += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
    };
    await hold('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.down('Control');
    await hold('k');
    await page.keyboard.up('Control');
    await expect(root).toBeHidden();
  });

  test('returns the focus to the button ten times in a row', async ({page}) => {
    await open(page, PAGE);
    const {root, input} = searchDialog(page);
    for (let time = 0; time < 10; time += 1) {
      await searchButton(page).click();
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
    }
  });

  test(
    'going to a result closes the menu under the dialog, closing the dialog does not',
    {tag: '@mobile'},
    async ({page}) => {
      await open(page, '/dms/client');
      const {root, input, options} = searchDialog(page);
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await page.getByRole('button', {name: /^Menu/}).tap();
      await expect(menu).toBeVisible();
      await page.keyboard.press('/');
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await expect(menu.locator(':focus')).toBeVisible();

      await page.keyboard.press('/');
      await input.fill('sign out');
      await expect(options.first()).toContainText('Sign out');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/dms/client#sign-out'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const heading = page.getByRole('heading', {name: 'Sign out'});
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    },
  );

  for (const keys of ['Meta+K', 'Control+K']) {
    test(`${keys} opens and closes the dialog, and the focus is back where it was`, async ({page}) => {
      await open(page, PAGE);
      const {root, input} = searchDialog(page);
      const link = page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link').first();
      await link.focus();
      await page.keyboard.press(keys);
      await expect(input).toBeFocused();
      await page.keyboard.press(keys);
      await expect(root).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test('Ctrl with the key of K opens the dialog on a keyboard of another alphabet too', async ({page}) => {
    await open(page, PAGE);
    const keyboard = await page.context().newCDPSession(page);
    const cyrillic = {key: 'л', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2 /* Ctrl */};
    await keyboard.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...cyrillic});
    await expect(searchDialog(page).input).toBeFocused();
  });

  test('/ opens the dialog, but is an ordinary character in text fields', async ({page}) => {
    await open(page, PAGE);
    const {root, input, button} = searchDialog(page);
    await page.keyboard.press('/');
    await expect(button('Toggle detail view')).toBeVisible();
    await expect(input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await page.keyboard.press('Escape');
    await page.getByRole('article').evaluate((article) => {
      article.insertAdjacentHTML('afterbegin', '<input>');
      article.querySelector('input')!.focus();
    });
    await page.keyboard.press('/');
    await expect(page.getByRole('article').getByRole('textbox')).toHaveValue('/');
    await expect(root).toBeHidden();
  });

  test('the close button and a click beside the dialog close it', {tag: '@both'}, async ({page, isMobile}) => {
    await open(page, PAGE);
    const {root, button, input} = await openSearchDialog(page);
    await button('Close search dialog').click();
    await expect(root).toBeHidden();
    if (isMobile) return; // On phones, the dialog fills the window.
    await openSearchDialog(page);
    // The dialog doesn't close if the mouse button is pressed in the dialog and released beside it.
    await input.fill('text');
    await input.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5, {steps: 3});
    await page.mouse.up();
    await expect(root).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(root).toBeHidden();
  });

  test('going back closes the dialog', async ({page}) => {
    await open(page, '/');
    await page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link').first().click();
    await expect(page).not.toHaveURL(at('/'));
    const {root} = await openSearchDialog(page);
    await page.goBack();
    await expect(page).toHaveURL(at('/'));
    await expect(root).toBeHidden();
  });

  test('Escape moves the focus to a page that has shown behind the dialog', async ({page}) => {
    await disablePrefetch(page);
    await open(page, PAGE);
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.innerText();
    const release = await holdScripts(page);
    await page.getByRole('article').locator('a[data-routed]').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page).root).toBeVisible();
    release();
    await expect(heading).not.toHaveText(before);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page).root).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the focus stays in the dialog', async ({page}) => {
    await open(page, PAGE);
    const {root, button} = await openSearchDialog(page);
    await page.keyboard.press('Shift+Tab');
    for (let step = 0; step < 10; step++) {
      const isOutside = await root.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside, `step ${step}`).toBe(false);
      await page.keyboard.press('Tab');
    }
    await button('Close search dialog').focus();
    await page.keyboard.press('Enter');
    await expect(root).toBeHidden();
  });
});

test.describe('results', () => {
  test('are at most 16, with parents, and with excerpts in the detail view, which is remembered', async ({page}) => {
    await open(page, PAGE);
    const {root, options, button, list, status} = await searchFor(page, QUERY);
    await expect(options).toHaveCount(16);
    await expectUsable(root, {minWidth: 390, minHeight: 400});
    await expectUsable(list, {minWidth: 350, minHeight: 300});
    await expectUsable(options.first(), {minWidth: 300, minHeight: 44});
    await expect(status).toHaveText('16 results');
    await expect(button('Toggle detail view')).toHaveAttribute('aria-pressed', 'true');
    await expect(list.locator('mark').first()).toBeVisible();
    await expect(list.locator('[data-pending]')).toHaveCount(0);
    const detailed = await list.innerText();
    await button('Toggle detail view').click();
    await expect(button('Toggle detail view')).toHaveAttribute('aria-pressed', 'false');
    expect((await list.innerText()).length).toBeLessThan(detailed.length / 2);
    expect(await page.evaluate(() => localStorage.getItem('showDetailView'))).toBe('false');
    await open(page, '/');
    await openSearchDialog(page);
    await expect(button('Toggle detail view')).toHaveAttribute('aria-pressed', 'false');
  });

  test('are none without a query, with nothing selected; a query without hits shows a message', async ({page}) => {
    await open(page, PAGE);
    const {input, list, status, button} = await openSearchDialog(page);
    await expect(status).toBeEmpty();
    await expect(button('Clear search')).toBeDisabled();
    await input.fill('   ');
    await expect(list).toBeHidden();
    await input.fill('qzxqzx <qzxq>');
    await expect(status).toHaveText('No results for "qzxqzx <qzxq>"');
    await expectUsable(status);
    await expect(list).toBeHidden();
    await expect(input).not.toHaveAttribute('aria-activedescendant');
  });

  test('come 200 ms after the last key', async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, PAGE);
    const {input, options, status} = await searchFor(page, 'consent');
    await page.clock.pauseAt(60_000);
    await input.fill('');
    await input.fill(QUERY);
    await page.clock.runFor(199);
    await expect(options).toHaveCount(0);
    await expect(status).toHaveText('Searching…');
    await page.clock.runFor(1);
    await expect(status).toHaveText('16 results');
  });

  test('arrows wrap at both ends; the selected result is in view, and the input names it', async ({page}) => {
    await open(page, PAGE);
    const {input, list, options} = await searchFor(page, QUERY);
    const state = () =>
      list.evaluate((box) => {
        const all = [...box.children];
        const chosen = all.filter((option) => option.getAttribute('aria-selected') === 'true');
        const [inner, outer] = [chosen[0]!.getBoundingClientRect(), box.getBoundingClientRect()];
        return {
          selected: chosen.map((option) => all.indexOf(option)),
          isInView: inner.top >= outer.top && inner.bottom <= outer.bottom,
          isSaid: document.activeElement!.getAttribute('aria-activedescendant') === chosen[0]!.id,
        };
      });
    const expectSelected = (index: number) =>
      expect.poll(state).toEqual({selected: [index], isInView: true, isSaid: true});
    await expect(options).toHaveCount(16);
    await expectSelected(0);
    await page.keyboard.press('ArrowUp');
    await expectSelected(15);
    await page.keyboard.press('ArrowDown');
    await expectSelected(0);
    for (let index = 1; index < 16; index++) {
      await page.keyboard.press('ArrowDown');
      await expectSelected(index);
    }
    await expect(input).toBeFocused();
  });

  test('the first result is selected again after closing and opening', async ({page}) => {
    await open(page, PAGE);
    const {root, input, options} = await searchFor(page, QUERY);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(root).toBeHidden();
    await openSearchDialog(page);
    await expect(input).toHaveValue(QUERY);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    // Typing replaces the earlier query.
    await page.keyboard.type('x');
    await expect(input).toHaveValue('x');
  });

  test('Command+Backspace and the button clear the query and focus the input', async ({page}) => {
    await open(page, PAGE);
    const {input, button, list} = await searchFor(page, QUERY);
    await button('Toggle detail view').focus();
    await page.keyboard.press('Meta+Backspace');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(list).toBeHidden();
    await page.keyboard.type(QUERY);
    await button('Clear search').click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('filterText'))).toBe('');
  });
});

test.describe('with a mouse', {tag: '@desktop'}, () => {
  test("moving it selects a result; a list that scrolls under it doesn't", async ({page}) => {
    await open(page, PAGE);
    const {options, list} = await searchFor(page, QUERY);
    await options.nth(2).hover();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowDown');
    await expect(options.nth(12)).toHaveAttribute('aria-selected', 'true');
    expect(await list.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
    // Wait until the browser has updated which element is under the pointer.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frames = 0;
          const next = () => (++frames > 20 ? resolve() : requestAnimationFrame(next));
          next();
        }),
    );
    await expect(options.nth(12)).toHaveAttribute('aria-selected', 'true');
    await options.nth(11).hover();
    await expect(options.nth(11)).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'a click goes to the result and closes the dialog; the middle button opens a tab',
    {tag: '@base-path'},
    async ({page}) => {
      await open(page, PAGE);
      const {root, list, options} = await searchFor(page, QUERY);
      // Wait until the results are complete. A change between pressing and releasing the button can prevent the click.
      await expect(list.locator('[data-pending]')).toHaveCount(0);
      await options.nth(1).hover();
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      const target = await options.nth(1).evaluate((option: HTMLAnchorElement) => option.href);
      // Hold the button as long as a person would. Chromium sometimes ignores a press that takes no time and, on a slow
      // machine, other presses too.
      await expect(async () => {
        const tab = addressOfNewTab(page, 3000);
        await options.nth(1).click({button: 'middle', delay: 50});
        expect(await tab).toBe(target.replace(/#.*/, ''));
      }).toPass();
      await expect(root).toBeVisible();
      await options.nth(1).click();
      await expect(page).toHaveURL(target);
      await expect(root).toBeHidden();
    },
  );
});

test.describe('going to a result', () => {
  test('Enter opens the page, closes the dialog, and focuses the page', {tag: '@base-path'}, async ({page}) => {
    await open(page, '/');
    const {root, selected} = await searchFor(page, 'troubleshoot');
    const target = await selected.evaluate((option: HTMLAnchorElement) => option.href);
    await page.keyboard.press('Enter');
    await expect(root).toBeHidden();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(at('/'));
  });

  test('a result from which the reader went back before it showed does not take the focus later', async ({page}) => {
    await disablePrefetch(page);
    await open(page, '/');
    const {selected} = await searchFor(page, 'troubleshoot');
    const target = new URL(await selected.evaluate((option: HTMLAnchorElement) => option.href)).pathname;
    const letThrough = await holdScripts(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page).toHaveURL(at('/'));
    letThrough();
    const link = page.getByRole('navigation', {name: 'Sidebar'}).locator(`a[href="${target}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Troubleshoot');
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(link).toBeFocused();
  });

  test(
    'the page scrolls to a section, on another page and on this one',
    {tag: ['@both', '@base-path']},
    async ({page}) => {
      await open(page, '/');
      for (const query of ['when sending fails', 'read page by page']) {
        const {selected} = await searchFor(page, query);
        const target = new URL(await selected.evaluate((option: HTMLAnchorElement) => option.href));
        expect(target.hash).not.toBe('');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(target.href);
        await expect(page.locator(target.hash)).toBeInViewport();
        await expect(page.locator(target.hash)).toBeFocused();
      }
    },
  );

  test('Enter before the results arrive goes to the first one', async ({page}) => {
    await open(page, '/');
    const {root, input} = await openSearchDialog(page);
    await input.fill('troubleshoot');
    await page.keyboard.press('Enter');
    await expect(root).toBeHidden();
    await expect(page).toHaveURL(/troubleshoot/);
  });

  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    test(`${keys} opens a tab and leaves the dialog unchanged`, async ({page}) => {
      await open(page, PAGE);
      const {root, options} = await searchFor(page, QUERY);
      await page.keyboard.press('ArrowDown');
      const target = await options.nth(1).evaluate((option: HTMLAnchorElement) => option.href);
      const tab = addressOfNewTab(page);
      await page.keyboard.press(keys);
      expect(await tab).toBe(target.replace(/#.*/, ''));
      await expect(root).toBeVisible();
      await expect(page).toHaveURL(at(PAGE));
    });
  }
});

test.describe('loading', () => {
  test(
    'nothing loads before the reader wants to search, and the index loads once',
    {tag: '@base-path'},
    async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      const before = requests.length;
      const isIndex = (address: string) => INDEX.test(new URL(address).pathname);
      expect(requests.filter(isIndex)).toEqual([]);
      const index = page.waitForEvent('request', (request) => isIndex(request.url()));
      await searchButton(page).focus();
      await index;
      const scripts = requests.slice(before).filter((address) => address.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      const {root} = await searchFor(page, QUERY);
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await searchFor(page, QUERY);
      expect(requests.filter(isIndex)).toHaveLength(1);
    },
  );

  test(
    'the results show before their texts are loaded, and the excerpts follow',
    {tag: '@base-path'},
    async ({page}) => {
      let arrive!: () => void;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const texts: string[] = [];
      await page.route('**/_portal/texts/*.json', async (route) => {
        texts.push(route.request().url());
        await arrived;
        await route.continue();
      });
      await open(page, PAGE);
      const {options, list} = await searchFor(page, QUERY);
      await expect(options).toHaveCount(16);
      const without = await list.innerText();
      // The list stays where the reader has scrolled it in the meantime.
      const place = await list.evaluate((box) => {
        box.scrollTop = 300;
        return box.scrollTop;
      });
      expect(place).toBeGreaterThan(100);
      arrive();
      await expect.poll(async () => (await list.innerText()).length).toBeGreaterThan(without.length * 2);
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      expect(await list.evaluate(({scrollTop}) => scrollTop)).toBe(place);
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  test("text typed before the dialog has loaded isn't lost", async ({page}) => {
    await open(page, PAGE);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(
      ({pathname, href}) => pathname.endsWith('.js') && !loaded.includes(href),
      async (route) => {
        await arrived;
        await route.continue();
      },
    );
    await page.keyboard.press('/');
    const {input, button, options} = searchDialog(page);
    await expect(input).toBeFocused();
    await page.keyboard.type(QUERY);
    await expect(button('Toggle detail view')).toBeHidden();
    arrive();
    await expect(button('Toggle detail view')).toBeVisible();
    await expect(input).toHaveValue(QUERY);
    await expect(input).toBeFocused();
    await page.keyboard.type('x');
    await expect(input).toHaveValue(`${QUERY}x`);
    await page.keyboard.press('Backspace');
    await expect(options).toHaveCount(16);
  });

  test('typing works while a slow index loads, and the results follow', async ({page}) => {
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(INDEX, async (route) => {
      await arrived;
      await route.continue();
    });
    await open(page, PAGE);
    const {input, status, options} = await openSearchDialog(page);
    await page.keyboard.type(QUERY);
    await expect(input).toHaveValue(QUERY);
    await expect(status).toHaveText('Searching…');
    arrive();
    await expect(options).toHaveCount(16);
  });
});

test('shows text of the index as text, whatever it looks like', async ({page}) => {
  const hostile = '<img src=x onerror="window.hacked=1"> <script>window.hacked=1</script> zebra';
  await serveIndex(page, 'dms/messages', [[1, hostile, `${hostile} ${hostile}`]]);
  await open(page, '/');
  const {options} = await searchFor(page, 'zebra');
  await expect(options.first()).toContainText('<img src=x onerror="window.hacked=1">');
  await expect(options.first().locator('mark')).toHaveCount(3);
  expect(await options.first().evaluate((option) => option.querySelectorAll('img, script').length)).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('storage', () => {
  test('two tabs keep their own queries while open, and a new dialog starts with the last one', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await open(page, PAGE);
    await open(other, PAGE);
    const first = await searchFor(page, 'messages');
    const second = await searchFor(other, 'consent');
    await page.bringToFront();
    await expect(first.input).toHaveValue('messages');
    await first.button('Close search dialog').click();
    await openSearchDialog(page);
    await expect(first.input).toHaveValue('consent');
    await expect(second.input).toHaveValue('consent');
  });
});

test.describe('on a phone', {tag: '@mobile'}, () => {
  test('the dialog takes the whole window, without the shortcuts', async ({page}) => {
    await open(page, PAGE);
    const {root, options} = await searchFor(page, QUERY);
    expect(await root.boundingBox()).toEqual({x: 0, y: 0, ...page.viewportSize()!});
    await expect(root.getByRole('list', {name: 'Shortcuts'})).toBeHidden();
    for (const name of ['Toggle detail view', 'Clear search', 'Close search dialog'] as const) {
      const box = (await searchDialog(page).button(name).boundingBox())!;
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
    }
    const target = await options.nth(1).evaluate((option: HTMLAnchorElement) => option.href);
    await options.nth(1).tap();
    await expect(page).toHaveURL(target);
    await expect(root).toBeHidden();
  });

  test('the dialog fits above an on-screen keyboard', async ({page}) => {
    await open(page, PAGE);
    const {root, options} = await searchFor(page, QUERY);
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', {value: 420, configurable: true});
      window.visualViewport!.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await root.boundingBox())!.height).toBe(420);
    await expectUsable(root, {minWidth: 390, minHeight: 420});
    await page.keyboard.press('ArrowUp');
    const last = (await options.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(420);
  });
});

test("in wide windows, the button shows the platform's shortcut", {tag: '@desktop'}, async ({page}) => {
  for (const [platform, shortcut] of [
    ['MacIntel', '⌘K'],
    ['Win32', 'Ctrl K'],
  ] as const) {
    const other = await page.context().newPage();
    await other.addInitScript((name) => Object.defineProperty(navigator, 'platform', {get: () => name}), platform);
    await open(other, PAGE);
    await expect(searchButton(other)).toContainText(shortcut);
    const {root} = await openSearchDialog(other);
    const shortcuts = root.getByRole('list', {name: 'Shortcuts'});
    await expect(shortcuts).toBeVisible();
    await expectUsable(shortcuts, {minWidth: 300});
    await expect(shortcuts.getByText('Clear')).toBeVisible({visible: platform === 'MacIntel'});
    await other.close();
  }
});

test("the button doesn't show without JavaScript", {tag: '@both'}, async ({browser, baseURL, viewport}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport, baseURL});
  const page = await context.newPage();
  await page.goto(at(PAGE));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(searchButton(page)).toBeHidden();
  await context.close();
});

test("the dialog isn't printed", async ({page}) => {
  await open(page, PAGE);
  const {root} = await searchFor(page, QUERY);
  await page.emulateMedia({media: 'print'});
  await expect(root).toBeHidden();
  await expect(searchButton(page)).toBeHidden();
});

test('everything fits at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, PAGE);
  const {root, list} = await searchFor(page, QUERY);
  for (const box of [root, list]) {
    await expectUsable(box, {minWidth: 300, minHeight: 300});
    expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  }
  for (const name of ['Toggle detail view', 'Clear search', 'Close search dialog'] as const) {
    await expect(searchDialog(page).button(name)).toBeInViewport({ratio: 1});
  }
});

test('forced colors still show the selected result', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PAGE);
  const {selected, options} = await searchFor(page, QUERY);
  await expect(selected).toHaveCSS('outline-style', 'solid');
  await expect(options.nth(1)).toHaveCSS('outline-style', 'none');
});
