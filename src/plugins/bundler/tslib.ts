/**
 * The only helper of tslib that browser scripts call. @docusaurus/utils-common requires the whole package for it, 3.7
 * KiB. Any other helper would be undefined, so tests/contract/bundler.test.ts checks that none is called.
 */
export const __importDefault = (module: {__esModule?: boolean; default?: unknown}): {default?: unknown} =>
  module.__esModule ? module : {default: module};
