import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG on the page as it stands: rule, help and places of each. */
export async function violations(page: Page) {
  const {violations: found} = await new AxeBuilder({page}).withTags(WCAG).analyze();
  return found.map(({id, help, nodes}) => ({
    id,
    help,
    places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
  }));
}
