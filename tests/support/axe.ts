import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 at level AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns what axe finds wrong on the page as it is: rule, help and places of each. Two options halve its time: it
 * reports violations only, and doesn't look for frames, because no page has any.
 */
export async function violations(page: Page) {
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .setLegacyMode();
  const {violations: found} = await axe.analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
