/** Takes pictures of the same pages in Firefox and WebKit, to compare them with Chromium's pictures. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {button, click, dialog, expectUsable, hover, open} from '../engines/support/portal';
import {searchFor} from '../engines/support/searchDialog';
import {SIZES, test, type Size} from '../engines/support/test';
import type {Engine} from '../engines/support/engine';

interface Picture {
  name: string;
  route: string;
  prepare?: (engine: Engine) => Promise<unknown>;
}

const PICTURES: Picture[] = [
  {name: 'home', route: '/'},
  {name: 'task', route: '/dms/messages'},
  {name: 'concept', route: '/dms/overview'},
  {name: 'tables', route: '/dms/client#configure-the-client'},
  {name: 'minimal', route: '/privacy'},
  {name: 'not-found', route: '/no/such/page'},
  {name: 'copied', route: '/dms/messages', prepare: copyCode},
  {name: 'search-details', route: '/dms/messages', prepare: (engine) => searchFor(engine, 'stream')},
  {name: 'menu', route: '/dms/messages', prepare: openMenu},
];

async function copyCode(engine: Engine): Promise<void> {
  await hover(engine, {selector: '[data-code-group="sdk"] pre'});
  await click(engine, button('Copy code'));
  await expectUsable(engine, button('Copied'), 24, 24);
}

/** Opens the menu in narrow windows. Wide windows show the sidebar instead. */
async function openMenu(engine: Engine): Promise<void> {
  if (await engine.evaluate(() => innerWidth > 996)) return;
  await click(engine, button('Menu'));
  await expectUsable(engine, dialog('Menu'), 300, 300);
}

mkdirSync('screenshots', {recursive: true});
for (const size of Object.keys(SIZES) as Size[]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${size} ${theme}`, () => {
      test.use({size, theme});
      for (const {name, route, prepare} of PICTURES) {
        test(name, async ({engine}) => {
          await open(engine, route);
          await prepare?.(engine);
          const file = `screenshots/${engine.name}-${name}-${SIZES[size][0]}-${theme}.png`;
          writeFileSync(file, await engine.screenshot());
        });
      }
    });
  }
}
