import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {asPhone} from './viewports';

declare global {
  interface Window {
    axe: {run: (context: Document | string, options: RunOptions) => Promise<AxeResults>};
  }
}

/** The minified script. The full one takes 50% longer to send and to parse. */
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Tags that together select all of axe's rules, including those that axe doesn't run by default. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The only rule that pages don't follow: a contrast of 7:1 (level AAA). `color-contrast` tests level AA. */
const EXEMPT = ['color-contrast-enhanced'];

/** Whether this is the full run (playwright.config.ts), in which axe tests everything at both widths in both themes. */
export const IS_FULL = Boolean(process.env.FULL);

const COLORS = ['color-contrast', 'link-in-text-block'];
const LAYOUT = ['target-size', 'scrollable-region-focusable', 'skip-link'];

/**
 * Which of axe's rules to run. `structure` means all rules except the color rules, which take two thirds of the time.
 * `layout` means the rules whose results depend on the width of the window.
 */
export type Rules = 'all' | 'colors' | 'structure' | 'layout';

/**
 * Runs axe on the page in its current state. Returns the rule, the help text and the elements of each violation. Two
 * options halve the time: axe reports only violations, and doesn't look for frames, because no page has any.
 *
 * @param exempt - rules that don't apply to the page
 * @param within - selector of the only element to test; the whole page by default
 */
export async function violations(page: Page, rules: Rules = 'all', exempt: readonly string[] = [], within?: string) {
  const disabled = [...EXEMPT, ...exempt, ...(rules === 'structure' ? COLORS : [])];
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules === 'colors' || rules === 'layout'
      ? {runOnly: (rules === 'colors' ? COLORS : LAYOUT).filter((id) => !exempt.includes(id))}
      : {runOnly: RULES, rules: Object.fromEntries(disabled.map((id) => [id, {enabled: false}]))}),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const {violations: found} = await page.evaluate(
    async ({settings, context}) => {
      // Wait until no transition runs, because colors have too little contrast while the theme changes or a dialog
      // fades in. Check again after each wait: elements can inherit a changed color, and start their own transitions.
      const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      do {
        await Promise.allSettled(running().map(({finished}) => finished));
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      } while (running().length > 0);
      return window.axe.run(context ?? document, settings);
    },
    {settings: options, context: within},
  );
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}

/** Runs axe's rules for colors in the dark theme, which differs from the light theme only in colors. */
export async function violationsInTheDark(page: Page, within?: string) {
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const found = await violations(page, 'colors', [], within);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  return found;
}

/** Runs axe in both themes. For the parameters, see {@link violations}. */
export async function violationsInThemes(page: Page, exempt: readonly string[] = [], within?: string) {
  return [...(await violations(page, 'all', exempt, within)), ...(await violationsInTheDark(page, within))];
}

/**
 * Runs axe on the page of a desktop test in both themes, and then in a phone's window. There, only the full run applies
 * the color rules.
 */
export async function violationsAtBothWidths(page: Page, exempt: readonly string[] = [], within?: string) {
  const found = await violationsInThemes(page, exempt, within);
  await asPhone(page, async () => {
    const narrow = IS_FULL ? violationsInThemes(page, exempt, within) : violations(page, 'structure', exempt, within);
    found.push(...(await narrow));
  });
  return found;
}
