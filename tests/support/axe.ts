import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
 * What axe finds against WCAG on the page as it is: rule, help and places of each. Nothing is gathered of what it
 * finds right, and nothing is put together of several frames, because no page has any: this halves its time.
 */
export async function violations(page: Page, rules: Rules = 'all') {
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();
  if (rules === 'colors') axe.withRules(COLORS);
  else axe.withTags(WCAG).disableRules(rules === 'structure' ? COLORS : []);
  const {violations: found} = await axe.analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
