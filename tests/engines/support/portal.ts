/** Helpers for tests in any engine. They find, measure and click parts of the page. */
import {at} from '../../support/address';
import {ORIGIN} from './address';
import type {Engine} from './engine';
import {poll} from './test';

/** A part of the page: a CSS selector and, if several elements match, the accessible name or its beginning. */
export interface Part {
  selector: string;
  name?: string;
}

export const button = (name: string): Part => ({selector: 'button', name});
export const link = (name: string): Part => ({selector: 'a', name});
export const tab = (name: string): Part => ({selector: '[role="tab"]', name});
export const dialog = (name: string): Part => ({selector: 'dialog[open]', name});

/**
 * A rendered part: its box in the window (px), its text, and whether a click at its middle hits it. `isHit` is always
 * false for a disabled control.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  middle: {x: number; y: number};
  text: string;
  isInWindow: boolean;
  isHit: boolean;
  isFocused: boolean;
}

/** Returns the box of a part's first rendered element; undefined if there is none. */
export async function boxOf(engine: Engine, {selector, name}: Part): Promise<Box | undefined> {
  const box = await engine.evaluate(measure, selector, name ?? null, false);
  return box ?? undefined;
}

function measure(selector: string, name: string | null, scroll: boolean): Box | null {
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.innerText).replace(/\s+/g, ' ').trim();
  const candidates = [...document.querySelectorAll<HTMLElement>(selector)].filter((candidate) =>
    candidate.checkVisibility({visibilityProperty: true, opacityProperty: true}),
  );
  const element =
    name === null
      ? candidates[0]
      : (candidates.find((candidate) => nameOf(candidate) === name) ??
        candidates.find((candidate) => nameOf(candidate).startsWith(name)));
  if (!element) return null;
  if (scroll) element.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const {x, y, width, height, right, bottom} = element.getBoundingClientRect();
  const middle = {x: x + width / 2, y: y + height / 2};
  const hit = document.elementFromPoint(middle.x, middle.y);
  return {
    x,
    y,
    width,
    height,
    middle,
    text: element.textContent.trim(),
    isInWindow: x >= -0.5 && y >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5,
    isHit:
      hit !== null &&
      (element.contains(hit) || hit.contains(element)) &&
      hit !== document.documentElement &&
      !element.matches(':disabled'),
    isFocused: document.activeElement === element,
  };
}

/** Loads a page of the portal, or a full URL, and waits until the page is hydrated. */
export async function open(engine: Engine, route: string): Promise<void> {
  await engine.goto(route.startsWith('http') ? route : ORIGIN + at(route));
  await hydrated(engine);
}

export const hydrated = (engine: Engine): Promise<void> =>
  poll(() => engine.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');

/** Waits until a part has at least this size (px), is inside the window, and would be hit by a click at its middle. */
export async function expectUsable(engine: Engine, part: Part, width = 24, height = 24): Promise<Box> {
  let box: Box | undefined;
  await poll(
    async () => {
      box = await boxOf(engine, part);
      return box && {isLarge: box.width >= width && box.height >= height, isInWindow: box.isInWindow, isHit: box.isHit};
    },
    {message: `${part.selector} ${part.name ?? ''} is ${width} × ${height} px, in the window, and hit by a click`},
  ).toEqual({isLarge: true, isInWindow: true, isHit: true});
  return box!;
}

export const expectGone = (engine: Engine, part: Part): Promise<void> =>
  poll(() => boxOf(engine, part), {message: `${part.selector} ${part.name ?? ''} is gone`}).toBeUndefined();

export const expectFocused = (engine: Engine, part: Part): Promise<void> =>
  poll(async () => (await boxOf(engine, part))?.isFocused, {
    message: `${part.selector} ${part.name ?? ''} has the focus`,
  }).toBe(true);

/** Scrolls a part into view, waits until a click at its middle would hit it, and returns the middle. */
async function middleOf(engine: Engine, part: Part): Promise<{x: number; y: number}> {
  let box: Box | null = null;
  await poll(
    async () => {
      box = await engine.evaluate(measure, part.selector, part.name ?? null, true);
      return box?.isHit;
    },
    {message: `${part.selector} ${part.name ?? ''} can be clicked`},
  ).toBe(true);
  return (box as unknown as Box).middle;
}

export async function click(engine: Engine, part: Part): Promise<void> {
  await engine.press(await middleOf(engine, part));
}

export async function hover(engine: Engine, part: Part): Promise<void> {
  await engine.moveMouse(await middleOf(engine, part));
}

const path = (engine: Engine): Promise<string> =>
  engine.evaluate(() => location.pathname + location.search + location.hash);

export const expectPath = (engine: Engine, expected: string | RegExp): Promise<void> =>
  typeof expected === 'string'
    ? poll(() => path(engine)).toBe(at(expected))
    : poll(() => path(engine)).toMatch(expected);

const heading = (engine: Engine): Promise<string> =>
  engine.evaluate(() => document.querySelector('h1')?.textContent ?? '');

export const expectHeading = (engine: Engine, text: string): Promise<void> =>
  poll(() => heading(engine)).toContain(text);
