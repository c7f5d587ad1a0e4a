/**
 * Tests navigation between pages and within a page (SPEC §2 "Links", "Sidebar behaviour", "Outline", "Footer",
 * "Keyboard", §4 "Router").
 */
import {
  boxOf,
  click,
  expectFocused,
  expectHeading,
  expectPath,
  expectUsable,
  hydrated,
  link,
  open,
} from './support/portal';
import {expect, poll, test} from './support/test';
import type {Engine} from './support/engine';

const scroll = (engine: Engine) => engine.evaluate(() => Math.round(scrollY));

/** Turns the mouse wheel, waits until the page has scrolled, and returns the scroll position. */
async function scrollOn(engine: Engine, pixels: number): Promise<number> {
  const before = await scroll(engine);
  await engine.wheel({x: 700, y: 500}, pixels);
  await poll(async () => (await scroll(engine)) - before).toBeGreaterThan(pixels * 0.7);
  return await scroll(engine);
}

/** Waits until the page has scrolled to a position, and then checks that it stays there. */
async function expectPlace(engine: Engine, top: number): Promise<void> {
  const difference = async () => Math.abs((await scroll(engine)) - top);
  await poll(difference).toBeLessThan(3);
  // A late scroll by the browser comes at most a few frames after the page is shown.
  await engine.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await difference()).toBeLessThan(3);
}

const SIDEBAR = 'nav[aria-label="Sidebar"]';
const OUTLINE = 'nav[aria-labelledby]';

test('a link of the sidebar opens its page without a reload, with its head, and becomes the active item', async ({
  engine,
}) => {
  await open(engine, '/dms/client');
  await engine.evaluate(() => void Object.assign(window, {isSameDocument: true}));
  await click(engine, {selector: `${SIDEBAR} a[href$="/groups/group-metadata"]`});
  await expectPath(engine, '/groups/group-metadata');
  await expectUsable(engine, {selector: `${SIDEBAR} a[aria-current="page"]`}, 100, 24);
  expect(await engine.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await poll(() => engine.evaluate(() => document.title)).toMatch(/group metadata.* – XMTP Documentation$/i);
  const canonical = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({href}) => new URL(href).pathname);
  expect(await engine.evaluate(canonical)).toEqual([expect.stringMatching(/\/groups\/group-metadata$/)]);
});

test('the active item of the sidebar is in view after a load', async ({engine}) => {
  await open(engine, '/protocol/v2/invitation-and-message-encryption');
  await expectUsable(engine, {selector: `${SIDEBAR} a[aria-current="page"]`}, 100, 24);
});

test('the pager goes to the next page and back', async ({engine}) => {
  await open(engine, '/dms/client');
  // Press End to scroll to a whole pixel. From a position with half a pixel, scrollTo(0, 0) would leave Firefox's
  // visual viewport half a pixel below the top, and scrollY would be 1.
  await engine.key('End');
  await poll(() => engine.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)).toBe(
    true,
  );
  await click(engine, {selector: 'nav[aria-label="Previous and next page"] a[href$="/dms/conversations"]'});
  await expectHeading(engine, 'Create and list conversations');
  await poll(() => scroll(engine)).toBe(0);
  await click(engine, {selector: 'nav[aria-label="Previous and next page"] a[href$="/dms/client"]'});
  await expectHeading(engine, 'Create and configure a client');
});

test('left Shift with an arrow goes to the next and previous page', async ({engine}) => {
  await open(engine, '/dms/client');
  await engine.key(engine.name === 'firefox' ? 'ShiftLeft+ArrowRight' : 'Shift+ArrowRight');
  await expectHeading(engine, 'Create and list conversations');
  await engine.key(engine.name === 'firefox' ? 'ShiftLeft+ArrowLeft' : 'Shift+ArrowLeft');
  await expectHeading(engine, 'Create and configure a client');
});

test('a link of the outline scrolls to its heading, and nothing covers the heading', async ({engine}) => {
  await open(engine, '/dms/client');
  const target = {selector: `${OUTLINE} li:nth-child(3) > a`};
  const {text} = await expectUsable(engine, target, 60, 20);
  await click(engine, target);
  await poll(async () => (await boxOf(engine, {selector: 'article h2', name: text}))?.isHit).toBe(true);
  await expectUsable(engine, {selector: `${OUTLINE} a[aria-current="true"]`, name: text}, 60, 20);
});

test("the focus moves through the top bar and the sidebar, and the page doesn't scroll", async ({engine}) => {
  await open(engine, '/dms/client');
  const top = await scrollOn(engine, 3000);
  const places = await engine.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header :is(a, button), nav[aria-label="Sidebar"] li:nth-child(-n + 3) > a',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        control.focus();
        return Math.round(scrollY);
      }),
  );
  expect(places.length).toBeGreaterThan(4);
  expect(new Set(places)).toEqual(new Set([top]));
});

test('Tab continues from a text that was clicked', async ({engine}) => {
  await open(engine, '/dms/client');
  await scrollOn(engine, 3000);
  await click(engine, {selector: 'article p', name: 'In Kotlin, Swift and React Native, the address'});
  await engine.key('Tab');
  expect(await engine.evaluate(() => document.activeElement!.closest('article') !== null)).toBe(true);
  expect(await scroll(engine)).toBeGreaterThan(1000);
});

test('the outline changes while scrolling', async ({engine}) => {
  await open(engine, '/dms/client');
  const active = () =>
    engine.evaluate((nav) => document.querySelector(`${nav} [aria-current="true"]`)?.textContent, OUTLINE);
  await engine.wheel({x: 700, y: 500}, 3000);
  await poll(active).toBeTruthy();
  const first = await active();
  await engine.wheel({x: 700, y: 500}, 4000);
  await poll(active).not.toBe(first);
});

