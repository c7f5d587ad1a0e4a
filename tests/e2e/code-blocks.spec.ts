/** Tests code blocks: what readers copy, long lines, and forced colors. */
import type {Locator, Page} from '@playwright/test';
import {ANNOTATION} from '../../src/shared/code/removedLines';
import {LONG_LINE} from '../support/codeSite';
import {expect, open, test} from '../support/contentTest';

const block = (page: Page, heading: string) =>
  page.locator(`h2:has-text("${heading}") + div`).filter({has: page.locator('pre')});

async function copy(of: Locator): Promise<string> {
  const button = of.getByRole('button', {name: 'Copy code'});
  await button.focus();
  await of.page().keyboard.press('Enter');
  await expect(of.page().getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  return of.page().evaluate(() => navigator.clipboard.readText());
}

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the code without removed lines, numbers and annotations', async ({page, site}) => {
    await open(page, `${site}/blocks`);
    const marks = block(page, 'Marks');
    await marks.locator('code').evaluate((code, attribute) => {
      const popup = document.createElement('span');
      popup.setAttribute(attribute, '');
      popup.textContent = 'const s: string';
      code.querySelectorAll('.line')[2]!.append(popup);
    }, ANNOTATION);
    expect(await copy(marks)).toBe(
      ["import {b} from 'b';", 'const s = "text"; // a comment', 'function f(n: number): Type { return n + 42; }'].join(
        '\n',
      ),
    );
  });

  test('copies only the commands of a shell', async ({page, site}) => {
    await open(page, `${site}/blocks`);
    expect(await copy(block(page, 'Shell'))).toBe('npm install \\\n  --save a\nls');
  });

  test('copies a selection with line breaks, and without removed lines', async ({page, site}) => {
    await open(page, `${site}/blocks`);
    const selected = await block(page, 'Marks')
      .locator('code')
      .evaluate((code) => {
        getSelection()!.selectAllChildren(code);
        return getSelection()!.toString();
      });
    expect(selected.trimStart().split('\n').slice(0, 2)).toEqual([
      "import {b} from 'b';",
      'const s = "text"; // a comment',
    ]);
  });
});

test('a long line scrolls in its block, and a button wraps it without changing a letter', async ({page, site}) => {
  await open(page, `${site}/blocks`);
  const long = block(page, 'Long');
  const pre = long.locator('pre');
  await expect(pre).toHaveRole('group');
  await expect(pre).toHaveAccessibleName('Long, long.ts');
  const toggle = long.getByRole('button', {name: 'Wrap lines'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await expect(long.locator('code')).toHaveText(LONG_LINE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  for (const pressed of ['false', 'true']) {
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', pressed);
    await expect(toggle).toBeFocused();
  }
});

test.describe("in the reader's own colors", () => {
  test('code has the text color, and marked lines differ from others', async ({page, site}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, `${site}/blocks`);
    const code = block(page, 'Marks').locator('code');
    const colors = await code.evaluate((element) => {
      const text = [element, ...element.querySelectorAll(':not(mark, mark *)')].map(
        (part) => getComputedStyle(part).color,
      );
      const canvas = document.createElement('p');
      canvas.style.color = 'CanvasText';
      element.append(canvas);
      const expected = getComputedStyle(canvas).color;
      canvas.remove();
      return {others: text.filter((color) => color !== expected), count: text.length};
    });
    expect(colors.count).toBeGreaterThan(20);
    expect(colors.others).toEqual([]);
    const word = await code.locator('mark').evaluate((mark) => {
      const probe = document.createElement('p');
      probe.style.cssText = 'forced-color-adjust: none; color: MarkText; background-color: Mark';
      mark.append(probe);
      const colors = [mark, ...mark.children].map((part) => getComputedStyle(part).color);
      const surfaces = [mark, probe].map((part) => getComputedStyle(part).backgroundColor);
      probe.remove();
      return {colors: new Set(colors).size, surfaces: new Set(surfaces).size, readable: colors[0] !== surfaces[0]};
    });
    expect(word).toEqual({colors: 1, surfaces: 1, readable: true});
    const signs = await code
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content.replaceAll('"', '')));
    expect(signs).toEqual(['−', '+', 'none', '•', '−']);
  });

  test('the selected tab differs from the others', async ({page, site}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, `${site}/groups`);
    const borders = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
    expect(borders[1]).toBe(borders[2]);
    expect(borders[0]).not.toBe(borders[1]);
  });
});
