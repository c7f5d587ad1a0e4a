/** Runs axe's default rules, including best practices, on ten pages, and on pages with open menus and search. */
import type {AxeResults} from 'axe-core';
import {AXE} from '../support/axe';
import {FIXTURE} from './support/address';
import {boxOf, button, click, dialog, expectUsable, open} from './support/portal';
import {expect, poll, test} from './support/test';
import type {Engine} from './support/engine';

/** The address of a section with code that can show types. */
const TYPES = '/dms/client#get-a-signer';

const PAGES = [
  '/',
  TYPES,
  '/dms/troubleshoot',
  '/content-types/read-receipt',
  '/get-started/faq',
  '/groups/group-metadata',
  '/perf-ux/identity-resolution',
  '/protocol/v2/invitation-and-message-encryption',
  '/privacy',
  '/no/such/page',
];

/** The page on which menus and search are checked. It's short, so axe takes a tenth of the usual time. */
const SHORT_PAGE = '/notifications/notif-best-practices';

/**
 * Waits until everything has faded in, because axe checks contrasts. Returns the rule, impact and elements of each
 * violation.
 */
async function violations(engine: Engine): Promise<string[]> {
  await engine.run(AXE);
  return engine.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    const {axe} = window as unknown as {axe: {run: (options: object) => Promise<AxeResults>}};
    const {violations: found} = await axe.run({resultTypes: ['violations'], iframes: false});
    return found.map(
      ({id, impact, nodes}) => `${id} (${impact}): ${nodes.map(({html}) => html.slice(0, 120)).join(' | ')}`,
    );
  });
}

test('ten pages have no violation', async ({engine}) => {
  test.setTimeout(120_000);
  for (const page of PAGES) {
    await open(engine, page);
    if (page === TYPES) await poll(() => boxOf(engine, {selector: '[aria-label^="Code with types"]'})).toBeDefined();
    expect.soft(await violations(engine), page).toEqual([]);
  }
});

test.describe('with every part open', () => {
  test('wide: search, page menu, a menu of the top navigation', async ({engine}) => {
    test.setTimeout(90_000);
    await open(engine, SHORT_PAGE);
    await click(engine, button('Page as Markdown'));
    await expectUsable(engine, button('Copy as Markdown'), 100, 32);
    expect.soft(await violations(engine), 'page menu').toEqual([]);
    await engine.key('Escape');
    await click(engine, button('Search'));
    await engine.type('message');
    await expectUsable(engine, {selector: 'dialog [role="option"]'}, 300, 40);
    expect.soft(await violations(engine), 'search').toEqual([]);
    await open(engine, `${FIXTURE}minimal`);
    await click(engine, button('Products'));
    await expectUsable(engine, {selector: 'a', name: 'Kits'}, 60, 24);
    expect.soft(await violations(engine), 'menu').toEqual([]);
  });

  test.describe('narrow', () => {
    test.use({size: 'narrow', theme: 'dark'});

    test('menus and search', async ({engine}) => {
      await open(engine, SHORT_PAGE);
      for (const name of ['Menu', 'On this page']) {
        await click(engine, {selector: 'button', name});
        await expectUsable(engine, dialog(name), 300, 200);
        expect.soft(await violations(engine), name).toEqual([]);
        await engine.key('Escape');
      }
      await click(engine, button('Search'));
      await engine.type('message');
      await expectUsable(engine, {selector: 'dialog [role="option"]'}, 300, 40);
      expect.soft(await violations(engine), 'search').toEqual([]);
      await open(engine, `${FIXTURE}minimal`);
      await click(engine, button('More'));
      await expectUsable(engine, dialog('Top navigation'), 200, 150);
      expect.soft(await violations(engine), 'More').toEqual([]);
    });
  });
});