test('an address with a hash shows its heading below the bar', async ({engine}) => {
  await open(engine, '/dms/client#get-a-signer');
  const heading = await expectUsable(engine, {selector: '#get-a-signer'}, 100, 20);
  expect(heading.y).toBeLessThan(200);
});

test('a hash near the end of a page is in view', async ({engine}) => {
  await open(engine, '/get-started/faq');
  const id = await engine.evaluate(() => [...document.querySelectorAll('article h2, article h3')].at(-1)!.id);
  await open(engine, `/get-started/faq#${id}`);
  await expectUsable(engine, {selector: `[id="${id}"]`}, 100, 20);
});

test('a link to a heading of another page shows the heading below the bar, and it has the focus', async ({engine}) => {
  await open(engine, '/protocol/portable-inbox');
  await click(engine, {selector: 'article a[href$="/dms/client#sign-out"]'});
  await expectHeading(engine, 'Create and configure a client');
  const heading = await expectUsable(engine, {selector: '#sign-out'}, 100, 20);
  expect(heading.y).toBeLessThan(200);
  await expectFocused(engine, {selector: '#sign-out'});
});

test('a link in the note below a sample shows the section that it names', async ({engine}) => {
  await open(engine, '/dms/conversations');
  await click(engine, {selector: '[role="tabpanel"][data-selected="true"] p a[href$="/dms/client#create-a-client"]'});
  await expectPath(engine, '/dms/client#create-a-client');
  await expectUsable(engine, {selector: '#create-a-client'}, 200, 24);
});

test('Back and Forward restore the page and the scroll position', async ({engine}) => {
  await open(engine, '/dms/messages');
  await engine.wheel({x: 700, y: 500}, 2000);
  await poll(() => scroll(engine)).toBeGreaterThan(1500);
  const place = await scroll(engine);
  await click(engine, {selector: `${SIDEBAR} a[href$="/dms/streams"]`});
  await expectPath(engine, '/dms/streams');
  await poll(() => scroll(engine)).toBe(0);
  await engine.back();
  await expectHeading(engine, 'Send and read messages');
  await poll(async () => Math.abs((await scroll(engine)) - place)).toBeLessThan(3);
  await engine.forward();
  await expectPath(engine, '/dms/streams');
  await poll(() => scroll(engine)).toBe(0);
});

test('Back and Forward restore the scroll positions after a link to a heading', async ({engine}) => {
  await open(engine, '/dms/messages');
  await click(engine, {selector: `${OUTLINE} li:nth-child(3) > a`});
  await poll(() => scroll(engine)).toBeGreaterThan(500);
  const place = await scrollOn(engine, 700);
  await click(engine, {selector: `${SIDEBAR} a[href$="/dms/streams"]`});
  await expectPath(engine, '/dms/streams');
  await poll(() => scroll(engine)).toBe(0);
  const next = await scrollOn(engine, 400);
  for (let time = 1; time <= 2; time++) {
    await engine.back();
    await expectHeading(engine, 'Send and read messages');
    await expectPlace(engine, place);
    await engine.forward();
    await expectHeading(engine, 'Stream conversations and messages');
    await expectPlace(engine, next);
  }
});

test('a page to which the browser returns keeps its scroll position', async ({engine}) => {
  test.skip(engine.name === 'firefox', "Firefox's driver then waits in vain for a page from the page cache to load.");
  await open(engine, '/dms/messages');
  const place = await scrollOn(engine, 2000);
  await open(engine, '/terms');
  await engine.back();
  await expectHeading(engine, 'Send and read messages');
  await expectPlace(engine, place);
});

for (const hash of ['', '#read-page-by-page']) {
  test(`a reload of /dms/messages${hash} keeps the scroll position`, async ({engine}) => {
    await open(engine, `/dms/messages${hash}`);
    const place = await scrollOn(engine, 1900);
    for (let time = 1; time <= 2; time++) {
      await engine.reload();
      await hydrated(engine);
      await expectPlace(engine, place);
    }
  });
}

for (const spelling of ['/dms/client.html', '/dms/client/']) {
  test(`${spelling} shows the page and its canonical address`, async ({engine}) => {
    await open(engine, spelling);
    await expectHeading(engine, 'Create and configure a client');
    await expectPath(engine, '/dms/client');
  });
}

test('the skip link is the first tab stop, is visible, and goes to the content', async ({engine}) => {
  await open(engine, '/dms/client');
  await engine.key('Tab');
  await expectUsable(engine, link('Skip to content'), 60, 20);
  await expectFocused(engine, link('Skip to content'));
  await engine.key('Enter');
  await poll(() => engine.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('the not-found page links to the home page', async ({engine}) => {
  await open(engine, '/no/such/page');
  await click(engine, link('Go to Home Page'));
  await expectPath(engine, '/');
});

test('the footer shows when the page was updated and links to the legal pages', async ({engine}) => {
  await open(engine, '/dms/client');
  expect((await boxOf(engine, {selector: 'main footer, footer'}))!.height).toBeGreaterThan(20);
  expect(await engine.evaluate(() => document.body.textContent)).toMatch(/Last updated: ?\w/);
  await click(engine, link('Privacy policy'));
  await expectHeading(engine, 'Privacy policy');
});

test('the sidebar scrolls on its own', async ({engine}) => {
  await open(engine, '/dms/client');
  const {middle} = (await boxOf(engine, {selector: SIDEBAR}))!;
  const place = () => engine.evaluate((nav) => document.querySelector(nav)!.scrollTop, SIDEBAR);
  const before = await place();
  await engine.wheel(middle, 600);
  await poll(place).toBeGreaterThan(before + 200);
  expect(await scroll(engine)).toBe(0);
});
