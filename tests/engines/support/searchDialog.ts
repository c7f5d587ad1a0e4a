/** Helpers for the search dialog in any engine. */
import {setTimeout} from 'node:timers/promises';
import {button, click, expectFocused, expectUsable, type Part} from './portal';
import {poll} from './test';
import type {Engine} from './engine';

/** How long typing must pause before a search starts, in ms. */
const DEBOUNCE = 200;

export const INPUT: Part = {selector: 'dialog input[type="search"]'};
export const OPTION: Part = {selector: 'dialog [role="option"]'};

/** Returns the query in the dialog; null if no dialog is open. */
export const queryOf = (engine: Engine): Promise<string | null> =>
  engine.evaluate(() => document.querySelector<HTMLInputElement>('dialog input')?.value ?? null);

/** Returns the texts of all results. */
export const resultsOf = (engine: Engine): Promise<string[]> =>
  engine.evaluate(() => [...document.querySelectorAll('dialog [role="option"]')].map(({textContent}) => textContent));

/**
 * Opens the dialog with its button, types the query, and waits until the results no longer change. If the driver pauses
 * between two keys, results for the first letters appear before those for the whole query.
 */
export async function searchFor(engine: Engine, query: string): Promise<void> {
  await click(engine, button('Search'));
  await expectFocused(engine, INPUT);
  await engine.type(query);
  await poll(() => queryOf(engine)).toBe(query);
  await expectUsable(engine, OPTION, 200, 24);
  await poll(async () => {
    const before = await resultsOf(engine);
    await setTimeout(1.5 * DEBOUNCE);
    return before.join() === (await resultsOf(engine)).join();
  }).toBe(true);
}
