/** Jest's environment for React: Node's, with a document and `localStorage`. */
import {JSDOM, VirtualConsole} from 'jsdom';
import {TestEnvironment} from 'jest-environment-node';

/** The part of Jest's events that is used here. */
interface TestEvent {
  name: string;
  error?: unknown;
  /** The promise that nobody handles. */
  promise?: Promise<unknown>;
}

/** Names that Node has too, but for which the document's objects have to be used. */
const OWN = ['Event', 'CustomEvent', 'EventTarget', 'FormData', 'navigator'];

export default class Browser extends TestEnvironment {
  #window = new JSDOM('', {url: 'https://app.example/', pretendToBeVisual: true, virtualConsole: new VirtualConsole()})
    .window;

  #timers: NodeJS.Timeout[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    const global = this.global as unknown as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(this.#window)) {
      // Other names stay Node's: jsdom has no `fetch`, and the SDKs' cryptography needs the same Uint8Array everywhere.
      if (name in global && !OWN.includes(name)) continue;
      Object.defineProperty(global, name, {
        configurable: true,
        writable: true,
        value: (this.#window as unknown as Record<string, unknown>)[name],
      });
    }
    // jsdom's `crypto` lacks `subtle`.
    global.self = global;
    // `structuredClone` makes dates of this realm, but Dexie can only sort dates of the tests' realm.
    global.Date = Date;
    this.#keepTimers();
  }

  /** Keeps timers, so that none outlives the tests: Dexie and React Query start timers of seconds and minutes. */
  #keepTimers(): void {
    const start = this.global.setTimeout;
    const keep = (...args: Parameters<typeof start>): NodeJS.Timeout => {
      const timer = start(...args);
      this.#timers.push(timer);
      return timer;
    };
    this.global.setTimeout = Object.assign(keep, start);
  }

  /** The React SDK's hooks rethrow network errors where no app can catch them. A browser only prints these. */
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
