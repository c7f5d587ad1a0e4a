import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** All of axe's rules: WCAG 2.2, best practices, and rules that axe itself doesn't run by default. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The contrast of level AAA, 7:1, is the only rule that pages don't follow; `color-contrast` tests level AA. */
const EXEMPT = ['color-contrast-enhanced'];

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
  else axe.withTags(RULES).disableRules([...EXEMPT, ...exempt, ...(rules === 'structure' ? COLORS : [])]);
  const {violations: found} = await axe.analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
