import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Builder, Button, Capabilities, Key, Origin, type Actions, type WebDriver} from 'selenium-webdriver';
import {freePort} from '../../support/freePort';
import {splitKeys, type Engine, type Preferences} from './engine';

/** How long the driver may take to start, in ms. */
const START = 10_000;

const KEYS: Readonly<Record<string, string>> = {
  ...{Control: Key.CONTROL, Shift: Key.SHIFT, Alt: Key.ALT, Meta: Key.META, Tab: Key.TAB, Enter: Key.ENTER},
  ...{Escape: Key.ESCAPE, Backspace: Key.BACK_SPACE, Home: Key.HOME, End: Key.END},
  ...{ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT},
};
const keyOf = (name: string): string => KEYS[name] ?? name;

/** Starts WebKitGTK in the window that webkit-window.py opens, on a new virtual screen. */
export async function startWebkit(preferences: Preferences): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const reports = path.join(folder, 'reports');
  writeFileSync(reports, '');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdio[3]!.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`)),
  );
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Use the system's allocator. WebKit's own gives memory back so often that the tests take a fifth longer.
      Malloc: '1',
      GTK_THEME: preferences.theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      PORTAL_MOTION: preferences.prefersReducedMotion ? 'reduce' : '',
      PORTAL_RECORDER: path.join(__dirname, 'recorder.js'),
      PORTAL_REPORTS: reports,
    },
  });
  const driver = await connect(service, port, preferences);
  await driver.manage().setTimeouts({script: 15_000});
  return engineOf(driver, reports, async () => {
    // Ignore errors: ending the session sometimes closes the window before the driver has responded.
    await driver.quit().catch(() => undefined);
    service.kill();
    screen.kill();
    rmSync(folder, {recursive: true, force: true});
  });
}

async function connect(service: ChildProcess, port: number, {waitsForLoad}: Preferences): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  const end = Date.now() + START;
  for (;;) {
    const answers = await fetch(`${server}/status`).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (service.exitCode !== null || Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'portal',
        pageLoadStrategy: waitsForLoad ? 'normal' : 'none',
        'webkitgtk:browserOptions': {binary: path.join(__dirname, 'webkit-window.py'), args: []},
      }),
    )
    .build();
}

/** Adds `scroll`, which selenium-webdriver's types lack. */
interface WheelActions extends Actions {
  scroll: (x: number, y: number, deltaX: number, deltaY: number) => Actions;
}

function engineOf(driver: WebDriver, reports: string, close: () => Promise<void>): Engine {
  const actions = () => driver.actions({async: true});
  const move = {origin: Origin.VIEWPORT, duration: 0};
  const round = ({x, y}: {x: number; y: number}) => ({x: Math.round(x), y: Math.round(y)});
  let turned = 0;
  const evaluate: Engine['evaluate'] = async (run, ...values) => {
    const answer = await driver.executeAsyncScript<{value?: never; error?: string}>(
      `const done = arguments[1];
      new Promise((resolve) => resolve((${run.toString()}).apply(null, arguments[0]))).then(
        (value) => done({value}),
        (error) => done({error: String(error)}),
      );`,
      values,
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    // If `run` returns undefined, this is null, because JSON has no undefined.
    return answer.value as never;
  };
  return {
    name: 'webkit',
    evaluate,
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => evaluate(() => history.back()),
    forward: () => evaluate(() => history.forward()),
    resize: async (width, height) => {
      await driver.manage().window().setRect({width, height});
      // The page gets its new size asynchronously.
      await driver.wait(() => driver.executeScript<boolean>('return innerWidth === arguments[0]', width), 5000);
    },
    moveMouse: (to) =>
      actions()
        .move({...round(to), ...move})
        .perform(),
    press: (from, to) => {
      const pressed = actions()
        .move({...round(from), ...move})
        .press(Button.LEFT);
      if (to) pressed.move({...round(to), ...move, duration: 50});
      return pressed.release(Button.LEFT).perform();
    },
    async wheel(at, pixels) {
      const {x, y} = round(at);
      await actions()
        .move({x, y, ...move})
        .perform();
      // The driver scrolls by the difference from the previous call's value, so pass the sum of all turns.
      turned += pixels;
      await (actions() as WheelActions).scroll(x, y, 0, turned).perform();
    },
    async key(keys) {
      const {modifiers, key} = splitKeys(keys);
      const pressed = actions();
      for (const modifier of modifiers) pressed.keyDown(keyOf(modifier));
      pressed.keyDown(keyOf(key)).keyUp(keyOf(key));
      for (const modifier of modifiers.toReversed()) pressed.keyUp(keyOf(modifier));
      await pressed.perform();
    },
    type: async (text) => {
      await actions()
        .sendKeys(...text.split(''))
        .perform();
    },
    find: async (text) => {
      await evaluate((sought) => {
        const {webkit} = window as unknown as {
          webkit: {messageHandlers: {find: {postMessage: (text: string) => void}}};
        };
        webkit.messageHandlers.find.postMessage(sought);
      }, text);
    },
    async run(source) {
      await driver.executeScript(source);
    },
    async screenshot() {
      // The driver never answers if the page isn't higher than the window.
      await driver.executeScript(`
        const {scrollHeight, style} = document.documentElement;
        if (scrollHeight <= innerHeight) style.minHeight = innerHeight + 1 + 'px';`);
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    pdf: undefined,
    takeReports() {
      const lines = existsSync(reports) ? readFileSync(reports, 'utf8').split('\n').filter(Boolean) : [];
      writeFileSync(reports, '');
      return lines;
    },
    close,
  };
}
