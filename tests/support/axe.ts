import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 at level AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The themes to test. They differ only in colors, and widths only in layout, so the dark theme is tested only on the
 * desktop. States that only narrow windows have need `@mobile` in both themes.
 */
export const THEMES: {colorScheme: 'light' | 'dark'; tag: string[]}[] = [
  {colorScheme: 'light', tag: ['@both']},
  {colorScheme: 'dark', tag: []},
];

const COLORS = ['color-contrast', 'link-in-text-block'];
const LAYOUT = ['target-size', 'scrollable-region-focusable', 'skip-link'];

/** `structure` is all rules except those for colors, which take two thirds of the time; `layout` depends on the width. */
export type Rules = 'all' | 'colors' | 'structure' | 'layout';

/**
 * Runs axe on the page in its current state. Returns the rule, the help text and the places of each violation. Two
 * options halve the time: it reports only violations, and it doesn't look for frames, because no page has any.
 *
 * @param exempt - rules that don't apply to the page
 */
export async function violations(page: Page, rules: Rules = 'all', exempt: readonly string[] = []) {
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();
  if (rules === 'colors' || rules === 'layout') axe.withRules(rules === 'colors' ? COLORS : LAYOUT);
  else axe.withTags(RULES).disableRules([...exempt, ...(rules === 'structure' ? COLORS : [])]);
  const {violations: found} = await axe.analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
