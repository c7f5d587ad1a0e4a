/** Tests "Copy page" when the Markdown doesn't arrive, or when the clipboard refuses it. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expectUsable} from '../support/geometry';
import {shortenLimits} from '../support/fastTime';
import {expect, FILES, open, OTHER, tagOf, test} from '../support/faultTest';

const FAILED = 'Copying failed. Try again, or copy the text from “View as Markdown”.';
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page', exact: true});
const copied = (page: Page) => page.getByRole('button', {name: 'Copied', exact: true});
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: [/Failed to load resource/]});

for (const fault of [404, 500, 'html', 'cut', 'reset', 'hangs'] as const) {
  test(
    `the Markdown fails (${fault}): a message, the clipboard is kept, and trying again works`,
    tagOf({isTelling: fault === 'hangs'}),
    async ({page, host}) => {
      await open(page, host.address + OTHER.route);
      await shortenLimits(page);
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      const end = host.fail(FILES.twin, fault);
      await copyButton(page).click();
      await expectUsable(page.getByRole('article').getByText(FAILED), {minWidth: 200, minHeight: 50});
      await expect(page.getByRole('status').filter({hasText: FAILED})).toHaveCount(1);
      expect(await clipboard(page)).toBe('before');
      await expect(copyButton(page)).toBeFocused();
      end();
      await copyButton(page).click();
      await expect(copied(page)).toBeVisible();
      expect(await clipboard(page)).toBe(readFileSync(`build${OTHER.route}.md`, 'utf8'));
      await expect(page.getByRole('article').getByText(FAILED)).toBeHidden();
    },
  );
}

test('the browser refuses to copy: a message, and the page works', async ({page, host}) => {
  await page.addInitScript(() => {
    for (const name of ['write', 'writeText'] as const) {
      navigator.clipboard[name] = () => Promise.reject(new DOMException('No access', 'NotAllowedError'));
    }
    Object.assign(Document.prototype, {execCommand: () => false});
  });
  await open(page, host.address + OTHER.route);
  await copyButton(page).click();
  await expect(page.getByRole('article').getByText(FAILED)).toBeVisible();
  await expect(copyButton(page)).toBeFocused();
});
