import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 at level AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The themes to test. They differ in colors alone, and widths in layout alone, so dark pages are tested on the desktop
 * only; states that only narrow windows have need `@mobile` in both themes.
 */
export const THEMES: {colorScheme: 'light' | 'dark'; tag: string[]}[] = [
  {colorScheme: 'light', tag: ['@both']},
  {colorScheme: 'dark', tag: []},
];

const COLORS = ['color-contrast', 'link-in-text-block'];

/** `structure` is all rules but those of colors, which take two thirds of the time. */
export type Rules = 'all' | 'colors' | 'structure';

/**
 * Returns what axe finds wrong on the page as it is: rule, help and places of each. Two options halve its time: it
 * reports violations only, and doesn't look for frames, because no page has any.
 *
 * @param exempt - rules that don't apply to the page
 */
export async function violations(page: Page, rules: Rules = 'all', exempt: readonly string[] = []) {
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();
  if (rules === 'colors') axe.withRules(COLORS);
  else axe.withTags(RULES).disableRules([...exempt, ...(rules === 'structure' ? COLORS : [])]);
  const {violations: found} = await axe.analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
