/** Helpers for the search dialog. */
import {expect, type Locator, type Page} from '@playwright/test';
import {toDocuments, type IndexPage} from '../../src/search/indexFile';
import {writePostings} from '../../src/search/postings';

export interface SearchDialog {
  root: Locator;
  input: Locator;
  list: Locator;
  options: Locator;
  selected: Locator;
  status: Locator;
  button: (name: 'Toggle detail view' | 'Clear search' | 'Close search dialog') => Locator;
}

export function searchDialog(page: Page): SearchDialog {
  const root = page.getByRole('dialog', {name: 'Search', exact: true});
  const options = root.getByRole('option');
  return {
    root,
    input: root.getByRole('searchbox', {name: 'Search', exact: true}),
    list: root.getByRole('listbox', {name: 'Search results'}),
    options,
    selected: root.getByRole('option', {selected: true}),
    status: root.getByRole('status'),
    button: (name) => root.getByRole('button', {name}),
  };
}

export const searchButton = (page: Page): Locator => page.getByRole('button', {name: 'Search', exact: true});

/** Opens the dialog with its button, and waits until its code has loaded. */
export async function openSearchDialog(page: Page): Promise<SearchDialog> {
  const dialog = searchDialog(page);
  await searchButton(page).click();
  await expect(dialog.button('Toggle detail view')).toBeVisible();
  return dialog;
}

/** Opens the dialog, types `query`, and waits for its results. */
export async function searchFor(page: Page, query: string): Promise<SearchDialog> {
  const dialog = await openSearchDialog(page);
  // Remove an earlier query first, so that its results aren't mistaken for those of the new query.
  await dialog.input.fill('');
  await dialog.input.fill(query);
  await expect(dialog.status).toHaveText(/^\d+ results?$/);
  return dialog;
}

/** Matches the path of the index file. */
export const INDEX = /\/_portal\/search-index-[^/]+\.json$/;

/** Serves an index with one page, whose sections have these levels, titles and texts. */
export async function serveIndex(page: Page, route: string, sections: [level: number, title: string, text: string][]) {
  const pages: IndexPage[] = [[route, '1a', ...sections.map(([level, title]): [number, string] => [level, title])]];
  const documents = toDocuments({pages}, '/').map((head) => ({...head, text: sections[head.id]![2]}));
  await page.route(INDEX, (request) => request.fulfill({json: {pages, ...writePostings(documents)}}));
  const texts = sections.map(([, , text]) => [text]);
  await page.route('**/_portal/texts/1a.json', (request) => request.fulfill({json: texts}));
}
