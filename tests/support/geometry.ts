/** Checks whether readers can see and click open dialogs, menus and panels, and how large targets are. */
import {expect, type Locator, type Page} from '@playwright/test';

export interface MinimumSize {
  /** In px. */
  minWidth?: number;
  /** In px. */
  minHeight?: number;
}

/**
 * Waits until a dialog, menu, popup or panel is open, has at least the given size (24 px in both directions by
 * default), is inside the window, and isn't covered at its middle. Its content may be longer than the window if the
 * content scrolls.
 */
export async function expectUsable(locator: Locator, {minWidth = 24, minHeight = 24}: MinimumSize = {}): Promise<void> {
  await expect(locator).toBeVisible();
  await expect
    .poll(() => locator.evaluate(obstacles, {minWidth, minHeight}), {message: `${String(locator)} is usable`})
    .toEqual([]);
}

/** Returns what keeps readers from using `element`. Runs in the page. */
function obstacles(element: Element, {minWidth, minHeight}: Required<MinimumSize>): string[] {
  const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
  const window = {width: document.documentElement.clientWidth, height: innerHeight};
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const found: string[] = [];
  if (element instanceof HTMLDialogElement && !element.open) found.push('is a closed dialog');
  if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true})) {
    found.push('is not rendered');
  }
  if (width < minWidth || height < minHeight) {
    found.push(`is ${width} × ${height} px, expected at least ${minWidth} × ${minHeight} px`);
  }
  // Allow half a pixel for rounding.
  if (left < -0.5 || top < -0.5 || right > window.width + 0.5 || bottom > window.height + 0.5) {
    found.push(
      `lies at x ${left} to ${right}, y ${top} to ${bottom} in a window of ${window.width} × ${window.height}`,
    );
  }
  if (!element.contains(hit)) found.push(`its middle is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
  return found;
}

/** A target that is too small for fingers: its name and its size in px. */
export interface SmallTarget {
  target: string;
  size: string;
}

/**
 * Returns the visible targets in `scope` that are less than `least` px wide or high. If `least` is 24, leaves out what
 * WCAG 2.2 (2.5.8 "Target Size") exempts: links in a line of text, and targets far enough from others.
 */
export function smallTargets(scope: Page | Locator, least: 24 | 44): Promise<SmallTarget[]> {
  const root = 'goto' in scope ? scope.locator('body') : scope;
  return root.evaluate(findSmallTargets, least);
}

function findSmallTargets(root: Element, least: number): SmallTarget[] {
  const SELECTOR = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="button"]';
  /** Returns the element that readers click: the label of a control, if the control has one. */
  const area = (element: Element) => (element as HTMLInputElement).labels?.[0] ?? element;
  const targets = [...root.querySelectorAll(SELECTOR)]
    .filter((element) => element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}))
    // Leave out what only keyboard users see, such as the skip link: it is outside the page until it has focus.
    .map((element) => ({element, box: area(element).getBoundingClientRect()}))
    .filter(({box}) => box.width > 0 && box.bottom + scrollY > 0 && box.right > 0);

  if (targets.length === 0) throw new Error('There are no targets.');

  const isSmall = ({box}: {box: DOMRect}) => Math.min(box.width, box.height) < least;
  const block = (element: Element): Element => {
    const parent = element.parentElement!;
    return getComputedStyle(parent).display.startsWith('inline') ? block(parent) : parent;
  };
  /** Whether the target is inline, and its block has other text. Then the line height limits the target's height. */
  const isInText = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    return block(element).textContent.trim().length > element.textContent.trim().length;
  };
  /** The distance from a point to the nearest point of a box. */
  const distance = (x: number, y: number, box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  /**
   * Whether a circle with a diameter of 24 px around the target's middle touches neither another target nor the same
   * circle around another target smaller than 24 px.
   */
  const isSpaced = (target: (typeof targets)[number]): boolean => {
    const middle = ({box}: {box: DOMRect}) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [x, y] = middle(target);
    return targets.every((other) => {
      if (other === target) return true;
      const [otherX, otherY] = middle(other);
      return distance(x, y, other.box) >= 12 && (!isSmall(other) || Math.hypot(x - otherX, y - otherY) >= 24);
    });
  };

  return targets
    .filter(isSmall)
    .filter((target) => least > 24 || (!isInText(target.element) && !isSpaced(target)))
    .map(({element, box}) => ({
      target: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
      size: `${Math.round(box.width * 10) / 10} × ${Math.round(box.height * 10) / 10}`,
    }));
}
