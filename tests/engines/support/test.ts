/** Playwright's `test` with the fixture `engine`, which replaces Playwright's own browsers. */
import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {expect, test as base} from '@playwright/test';
import {ORIGIN} from './address';
import type {Engine, EngineName, Preferences} from './engine';
import {startFirefox} from './firefox';
import {startWebkit} from './webkit';

/** Sizes of the window, in px. */
export const SIZES = {wide: [1440, 900], middle: [768, 1024], narrow: [390, 844]} as const;
export type Size = keyof typeof SIZES;

interface Options extends Preferences {
  size: Size;
  /** Patterns of the errors and policy violations that a test expects. */
  expectedReports: RegExp[];
}

type Start = (preferences: Preferences) => Promise<Engine>;

interface WorkerFixtures {
  engineName: EngineName;
  /** Returns a browser with these preferences. The browser stays open for other tests with the same preferences. */
  start: Start;
}

const INSTALL: Record<EngineName, string> = {
  firefox: 'apt-get install firefox-esr',
  webkit: 'apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
};

const firefox = (): string | undefined => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

const GI = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

function isInstalled(name: EngineName): boolean {
  if (name === 'firefox') return firefox() !== undefined;
  const hasPrograms = ['WebKitWebDriver', 'Xvfb'].every(
    (program) => spawnSync(program, ['--help']).error === undefined,
  );
  return hasPrograms && spawnSync('/usr/bin/python3', ['-c', GI]).status === 0;
}

export const test = base.extend<Options & {engine: Engine}, WorkerFixtures>({
  engineName: ['firefox' as EngineName, {option: true, scope: 'worker'}],
  theme: ['light' as Preferences['theme'], {option: true}],
  size: ['wide' as Size, {option: true}],
  prefersReducedMotion: [false as boolean, {option: true}],
  hasForcedColors: [false as boolean, {option: true}],
  waitsForLoad: [true as boolean, {option: true}],
  expectedReports: [[] as RegExp[], {option: true}],

  start: [
    async ({engineName}, use) => {
      const engines = new Map<string, Promise<Engine>>();
      await use((preferences) => {
        const key = JSON.stringify(preferences);
        let engine = engines.get(key);
        if (!engine) {
          engine = engineName === 'firefox' ? startFirefox(firefoxPath(), preferences) : startWebkit(preferences);
          engines.set(key, engine);
        }
        return engine;
      });
      for (const engine of engines.values()) await (await engine).close();
    },
    {scope: 'worker'},
  ],

  engine: async (
    {engineName, start, size, theme, prefersReducedMotion, hasForcedColors, waitsForLoad, expectedReports},
    use,
    testInfo,
  ) => {
    const missing = isMissing(engineName);
    if (missing && process.env.REQUIRE_ENGINES === '1')
      throw new Error(`${engineName} is missing: ${INSTALL[engineName]}`);
    testInfo.skip(missing, `${engineName} is missing: ${INSTALL[engineName]}`);
    const engine = await start({theme, prefersReducedMotion, hasForcedColors, waitsForLoad});
    const [width, height] = SIZES[size];
    await engine.resize(width, height);
    await engine.moveMouse({x: 1, y: 1});
    await use(engine);
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('window.png'), await engine.screenshot());
    }
    await engine.evaluate(forget);
    const reports = engine.takeReports();
    // Leave the page. Otherwise the next test could look at this page before its own page has loaded. Go to a file of
    // the same site, because WebKit takes a second to start a new process after about:blank.
    await engine.goto(`${ORIGIN}/img/logo-light.svg`);
    // Ignore files that weren't loaded, because leaving the page stops its prefetches.
    reports.push(...engine.takeReports().filter((report) => !report.startsWith('not loaded')));
    expect(
      reports.filter((report) => !expectedReports.some((pattern) => pattern.test(report))),
      'errors, console errors and policy violations',
    ).toEqual([]);
  },
});

const known = new Map<EngineName, boolean>();
function isMissing(name: EngineName): boolean {
  if (!known.has(name)) known.set(name, !isInstalled(name));
  return known.get(name)!;
}

/** Returns the path of Firefox. If Firefox is missing, throws an error that says how to install it. */
function firefoxPath(): string {
  const program = firefox();
  if (program === undefined) throw new Error(`Firefox is missing: ${INSTALL.firefox}`);
  return program;
}

/** Clears the storage and the caches that a test has filled, and unregisters its service workers. */
async function forget(): Promise<void> {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Playwright's `expect.poll` with shorter intervals. The default intervals, up to 1 s, would add a minute to the run.
 *
 * @param read - returns the value to check
 * @param options - the assertion's message, and its time limit in ms
 */
export const poll = <T>(read: () => T | Promise<T>, options: {message?: string; timeout?: number} = {}) =>
  expect.poll(read, {intervals: [20, 50, 100], ...options});

export {expect};
