/**
 * Replaces tslib (3.7 KiB) with the only one of its helpers that browser scripts call, in @docusaurus/utils-common.
 * Other helpers are undefined, so tests/contract/bundler.test.ts checks that no script calls them.
 */
export const __importDefault = (module: {__esModule?: boolean; default?: unknown}): {default?: unknown} =>
  module.__esModule ? module : {default: module};
