/** Code that pages include from files. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSite, type SiteFixture} from '../support/siteFixture';

jest.setTimeout(240_000);

const INCLUDING = '# Page\n\n```ts\n// [!include ~/snippets/a.ts:part]\n```\n';
const snippet = (code: string) => `hidden();\n// [!region part]\n${code}\n// [!endregion part]\n`;

let site: SiteFixture;
beforeEach(() => {
  site = createSite({
    'docs/privacy.mdx': '# Privacy\n',
    'docs/terms.mdx': '# Terms\n',
    'docs/index.mdx': INCLUDING,
    'docs/snippets/a.ts': snippet('first();'),
    'sidebars.ts':
      "import {defineSidebar} from './src/config/sidebar';\n\nexport default defineSidebar([{text: 'Home', link: '/'}]);\n",
  });
});
afterEach(() => {
  site.remove();
});

const textOfPage = () => readFileSync(path.join(site.folder, 'build/index.html'), 'utf8').replace(/<[^>]+>/g, '');

it("is the code of the file, in a second build with the first one's cache too", () => {
  expect(site.build().code).toBe(0);
  expect(textOfPage()).toContain('first();');
  expect(textOfPage()).not.toContain('hidden');
  writeFileSync(path.join(site.folder, 'docs/snippets/a.ts'), snippet('second();'));
  expect(site.build().code).toBe(0);
  expect(textOfPage()).toContain('second();');
  expect(textOfPage()).not.toContain('first();');
});
