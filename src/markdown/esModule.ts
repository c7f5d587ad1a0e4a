/** Loads ES modules with Node's own loader. */
import {createRequire} from 'node:module';

/**
 * Returns the exports of a package that consists of ES modules. Docusaurus uses jiti to load its configuration and
 * everything that the configuration imports. jiti would compile the package with Babel. Compiling all such packages
 * would take half the time that a clean build needs to load its configuration. Some versions of Node.js, such as 20.18,
 * can't load ES modules synchronously, so jiti loads the package there.
 */
export const esModule: (file: string) => unknown = process.features.require_module
  ? createRequire(__filename)
  : require;
