/** Tests pages while a new release is published, or while the host can't be reached or is slow. */
import {readDelivery} from '../../scripts/delivery/delivery';
import {startFaultyHost, type FaultyHost} from '../support/faultyHost';
import {FILES, FROM, linksTo, OTHER, TO} from '../support/faultPages';
import {boxOf, button, click, expectGone, expectHeading, expectUsable, hydrated, open} from './support/portal';
import {expect, poll, test as base} from './support/test';
import {at} from '../support/address';
import {ORIGIN} from './support/address';

const test = base.extend<{host: FaultyHost}>({
  host: async ({}, use) => {
    const {folder, basePath} = readDelivery();
    const host = await startFaultyHost(folder, ORIGIN, basePath);
    await use(host);
    await host.close();
  },
});

// Expect the browsers' reports about files that no longer exist.
test.use({
  expectedReports: [
    /not loaded: |404|MIME|Loading failed|Failed to load|Load failed|NetworkError|ChunkLoadError|Loading chunk/,
  ],
});

const MENU = {selector: 'button', name: 'Menu'};
const NOTICE = {selector: 'section', name: 'Page not loaded'};
const linkTo = (route: string) => ({selector: `article ${linksTo(at(route))}`});

test('after a release, a link loads the new release once, and Back and the theme are kept', async ({engine, host}) => {
  // Make prefetching fail, so that the link has to load the next page's code.
  const end = host.fail(FILES.nextPage, 404);
  await open(engine, host.address + FROM.route);
  await click(engine, button('Switch to dark theme'));
  host.release();
  end();
  await click(engine, linkTo(TO.route));
  await expectHeading(engine, TO.title);
  await hydrated(engine);
  expect(
    await engine.evaluate(() => [document.documentElement.dataset.release, document.documentElement.dataset.theme]),
  ).toEqual(['2', 'dark']);
  await engine.back();
  await expectHeading(engine, FROM.title);
  expect(host.documents.filter((route) => route === TO.route)).toHaveLength(1);
});

test('a release whose scripts are all pages: its page shows every sample, and its links work', async ({
  engine,
  host,
}) => {
  const end = host.fail(FILES.nextPage, 404);
  await open(engine, host.address + FROM.route);
  host.release();
  end();
  host.fail(FILES.scripts, 'html');
  await click(engine, linkTo(TO.route));
  await expectHeading(engine, TO.title);
  await expectGone(engine, button('Search'));
  const heights = await engine.evaluate(() =>
    [...document.querySelectorAll('[role="tabpanel"]')].map((sample) => sample.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThan(40);
  await click(engine, linkTo(OTHER.route));
  await expectHeading(engine, OTHER.title);
  expect(host.documents).toEqual([FROM.route, TO.route, OTHER.route]);
});

test('the host is gone: the page stays, with a message; "Try again" works', async ({engine, host}) => {
  host.fail(FILES.nextPage, 404);
  await open(engine, host.address + FROM.route);
  const repair = host.fail(FILES.everything, 'reset');
  await click(engine, linkTo(TO.route));
  await expectUsable(engine, NOTICE, 250, 50);
  await expectHeading(engine, FROM.title);
  repair();
  host.reset();
  await click(engine, button('Try again'));
  await expectHeading(engine, TO.title);
  await hydrated(engine);
  await expectGone(engine, NOTICE);
  await poll(() => boxOf(engine, {selector: 'h1'})).toBeDefined();
});

test.describe('before the scripts arrive', () => {
  // The `load` event comes after the scripts.
  test.use({size: 'narrow', waitsForLoad: false});

  test('a click on the menu button counts once they do', async ({engine, host}) => {
    const end = host.fail(FILES.scripts, 'waits');
    await engine.goto(host.address + OTHER.route);
    await click(engine, MENU);
    await expectGone(engine, {selector: 'dialog[open]'});
    end();
    await expectUsable(engine, {selector: 'dialog[open]'}, 300, 600);
  });

  test('the reader can take a click back', async ({engine, host}) => {
    const end = host.fail(FILES.scripts, 'waits');
    await engine.goto(host.address + OTHER.route);
    await click(engine, MENU);
    await engine.key('Escape');
    end();
    await hydrated(engine);
    await expectGone(engine, {selector: 'dialog[open]'});
  });
});
