import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG on the page as it stands: rule, help and places of each. Nothing is gathered of what it
 * finds right, and nothing is put together of several frames, for no page has any: this halves its time.
 */
export async function violations(page: Page) {
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(WCAG)
    .setLegacyMode();
  const {violations: found} = await axe.analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
