/**
 * Replaces tslib (3.7 KiB) in browser scripts. They call only this one of tslib's helpers (in
 * @docusaurus/utils-common). The other helpers are undefined, so tests/contract/bundler.test.ts checks that no script
 * calls them.
 */
export const __importDefault = (module: {__esModule?: boolean; default?: unknown}): {default?: unknown} =>
  module.__esModule ? module : {default: module};
