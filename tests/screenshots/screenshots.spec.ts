import type {Page} from '@playwright/test';
import {chunksOf} from '../support/chunks';
import {test as testOnNavigation} from '../support/navigationSite';
import {openSearchDialog, searchFor} from '../support/searchDialog';
import {at, expect, open, test} from '../support/test';
import {DESKTOP, MOBILE, TABLET} from '../support/viewports';

interface Screenshot {
  name: string;
  route: string;
  /** Whether to take the screenshot only at the widths of tablets and phones. */
  onlyNarrow?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

const openMenu = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', {name}).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const SCREENSHOTS: Screenshot[] = [
  {name: 'home', route: '/'},
  {name: 'task', route: '/dms/messages'},
  {name: 'concept', route: '/dms/overview'},
  {name: 'tables', route: '/dms/client#configure-the-client'},
  {
    name: 'footer',
    route: '/get-started/faq',
    prepare: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  {name: 'minimal', route: '/privacy'},
  {name: 'not-found', route: '/no/such/page'},
  {name: 'error', route: '/dms/messages', prepare: failToLoad},
  {name: 'menu', route: '/dms/messages', onlyNarrow: true, prepare: openMenu(/^Menu/)},
  {name: 'on-this-page', route: '/dms/messages', onlyNarrow: true, prepare: openMenu('On this page')},
  {name: 'search-empty', route: '/dms/messages', prepare: openSearchDialog},
  {name: 'search-details', route: '/dms/messages', prepare: searchWithDetails},
  {name: 'search-results', route: '/dms/messages', prepare: searchWithoutDetails},
  {name: 'search-none', route: '/dms/messages', prepare: searchWithoutResults},
  {name: 'top-navigation', route: '/dms/messages', onlyNarrow: true, prepare: openMenu('More')},
];

async function searchWithDetails(page: Page): Promise<void> {
  const {options} = await searchFor(page, 'stream');
  await expect(options.locator('[data-pending]')).toHaveCount(0);
}

async function searchWithoutDetails(page: Page): Promise<void> {
  const {button, input} = await searchFor(page, 'stream');
  await button('Toggle detail view').click();
  await input.focus();
}

async function searchWithoutResults(page: Page): Promise<void> {
  const {input, status} = await openSearchDialog(page);
  await input.fill('qzxqzx');
  await expect(status).toHaveText(/^No results/);
}

/**
 * Follows a link to a page whose chunks fail to load. Marks the page as already reloaded, so that the portal shows the
 * error page instead of reloading.
 */
async function failToLoad(page: Page): Promise<void> {
  const chunks = await chunksOf(page.context(), '/terms', '/privacy');
  await page.route(
    (address) => chunks.includes(address.href),
    (route) => route.abort(),
  );
  await page.evaluate(
    (key) => {
      sessionStorage.setItem(key, 'reloaded');
    },
    `preload-error:${at('/terms')}`,
  );
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of service'}).click();
  await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible();
}

// The status of the not-found page, and the chunk that fails to load, cause errors on the console.
test.use({expectedErrors: [/status of 404|Failed to load resource|ChunkLoadError|Loading chunk \S+ failed/]});

for (const [width, device] of Object.entries({1440: DESKTOP, 768: TABLET, 390: MOBILE})) {
  test.describe(width, () => {
    test.use(device);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const {name, route, onlyNarrow, prepare} of SCREENSHOTS) {
        if (onlyNarrow && device === DESKTOP) continue;
        test(`${name} ${colorScheme}`, async ({page}) => {
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await open(page, route);
          await prepare?.(page);
          await page.screenshot({path: `screenshots/${name}-${width}-${colorScheme}.png`});
        });
      }
    }
  });
}

// The portal's own top bar has no menus.
testOnNavigation.describe('1440, on a site with menus', () => {
  testOnNavigation.use(DESKTOP);
  for (const colorScheme of ['light', 'dark'] as const) {
    testOnNavigation(`dropdown ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, 'kits');
      await page.getByRole('button', {name: 'Products'}).click();
      await expect(page.getByRole('link', {name: 'Apps'})).toBeVisible();
      await page.screenshot({path: `screenshots/dropdown-1440-${colorScheme}.png`});
    });
  }
});
