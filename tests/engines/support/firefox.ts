import {readFileSync} from 'node:fs';
import path from 'node:path';
import puppeteer, {TimeoutError, type KeyInput} from 'puppeteer-core';
import {splitKeys, type Engine, type Preferences} from './engine';

const RECORDER = readFileSync(path.join(__dirname, 'recorder.js'), 'utf8');
/** The prefix that recorder.js writes before each report. */
const MARK = '[report] ';

/** Starts Firefox. `executablePath` is the path of `firefox` or `firefox-esr`. */
export async function startFirefox(executablePath: string, preferences: Preferences): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Turn off the driver's events for requests, which would take a third of the tests' time.
    networkEnabled: false,
    extraPrefsFirefox: {
      // Simulate a mouse (6: a fine pointer that can hover), because Firefox finds none without a desktop.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'layout.css.prefers-color-scheme.content-override': preferences.theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': preferences.prefersReducedMotion ? 1 : 0,
      // 2 always uses the reader's colors; 0 follows the system.
      'browser.display.document_color_use': preferences.hasForcedColors ? 2 : 0,
    },
  });
  // The first page doesn't get the focus in its window, but a page that is opened later does.
  const page = await browser.newPage();
  let reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(MARK)) reports.push(message.text().slice(MARK.length));
  });
  await page.evaluateOnNewDocument(RECORDER);
  return {
    name: 'firefox',
    async goto(address) {
      await page.evaluate(leave);
      if (!preferences.waitsForLoad) {
        // The driver's own command waits for all scripts, whatever its options.
        await page.evaluate((to) => void setTimeout(() => location.assign(to)), address);
        return;
      }
      await page.goto(address, {timeout: 15_000}).catch((error: unknown) => {
        // An earlier navigation that ends now can abort this one. Rarely, the driver doesn't learn that a page has loaded.
        if (error instanceof TimeoutError || String(error).includes('NS_BINDING_ABORTED')) return page.goto(address);
        throw error;
      });
    },
    async reload() {
      await page.evaluate(leave);
      await page.reload();
    },
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (run, ...values) => page.evaluate(run as (...values: unknown[]) => never, ...values),
    resize: (width, height) => page.setViewport({width, height}),
    moveMouse: ({x, y}) => page.mouse.move(x, y),
    async press(from, to = from) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      if (to !== from) await page.mouse.move(to.x, to.y, {steps: 4});
      await page.mouse.up();
    },
    async wheel({x, y}, pixels) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({deltaY: pixels});
    },
    async key(keys) {
      const {modifiers, key} = splitKeys(keys);
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    async find(text) {
      await page.evaluate((sought) => (window as unknown as Finder).find(sought), text);
    },
    async run(source) {
      await page.evaluate(source);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: async () => Buffer.from(await page.pdf({format: 'a4'})),
    takeReports() {
      const taken = reports;
      reports = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

/** Tells recorder.js that the page is being left, so that it ignores scripts that stop loading. */
function leave(): void {
  Object.assign(window, {portalIsLeft: true});
}

/** The type of Firefox's `window.find`, which searches like the find bar. */
interface Finder {
  find: (text: string) => boolean;
}
