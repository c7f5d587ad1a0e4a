import {DESKTOP, MOBILE, TABLET} from '../support/viewports';
import {open, test} from '../support/test';

const PAGES = {
  home: '/',
  task: '/dms/messages',
  concept: '/dms/overview',
  tables: '/dms/client#configure-the-client',
  'not-found': '/no/such/page',
};

test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

for (const [width, device] of Object.entries({1440: DESKTOP, 768: TABLET, 390: MOBILE})) {
  test.describe(width, () => {
    test.use(device);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, route] of Object.entries(PAGES)) {
        test(`${name} ${colorScheme}`, async ({page}) => {
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await open(page, route);
          await page.screenshot({path: `screenshots/${name}-${width}-${colorScheme}.png`});
        });
      }
    }
  });
}
