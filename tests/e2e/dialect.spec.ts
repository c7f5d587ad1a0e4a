import {expect, open, test} from '../support/contentTest';
import {expectUsable} from '../support/geometry';

test.describe('the link of a heading', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the address with the hash by keyboard, announces it, and goes there', async ({page, site}) => {
    await open(page, `${site}/guide/steps?sdk=kotlin`);
    const link = page.getByRole('link', {name: 'Link to Create a client'});
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Link copied')).toHaveAttribute('role', 'status');
    const address = `${site}/guide/steps?sdk=kotlin#create-a-client`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(page.url()).toBe(address);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('paper has the logo for light backgrounds, also if the system is dark', async ({page, site}) => {
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.goto(`${site}/`);
    const logos = page.locator('h1 img');
    await expect(logos).toHaveCount(2);
    await expect(logos.first()).toBeVisible();
    await expect(logos.last()).toBeHidden();
  });

  test("details open, a heading's link goes there, and readers can choose a package manager", async ({page, site}) => {
    await page.goto(`${site}/guide/details`);
    await page.getByText('Without a title.').waitFor({state: 'hidden'});
    await page.getByText('Details', {exact: true}).last().click();
    await expectUsable(page.getByRole('group').filter({hasText: 'Without a title.'}).last(), {
      minWidth: 300,
      minHeight: 70,
    });

    await page.goto(`${site}/guide/steps`);
    await expect(page.getByRole('link', {name: 'Link to Send'})).toHaveAttribute('href', /\/guide\/steps#send$/);

    await page.goto(`${site}/`);
    await page.getByRole('radio', {name: 'yarn'}).check({force: true});
    await expect(page.getByText('yarn add @xmtp/xmtp-js')).toBeVisible();
    await expect(page.getByText('npm install @xmtp/xmtp-js')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Copy command'})).toHaveCount(0);
  });
});

test('a link to something in details opens them', async ({page, site}) => {
  await open(page, `${site}/guide/details#second`);
  await expect(page.getByRole('heading', {name: 'Second'})).toBeInViewport();
  await open(page, `${site}/guide/details`);
  const heading = page.getByRole('heading', {name: 'A heading in details'});
  await expect(heading).toBeHidden();
  await page.evaluate(() => (window.location.hash = 'a-heading-in-details'));
  await expect(heading).toBeVisible();
  await expectUsable(heading, {minWidth: 200});
});

test.describe('a heading in a tab that is not selected', () => {
  test.use({viewport: {width: 1440, height: 300}});

  const NAME = 'In the second tab';
  const hash = '#in-the-second-tab';

  test('shows when a URL points to it', async ({page, site}) => {
    const heading = page.getByRole('heading', {name: NAME});
    await open(page, `${site}/guide/panels${hash}`);
    await expectUsable(heading, {minWidth: 200});
    await expect(heading).toBeInViewport({ratio: 1});

    await page.getByRole('tab', {name: 'One file'}).click();
    await expect(heading).toBeHidden();
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: NAME}).click();
    await expect(heading).toBeInViewport({ratio: 1});
    // The reader's choice stays stored.
    expect(await page.evaluate(() => localStorage.getItem('codeGroups'))).toContain(':"one-file"');

    // A reload comes back to where the reader was.
    await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    const place = await page.evaluate(() => scrollY);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('shows when the reader comes from another page, or from the search', async ({page, site}) => {
    const heading = page.getByRole('heading', {name: NAME});
    await open(page, `${site}/guide/steps`);
    await page.keyboard.press('/');
    await page.keyboard.type(NAME.toLowerCase());
    const result = page.getByRole('dialog', {name: 'Search'}).getByRole('option').first();
    await expect(result).toContainText(NAME);
    await page.keyboard.press('Enter');
    await expect(heading).toBeInViewport({ratio: 1});
    await expect(heading).toBeFocused();

    await page.getByRole('tab', {name: 'One file'}).click();
    await expect(heading).toBeHidden();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await page.keyboard.press('/');
    await expect(result).toContainText(NAME);
    await page.keyboard.press('Enter');
    await expect(heading).toBeInViewport({ratio: 1});
    await expect(heading).toBeFocused();
  });
});

test('a heading in closed details is never the active one', {tag: '@desktop'}, async ({page, site}) => {
  await page.setViewportSize({width: 1440, height: 300});
  await open(page, `${site}/guide/details`);
  const active = page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current="true"]');
  const scrollToEnd = () => page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight}));
  await page.getByText('With everything').click();
  await scrollToEnd();
  await expect(active).toHaveText('Second');
  await page.getByText('With everything').click();
  await scrollToEnd();
  await expect(active).toHaveCount(0);
});

test("a link in a card's description can be clicked", async ({page, site}) => {
  await open(page, `${site}/guide/components`);
  const card = page.getByRole('article').getByRole('link', {name: 'Steps', exact: true}).locator('../..');
  const link = card.getByRole('link', {name: 'In the description'});
  await card
    .locator('p')
    .last()
    .evaluate((text) => (text.innerHTML = '<a href="/guide/tables">In the description</a>'));
  const box = (await link.boundingBox())!;
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
  expect(hit).toBe('In the description');
});

test('tables that scroll are regions with unique names', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, `${site}/guide/tables`);
  const names = await page
    .getByRole('region')
    .evaluateAll((regions) => regions.map((region) => region.getAttribute('aria-label')));
  expect(names).toContain('Networks');
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole('region', {name: 'Networks', exact: true})).toHaveAttribute('tabindex', '0');
});

test('the install box works by keyboard', async ({page, site}) => {
  await open(page, `${site}/`);
  await page.getByRole('radio', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await expectUsable(page.getByText('pnpm add @xmtp/xmtp-js'), {minWidth: 100, minHeight: 16});
  await expect(page.getByText('npm install @xmtp/xmtp-js')).toBeHidden();
});

test("a code group can be written as Vocs' component", async ({page, site}) => {
  await open(page, `${site}/guide/components`);
  await page.getByRole('tab', {name: 'yarn'}).click();
  await expect(page.getByRole('tabpanel', {name: 'yarn'})).toHaveText('yarn add one');
  await expectUsable(page.getByRole('tabpanel', {name: 'yarn'}), {minWidth: 200, minHeight: 40});
  await expect(page.getByText('npm install one')).toBeHidden();
});

for (const width of [320, 390, 768]) {
  test(`no page is wider than a window of ${width} px`, async ({page, site}) => {
    await page.setViewportSize({width, height: 800});
    for (const route of ['/', '/guide/nesting', '/guide/steps', '/guide/components', '/guide/tables', '/guide/blog']) {
      await open(page, site + route);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
    }
  });
}

test('prints details open, with every package manager', async ({page, site}) => {
  await open(page, `${site}/guide/details`);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Without a title.')).toBeVisible();
  await page.emulateMedia({media: null});
  await open(page, `${site}/`);
  await page.emulateMedia({media: 'print'});
  for (const manager of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
    await expect(page.getByText(`${manager} @xmtp`).first()).toBeVisible();
  }
});

test.describe('images in Markdown', () => {
  test('load, those in reference style too', async ({page, site}) => {
    await open(page, `${site}/guide/figures`);
    const images = page.getByRole('article').getByRole('img').and(page.locator('img'));
    await expect(images).toHaveCount(5);
    for (const image of await images.all()) await expect(image).toHaveJSProperty('naturalWidth', 40);
  });
});
