/** Jest's environment for React: Node's, with jsdom's browser globals, such as `document` and `localStorage`. */
import {JSDOM, VirtualConsole} from 'jsdom';
import {TestEnvironment} from 'jest-environment-node';

/** The part of Jest's events that is used here. */
interface TestEvent {
  name: string;
  error?: unknown;
  /** The promise, if the error is a rejection that no code handles. */
  promise?: Promise<unknown>;
}

/** Globals that Node and jsdom both have, and for which tests need jsdom's object. */
const OWN = ['Event', 'CustomEvent', 'EventTarget', 'FormData', 'navigator'];

export default class Browser extends TestEnvironment {
  #window = new JSDOM('', {url: 'https://app.example/', pretendToBeVisual: true, virtualConsole: new VirtualConsole()})
    .window;

  #timers: NodeJS.Timeout[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    const global = this.global as unknown as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(this.#window)) {
      // Keep Node's other globals: jsdom has no `fetch`, and the SDKs' cryptography requires Node's `Uint8Array`.
      if (name in global && !OWN.includes(name)) continue;
      Object.defineProperty(global, name, {
        configurable: true,
        writable: true,
        value: (this.#window as unknown as Record<string, unknown>)[name],
      });
    }
    // `self.crypto` must be Node's, because jsdom's `crypto` lacks `subtle`.
    global.self = global;
    // Dexie only sorts dates that are instances of the tests' `Date`. `structuredClone` makes instances of this file's
    // `Date`, so the tests get this file's `Date` too.
    global.Date = Date;
    this.#keepTimers();
  }

  /** Records timers, so that `teardown` can stop them: Dexie and React Query start timers of seconds and minutes. */
  #keepTimers(): void {
    const start = this.global.setTimeout;
    const keep = (...args: Parameters<typeof start>): NodeJS.Timeout => {
      const timer = start(...args);
      this.#timers.push(timer);
      return timer;
    };
    this.global.setTimeout = Object.assign(keep, start);
  }

  /** Ignores network errors that the React SDK's hooks rethrow where no app can catch them. Browsers only log them. */
  handleTestEvent(event: TestEvent): void {
    if (event.name !== 'error' || !event.promise) return;
    const {message} = event.error as Error;
    const isOfNetwork = message === 'fetch failed' || message === 'unavailable';
    if (isOfNetwork) event.promise.catch(() => undefined);
  }

  override async teardown(): Promise<void> {
    this.#timers.forEach(clearTimeout);
    this.#window.close();
    await super.teardown();
  }
}
