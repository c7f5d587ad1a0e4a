/**
 * One interface to a real Firefox (WebDriver BiDi) and a real WebKit (WebDriver). Input comes from the drivers, as if
 * from a reader, and not from scripts in the page.
 */

/** Preferences of a reader or a system, or of the driver. They can't change after the browser has started. */
export interface Preferences {
  theme: 'light' | 'dark';
  /** `prefers-reduced-motion: reduce`. */
  prefersReducedMotion: boolean;
  /** `forced-colors: active`. WebKit ignores this preference. */
  hasForcedColors: boolean;
  /** Whether the driver waits for the `load` event of each page. */
  waitsForLoad: boolean;
}

export type EngineName = 'firefox' | 'webkit';

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A browser with one window. */
export interface Engine {
  name: EngineName;
  /** Loads an address; resolves after the `load` event, unless {@link Preferences.waitsForLoad} is false. */
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page. The function's arguments and result must be JSON. */
  evaluate: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ) => Promise<Result>;
  /** Runs a script in the page, even if the page's content security policy forbids inline scripts. */
  run: (source: string) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  moveMouse: (to: Point) => Promise<void>;
  /** Presses the left mouse button at `from` and releases it at `to` (the same point by default). */
  press: (from: Point, to?: Point) => Promise<void>;
  /** Turns the mouse wheel by `pixels`. */
  wheel: (at: Point, pixels: number) => Promise<void>;
  /** Presses keys together, such as `Control+k` or `Escape`. Each key is named as in `KeyboardEvent.key`. */
  key: (keys: string) => Promise<void>;
  /** Types text, one key per character. */
  type: (text: string) => Promise<void>;
  /** Finds text in the page, like the browser's find bar. */
  find: (text: string) => Promise<void>;
  /** Returns a picture of the window, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Returns the page as a PDF; undefined if the driver can't print. */
  pdf: (() => Promise<Buffer>) | undefined;
  /** Returns the uncaught errors, console errors and policy violations since the last call. */
  takeReports: () => string[];
  close: () => Promise<void>;
}

/** Splits `Control+Shift+k` into modifiers and the last key. */
export function splitKeys(keys: string): {modifiers: string[]; key: string} {
  const parts = keys.split('+');
  return {modifiers: parts.slice(0, -1), key: parts.at(-1)!};
}
