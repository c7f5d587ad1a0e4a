import {at, expect, open, test} from '../support/test';
import {expectUsable} from '../support/geometry';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a sample shows what it was checked against and what it assumes', async ({page}) => {
  await open(page, '/dms/conversations');
  const panel = page.getByRole('tabpanel').filter({visible: true}).first();
  const how = panel.getByRole('link', {name: 'Checked against xmtp-js 12.1.0'});
  await expect(how).toBeVisible();
  await expect(panel.getByRole('link', {name: 'client', exact: true})).toHaveAttribute(
    'href',
    at('/dms/client#create-a-client'),
  );
  await how.click();
  await expect(page).toHaveURL(/\/get-started\/references#how-samples-are-checked$/);
  await expect(page.getByRole('heading', {name: 'How samples are checked'})).toBeInViewport();
});

test("the note isn't copied with the code", {tag: '@desktop'}, async ({page}) => {
  await open(page, '/dms/conversations');
  const panel = page.getByRole('tabpanel').filter({visible: true}).first();
  await panel.hover();
  await panel.getByRole('button', {name: 'Copy code'}).click();
  await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('client.conversations.newConversation(');
  expect(text).not.toContain('Checked against');
});

test('a sample that only installs has no note', async ({page}) => {
  await open(page, '/dms/client');
  const panel = page.getByRole('tabpanel').filter({visible: true}).first();
  await expect(panel.getByText('npm install @xmtp/xmtp-js@12.1.0')).toBeVisible();
  await expect(panel.getByText('Checked against')).toHaveCount(0);
});

test("a sample with types shows the SDK's own types", {tag: '@base-path'}, async ({page}) => {
  await open(page, '/dms/client#get-a-signer');
  const block = page.getByRole('group', {name: 'Code with types'});
  await block.getByText('Signer', {exact: true}).last().click();
  await expect(page.getByRole('tooltip')).toContainText('interface Signer');
  await expectUsable(page.getByRole('tooltip'), {minWidth: 100});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});
