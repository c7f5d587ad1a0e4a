/** Jest's environment for React: Node's, with a document and `localStorage`. */
import {JSDOM} from 'jsdom';
import {TestEnvironment} from 'jest-environment-node';

/** Names that Node has too, but whose objects have to be those of the document. */
const OWN = ['Event', 'CustomEvent', 'EventTarget', 'FormData', 'navigator'];

export default class Browser extends TestEnvironment {
  #window = new JSDOM('', {url: 'https://app.example/', pretendToBeVisual: true}).window;

  override async setup(): Promise<void> {
    await super.setup();
    const global = this.global as unknown as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(this.#window)) {
      // All else stays Node's: jsdom has no `fetch`, and the SDKs' cryptography needs one Uint8Array.
      if (name in global && !OWN.includes(name)) continue;
      Object.defineProperty(global, name, {
        configurable: true,
        writable: true,
        value: (this.#window as unknown as Record<string, unknown>)[name],
      });
    }
    // jsdom's `crypto` lacks `subtle`.
    global.self = global;
  }

  override async teardown(): Promise<void> {
    this.#window.close();
    await super.teardown();
  }
}
