/**
 * The only helper of tslib that browser scripts call: @docusaurus/utils-common requires the whole package, 3.7 KiB, for
 * it. Another helper would be undefined, so tests/contract/bundler.test.ts checks that there is none.
 */
export const __importDefault = (module: {__esModule?: boolean; default?: unknown}): {default?: unknown} =>
  module.__esModule ? module : {default: module};
