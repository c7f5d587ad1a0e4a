/**
 * Replaces tslib (3.7 KiB) in browser scripts. Only @docusaurus/utils-common uses tslib there, and calls only this
 * helper. tests/contract/bundler.test.ts checks that this package calls no other helper, because the others are
 * undefined here.
 */
export const __importDefault = (module: {__esModule?: boolean; default?: unknown}): {default?: unknown} =>
  module.__esModule ? module : {default: module};
